import type { ChartLink } from '@stemma/shared/chart/link';
import type { Point } from '../geometry/box';
import { pathBounds } from '../geometry/polyline';
import { GridIndex } from '../index/gridIndex';
import { RouteIndex } from '../index/routeIndex';
import { SceneFrames } from '../group/sceneFrames';
import { ROUTE_MARGIN, type SceneCard, type SceneLink, type Setters } from './sceneParts';
import { Stacking } from './stacking';

/** What stands where on a chart, by key and by place: cards, the routes of links with their labels, and the frames of groups. */
export class SceneContent {
  readonly cards = new Map<string, SceneCard>();
  readonly links = new Map<string, SceneLink>();
  readonly linksOf = new Map<string, Set<string>>();
  readonly cardIndex = new GridIndex();
  /** Rectangles round whole links, and where their routes run. */
  readonly linkIndex = new GridIndex();
  readonly routeIndex = new RouteIndex();
  readonly labelIndex = new GridIndex();
  readonly framing: SceneFrames;
  /** Null where a card or link came or went since it was last asked for. */
  private knownStacking: Stacking | null = null;

  constructor(setters: Pick<Setters, 'label'>) {
    this.framing = new SceneFrames(this, (link) => setters.label(link));
  }

  /** Which card and which link lies over another. */
  get stacking(): Stacking {
    this.knownStacking ??= new Stacking(this);
    return this.knownStacking;
  }

  /** Cards or links are about to come or go. */
  restack(): void {
    this.knownStacking = null;
  }

  /** Takes a link over; it stands on this route until it is given another one. */
  putLink(link: ChartLink, path: readonly Point[]): void {
    this.links.set(link.key, { link, path, label: null });
    this.routeIndex.set(link.key, path);
    for (const end of [link.from, link.to]) {
      const keys = this.linksOf.get(end);
      if (keys) keys.add(link.key);
      else this.linksOf.set(end, new Set([link.key]));
    }
  }

  /** Where a link's route runs now. */
  placeRoute(key: string, path: readonly Point[]): void {
    this.linkIndex.set(key, pathBounds(path, ROUTE_MARGIN));
    this.routeIndex.set(key, path);
  }

  /** Forgets a link. */
  dropLink({ key, from, to }: Pick<ChartLink, 'key' | 'from' | 'to'>): void {
    this.links.delete(key);
    this.linkIndex.delete(key);
    this.routeIndex.delete(key);
    this.labelIndex.delete(key);
    for (const end of [from, to]) this.linksOf.get(end)?.delete(key);
  }
}
