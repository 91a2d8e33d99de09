import type { Core, EventObject } from 'cytoscape';
import type { Point } from '@stemma/diagram/geometry/box';
import { sameSelection, selectionOf, type Selection } from '../model/selection';

interface Surroundings {
  linkAt(point: Point): string | undefined;
  /** Whether a tile hides the cards there, so that a press picks none of them. */
  isTiled(point: Point): boolean;
  /** What is shown as selected. */
  shown(): Selection;
  select(selection: Selection): void;
}

/** What is selected: cards by Cytoscape's own gestures, links by a press on them; both are told as one. */
export class SelectionSync {
  private links = new Set<string>();
  private telling = false;
  private syncing = false;
  /** A press that is yet to be told. */
  private press: 'on tile' | 'on chart' | null = null;

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
    this.press = this.around.isTiled(event.position) ? 'on tile' : 'on chart';
    if (this.press === 'on tile') return this.tell();
    const { shiftKey, ctrlKey, metaKey } = event.originalEvent;
    const additive = shiftKey || ctrlKey || metaKey;
    if (!additive) this.links.clear();
    const link = event.target === this.cy ? this.around.linkAt(event.position) : undefined;
    if (link && !(additive && this.links.delete(link))) this.links.add(link);
    this.tell();
  }

  /** Tells the selection once everything that belongs to one gesture has happened; after a press also where it is as it was, as a panel may have been closed since. */
  private tell(): void {
    if (this.telling || this.syncing) return;
    this.telling = true;
    setTimeout(() => {
      const { press } = this;
      [this.telling, this.press] = [false, null];
      if (this.cy.destroyed()) return;
      if (press === 'on tile') return this.take(this.around.shown());
      const nodes = this.cy.nodes(':selected').map((node) => node.id());
      const selection = selectionOf(nodes, this.links);
      if (press || !sameSelection(selection, this.around.shown())) this.around.select(selection);
    }, 0);
  }
}
