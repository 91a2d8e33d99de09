import type { Point } from '@stemma/diagram/geometry/box';
import type { Scene, SceneCard, SceneLink } from '@stemma/diagram/scene/scene';
import { portOf } from '@stemma/diagram/scene/sceneParts';
import { nearestAnchor, formatAnchor } from '@stemma/diagram/route/anchor';
import type { LinkEnd } from '../model/endChoice';
import type { Camera } from './camera';
import type { PointerTool } from './pointerTools';

/** An end of a link, put at another place of its card. */
export interface MovedEndpoint {
  key: string;
  end: LinkEnd;
  anchor: string;
}

interface Surroundings {
  scene: Scene;
  camera: Camera;
  /** The link whose ends can be moved now: the only one selected, while editing. */
  link(): string | null;
  changed(): void;
  done(ended: MovedEndpoint): void;
  /** The link goes back to how it was. */
  undone(): void;
}

interface Held {
  key: string;
  end: LinkEnd;
  card: SceneCard;
  start: Point;
  anchor: string | null;
}

const REACH = { mouse: 8, touch: 22 } as const;
/** So near to a side's middle, in CSS pixels, an end goes there. */
const SNAP = 9;

/** Moving the ends of the selected link along the outlines of its cards. */
export class MoveEndpointTool implements PointerTool {
  private held: Held | null = null;

  constructor(private readonly around: Surroundings) {}

  /** Where the ends of the selected link can be taken hold of. */
  ends(): Point[] {
    return this.places().map(({ at }) => at);
  }

  begin(event: PointerEvent): boolean {
    const { camera, scene } = this.around;
    const at = camera.toChart(event);
    const reach = (event.pointerType === 'touch' ? REACH.touch : REACH.mouse) / camera.view().zoom;
    const [near] = this.places()
      .map((place) => ({ ...place, distance: Math.hypot(place.at.x - at.x, place.at.y - at.y) }))
      .filter(({ distance }) => distance <= reach)
      .sort((a, b) => a.distance - b.distance);
    const card = near && scene.cards.get(near.card);
    if (!near || !card) return false;
    this.held = { key: near.key, end: near.end, card, start: at, anchor: null };
    return true;
  }

  move(event: PointerEvent): void {
    const { held } = this;
    if (!held) return;
    const { scene, camera } = this.around;
    const at = camera.toChart(event);
    const { zoom } = camera.view();
    if (held.anchor === null && Math.hypot(at.x - held.start.x, at.y - held.start.y) * zoom < 3) return;
    held.anchor = formatAnchor(nearestAnchor(portOf(held.card), at, SNAP / zoom));
    scene.tryEnd(held.key, held.end === 'fromSpot' ? { fromSpot: held.anchor } : { toSpot: held.anchor });
    this.around.changed();
  }

  end(): void {
    const { held } = this;
    this.held = null;
    if (held && held.anchor !== null) this.around.done({ key: held.key, end: held.end, anchor: held.anchor });
  }

  drop(): void {
    this.held = null;
    this.around.undone();
  }

  private places(): { key: string; end: LinkEnd; card: string; at: Point }[] {
    const entry = this.entry();
    const [first, last] = [entry?.path[0], entry?.path.at(-1)];
    if (!entry || !first || !last) return [];
    const { key, from, to } = entry.link;
    return [
      { key, end: 'fromSpot', card: from, at: first },
      { key, end: 'toSpot', card: to, at: last },
    ];
  }

  private entry(): SceneLink | undefined {
    const key = this.around.link();
    return key ? this.around.scene.links.get(key) : undefined;
  }
}
