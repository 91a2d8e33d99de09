import type { Core, NodeSingular } from 'cytoscape';
import type { Point } from '@stemma/diagram/geometry/box';

/** Cards that Cytoscape drags: whether it may, where they are by now, and once where they were let go of. */
export class Dragging {
  readonly places = new Map<string, Point>();
  private released = false;
  private allowed = false;

  constructor(
    private readonly cy: Core,
    changed: () => void,
    done: (places: ReadonlyMap<string, Point>) => void,
  ) {
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

  /** Lets cards be dragged, or lets none be. */
  allow(allowed: boolean): void {
    this.allowed = allowed;
    this.cy.autoungrabify(!allowed);
  }

  /** Lets no card be dragged until the finger that is down is lifted. */
  pause(signal: AbortSignal): void {
    this.cy.autoungrabify(true);
    const lifted = () => this.cy.autoungrabify(!this.allowed);
    for (const end of ['touchend', 'touchcancel']) window.addEventListener(end, lifted, { once: true, signal });
  }
}
