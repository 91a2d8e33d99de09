import { Scene, type SceneChanges, type Setters } from '@stemma/diagram/scene/scene';
import type { ChartDocument } from '../model/document';
import { fadedOnWhite } from '@stemma/shared/chart/contrast';
import { inSteps } from '@stemma/diagram/scene/inSteps';
import { visibleOf, type Visibility, type VisibleChart } from './visibleChart';

/** The scene on screen, and others of the same chart: one that is worked out before it is shown, and one without some cards. */
export class Scenes {
  readonly onScreen: Scene;
  private prepared: { whole: ChartDocument; away: Visibility; scene: Scene } | null = null;

  constructor(
    private readonly setters: Setters,
    private readonly shown: VisibleChart,
  ) {
    this.onScreen = new Scene(setters);
  }

  /** Works out in short steps what a document will look like, so that `show` shows this very one without a pause. */
  async prepare(whole: ChartDocument): Promise<void> {
    const { away } = this.shown;
    const scene = new Scene(this.setters);
    await inSteps(scene.updating(visibleOf(whole, away)));
    this.prepared = { whole, away, scene };
  }

  /** Puts on screen what is shown (`chart`) of a whole document. */
  show(whole: ChartDocument, chart: ChartDocument): SceneChanges {
    const { prepared } = this;
    this.prepared = null;
    if (prepared?.whole !== whole || prepared.away !== this.shown.away) return this.onScreen.update(chart);
    prepared.scene.update(chart);
    return this.onScreen.become(prepared.scene);
  }

  /** What is on screen without these cards, and with these links pale, for a file; the screen stays as it is. */
  forFile(hidden: ReadonlySet<string>, pale: ReadonlySet<string>): Scene {
    const { whole, away } = this.shown;
    if (hidden.size + pale.size === 0 || !whole) return this.onScreen;
    const scene = new Scene(this.setters);
    const links = new Map(
      [...whole.links].map(([key, link]) => [key, pale.has(key) ? { ...link, color: fadedOnWhite(link.color) } : link]),
    );
    scene.update(visibleOf({ ...whole, links }, { ...away, hidden: new Set([...away.hidden, ...hidden]) }));
    return scene;
  }
}
