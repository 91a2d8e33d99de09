import type { Core, EventObject } from 'cytoscape';
import type { Point } from '@stemma/diagram/geometry/box';
import { sameSelection, selectionOf, type Selection } from '../model/selection';

interface Surroundings {
  linkAt(point: Point): string | undefined;
  /** What is shown as selected. */
  shown(): Selection;
  select(selection: Selection): void;
}

/** What is selected: cards by Cytoscape's own gestures, links by a press on them; both are told as one. */
export class SelectionSync {
  private links = new Set<string>();
  private telling = false;
  private syncing = false;

  constructor(
    private readonly cy: Core,
    private readonly around: Surroundings,
  ) {
    cy.on('select unselect', 'node', () => this.tell());
    cy.on('tap', (event) => this.tapped(event));
  }

  /** Takes over what was selected elsewhere. */
  take(selection: Selection): void {
    this.links = new Set(selection.links);
    this.syncing = true;
    this.cy.batch(() => {
      this.cy.nodes(':selected').forEach((node) => {
        if (!selection.nodes.has(node.id())) node.unselect();
      });
      for (const key of selection.nodes) this.cy.getElementById(key).select();
    });
    this.syncing = false;
  }

  private tapped(event: EventObject): void {
    const { shiftKey, ctrlKey, metaKey } = event.originalEvent;
    const additive = shiftKey || ctrlKey || metaKey;
    if (!additive) this.links.clear();
    const link = event.target === this.cy ? this.around.linkAt(event.position) : undefined;
    if (link && !(additive && this.links.delete(link))) this.links.add(link);
    this.tell();
  }

  /** Tells the selection once everything that belongs to one gesture has happened. */
  private tell(): void {
    if (this.telling || this.syncing) return;
    this.telling = true;
    setTimeout(() => {
      this.telling = false;
      if (this.cy.destroyed()) return;
      const nodes = this.cy.nodes(':selected').map((node) => node.id());
      const selection = selectionOf(nodes, this.links);
      if (!sameSelection(selection, this.around.shown())) this.around.select(selection);
    }, 0);
  }
}
