import type { Point } from '@stemma/diagram/geometry/box';
import type { Scene } from '@stemma/diagram/scene/scene';
import { selectionOf, type Selection } from '../model/selection';
import type { Camera } from './camera';
import type { PointerTool } from './pointerTools';

interface Surroundings {
  scene: Scene;
  camera: Camera;
  active(): boolean;
  selection(): Selection;
  changed(): void;
  done(selection: Selection): void;
}

/** A loop drawn round cards selects those whose middle is in it, and the links between them; with Shift or Ctrl they join what is selected. */
export class LassoTool implements PointerTool {
  private loop: Point[] = [];

  constructor(private readonly around: Surroundings) {}

  /** The loop under way. */
  line(): readonly Point[] {
    return this.loop;
  }

  begin(event: PointerEvent): boolean {
    if (!this.around.active()) return false;
    this.loop = [this.around.camera.toChart(event)];
    return true;
  }

  move(event: PointerEvent): void {
    this.loop = [...this.loop, this.around.camera.toChart(event)];
    this.around.changed();
  }

  end(event: PointerEvent): void {
    const { scene } = this.around;
    const before = this.around.selection();
    const joins = event.shiftKey || event.ctrlKey || event.metaKey;
    const nodes = new Set(joins ? before.nodes : []);
    for (const card of scene.cards.values()) if (isInsideLoop(card, this.loop)) nodes.add(card.node.key);
    const links = new Set(joins ? before.links : []);
    for (const { link } of scene.links.values()) if (nodes.has(link.from) && nodes.has(link.to)) links.add(link.key);
    this.drop();
    this.around.done(selectionOf(nodes, links));
  }

  drop(): void {
    this.loop = [];
    this.around.changed();
  }
}

/** Whether a point is within a loop: an upright ray from it crosses the loop an odd number of times. */
export function isInsideLoop(point: Point, loop: readonly Point[]): boolean {
  let crossings = 0;
  for (let at = 0; at < loop.length; at++) {
    const [a, b] = [loop[at], loop[(at + 1) % loop.length]];
    if (!a || !b || a.x > point.x === b.x > point.x) continue;
    if (point.y < a.y + ((point.x - a.x) / (b.x - a.x)) * (b.y - a.y)) crossings++;
  }
  return crossings % 2 === 1;
}
