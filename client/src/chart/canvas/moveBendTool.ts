import type { Point } from '@stemma/diagram/geometry/box';
import { overlaps } from '@stemma/diagram/geometry/box';
import { labelBounds } from '@stemma/diagram/label/labelPlace';
import type { Scene, SceneLink } from '@stemma/diagram/scene/scene';
import { anchorsOf } from '@stemma/diagram/route/anchor';
import type { ChartLink } from '@stemma/shared/chart/link';
import { dragged, gripsOf, type Grip } from '../model/bends';
import { textPlace } from '../model/textPlace';
import type { Camera } from './camera';
import { DoublePress } from './doubleTap';
import type { PointerTool } from './pointerTools';

/** A link as it was bent, or with its label at another place of it. */
export type MovedBend =
  { key: string; points: number[]; routing: ChartLink['routing'] } | { key: string; textAt: number };

interface Surroundings {
  scene: Scene;
  camera: Camera;
  /** The link that can be bent now: the only one selected, while editing. */
  link(): string | null;
  changed(): void;
  done(bent: MovedBend): void;
  /** The link was pressed twice. */
  opened(key: string): void;
  /** The link goes back to how it was. */
  undone(): void;
}

interface Held {
  key: string;
  grip: Grip | 'label';
  path: readonly Point[];
  start: Point;
  result: MovedBend | null;
}

const REACH = { mouse: 9, touch: 22 } as const;

/** Bending the selected link by its grips, and moving its label along it. */
export class MoveBendTool implements PointerTool {
  private held: Held | null = null;
  private readonly presses = new DoublePress();

  constructor(private readonly around: Surroundings) {}

  /** Where the selected link can be taken hold of now. */
  grips(): Grip[] {
    const entry = this.entry();
    if (!entry) return [];
    const labelBox = entry.label && labelBounds(entry.label, entry.label.shape);
    return gripsOf(this.routeOf(entry), this.around.scene.routingOf(entry.link), labelBox);
  }

  begin(event: PointerEvent): boolean {
    const isTaken = this.take(event);
    // The press that selects a link is the first of two on its label.
    if (!isTaken) this.presses.begin(event);
    return isTaken;
  }

  private take(event: PointerEvent): boolean {
    const entry = this.entry();
    if (!entry) return false;
    const { camera } = this.around;
    const at = camera.toChart(event);
    const reach = (event.pointerType === 'touch' ? REACH.touch : REACH.mouse) / camera.view().zoom;
    const near = this.grips()
      .map((grip) => ({ grip, distance: Math.hypot(grip.x - at.x, grip.y - at.y) }))
      .filter(({ distance }) => distance <= reach)
      .sort((a, b) => a.distance - b.distance)[0]?.grip;
    const onLabel = entry.label && overlaps(labelBounds(entry.label, entry.label.shape), dot(at));
    const grip = near ?? (onLabel ? 'label' : null);
    if (!grip) return false;
    this.held = {
      key: entry.link.key,
      grip,
      path: grip === 'label' ? entry.path : this.routeOf(entry),
      start: at,
      result: null,
    };
    return true;
  }

  move(event: PointerEvent): void {
    const { held } = this;
    const entry = held && this.around.scene.links.get(held.key);
    if (!held || !entry) return;
    const { scene, camera } = this.around;
    const at = camera.toChart(event);
    if (!held.result && Math.hypot(at.x - held.start.x, at.y - held.start.y) * camera.view().zoom < 3) return;
    const { link } = entry;
    if (held.grip === 'label') {
      const textAt = textPlace(scene, entry, at);
      held.result = { key: held.key, textAt };
      scene.placeText(held.key, textAt);
    } else {
      const routing = scene.routingOf(link);
      const points = dragged(held.path, held.grip, at, routing);
      held.result = { key: held.key, points, routing: routing === 'straight' ? 'straight' : link.routing };
      scene.bend(held.key, points);
    }
    this.around.changed();
  }

  end(event: PointerEvent): void {
    const { held } = this;
    this.held = null;
    if (held?.result) this.around.done(held.result);
    else if (held && this.presses.isSecond(event)) this.around.opened(held.key);
  }

  drop(): void {
    this.held = null;
    this.around.undone();
  }

  /** What of a link can be bent: all but what leads a straight one out of its cards at places of its own. */
  private routeOf({ link, path }: SceneLink): readonly Point[] {
    if (this.around.scene.routingOf(link) !== 'straight') return path;
    const { from, to } = anchorsOf(link);
    return path.slice(from ? 1 : 0, to ? -1 : undefined);
  }

  private entry(): SceneLink | undefined {
    const key = this.around.link();
    return key ? this.around.scene.links.get(key) : undefined;
  }
}

function dot({ x, y }: Point) {
  return { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 };
}
