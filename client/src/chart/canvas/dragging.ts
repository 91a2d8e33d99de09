import type { Core, NodeSingular } from 'cytoscape';
import type { Point } from '@stemma/shared/chart/geometry/box';

/** Cards that Cytoscape drags: where they are by now, and once where they were let go of. */
export class Dragging {
  readonly places = new Map<string, Point>();
  private released = false;

  constructor(cy: Core, changed: () => void, done: (places: ReadonlyMap<string, Point>) => void) {
    cy.on('drag', 'node', ({ target }: { target: NodeSingular }) => {
      this.places.set(target.id(), { ...target.position() });
      changed();
    });
    cy.on('dragfree', 'node', () => {
      if (this.released) return;
      this.released = true;
      queueMicrotask(() => {
        this.released = false;
        const places = new Map(
          [...this.places].map(([key, { x, y }]) => [key, { x: Math.round(x), y: Math.round(y) }]),
        );
        this.places.clear();
        if (places.size) done(places);
      });
    });
  }

  /** Whether cards are on their way. */
  get busy(): boolean {
    return this.places.size > 0;
  }
}
