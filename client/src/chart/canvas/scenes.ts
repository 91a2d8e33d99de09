import { isNameCut } from '@stemma/diagram/geometry/card';
import { openingWork } from '@stemma/diagram/scene/openingWork';
import { Scene, type SceneCard, type SceneChanges, type Setters } from '@stemma/diagram/scene/scene';
import type { ChartDocument } from '../model/document';
import { fadedOnWhite } from '@stemma/shared/chart/contrast';
import { inSteps } from '@stemma/diagram/index/work';
import { visibleOf, type Visibility, type VisibleChart } from './visibleChart';

/** How cards are set in files, which cut no names. */
export interface FileSetters {
  wholeCard: Setters['card'];
}
export type SceneAndFileSetters = Setters & Partial<FileSetters>;

/** The scene on screen, and others of the same chart: one that is worked out before it is shown, and one without some cards. */
export class Scenes {
  readonly onScreen: Scene;
  private prepared: { whole: ChartDocument; away: Visibility; scene: Scene; isDraft: boolean } | null = null;
  private isDraft = false;

  constructor(
    private setters: SceneAndFileSetters,
    private readonly shown: VisibleChart,
  ) {
    this.onScreen = new Scene(setters);
  }

  /**
   * Works out in short steps what a document will look like, so that `show` shows this very one without a pause; `isOpening` for no more work
   * than a chart takes that was laid out. Answers the cards that it will have.
   */
  async prepare(whole: ChartDocument, isOpening = false): Promise<SceneCard[]> {
    const { away } = this.shown;
    const scene = new Scene(this.setters, isOpening ? openingWork : undefined);
    await inSteps(scene.updating(visibleOf(whole, away)));
    this.prepared = { whole, away, scene, isDraft: isOpening && scene.isDraft };
    return [...scene.cards.values()];
  }

  /** Puts on screen what is shown (`chart`) of a whole document. */
  show(whole: ChartDocument, chart: ChartDocument): SceneChanges {
    const { prepared } = this;
    this.prepared = null;
    if (prepared?.whole !== whole || prepared.away !== this.shown.away) return this.onScreen.update(chart);
    prepared.scene.update(chart);
    this.isDraft = prepared.isDraft;
    return this.onScreen.become(prepared.scene);
  }

  /** Draws what is on screen by another style. */
  restyle(setters: SceneAndFileSetters): SceneChanges {
    this.setters = setters;
    this.prepared = null;
    const scene = new Scene(setters);
    if (this.shown.whole) scene.update(visibleOf(this.shown.whole, this.shown.away));
    return this.onScreen.become(scene);
  }

  /** Whether what is on screen was worked out to be shown soon, and more work would give better routes and labels. */
  get isOpening(): boolean {
    return this.isDraft;
  }

  /** What is on screen without these cards, with these links pale, every name whole, and without what screening came to, for a file; the screen stays as it is. */
  forFile(hidden: ReadonlySet<string>, pale: ReadonlySet<string>): Scene {
    const { whole, away } = this.shown;
    const { wholeCard } = this.setters;
    const isCut = wholeCard && [...this.onScreen.cards.values()].some(({ node, shape }) => isNameCut(node, shape));
    const isWhole = hidden.size + pale.size === 0 && !this.isDraft && !isCut;
    if (!whole || (isWhole && !whole.risks)) return this.onScreen;
    const scene = new Scene(wholeCard ? { ...this.setters, card: wholeCard } : this.setters);
    const links = new Map(
      [...whole.links].map(([key, link]) => [key, pale.has(key) ? { ...link, color: fadedOnWhite(link.color) } : link]),
    );
    const { risks: _told, ...shown } = whole;
    scene.update(visibleOf({ ...shown, links }, { ...away, hidden: new Set([...away.hidden, ...hidden]) }));
    return scene;
  }
}
