import type { Core, NodeSingular } from 'cytoscape';
import type { SceneCard, SceneChanges } from '@stemma/diagram/scene/scene';

/** So many boxes are made in one step. */
const AT_ONCE = 50;

/** Cytoscape's boxes of the cards on screen: what can be found, dragged and selected. */
export class CardBoxes {
  private ahead: string[] = [];

  constructor(private readonly cy: Core) {}

  /** Makes boxes of cards that are about to be shown, in short steps: styled at once, those of a large chart keep its first picture waiting. */
  *adding(cards: readonly SceneCard[]): Generator<void, void> {
    const wanted = this.cy.destroyed() ? [] : cards.filter(({ node }) => this.cy.getElementById(node.key).empty());
    for (let from = 0; from < wanted.length; from += AT_ONCE) {
      if (this.cy.destroyed()) return;
      const some = wanted.slice(from, from + AT_ONCE);
      this.ahead.push(...some.map(({ node }) => node.key));
      for (const box of this.cy.add(some.map(boxOf)).nodes()) box.outerWidth();
      yield;
    }
  }

  /** Makes, moves and takes off boxes as the cards of the screen were; `isShown` tells whether a card is. */
  update({ added, changed, removed }: SceneChanges, isShown: (key: string) => boolean): void {
    const gone = [...removed, ...this.ahead.filter((key) => !isShown(key))];
    this.ahead = [];
    this.cy.batch(() => {
      for (const key of gone) this.cy.getElementById(key).remove();
      const wanted = added.filter((card) => !this.place(card));
      for (const card of changed) this.place(card);
      if (wanted.length > 0) this.cy.add(wanted.map(boxOf));
    });
  }

  /** Puts the box of a card where the card is; false where it has none. */
  private place(card: SceneCard): boolean {
    const box = this.cy.getElementById(card.node.key);
    if (box.empty()) return false;
    placeBox(box, card);
    return true;
  }
}

function boxOf(card: SceneCard) {
  return { group: 'nodes' as const, data: boxData(card), position: { x: card.x, y: card.y } };
}

function placeBox(box: NodeSingular, card: SceneCard): void {
  const data = boxData(card);
  if (box.data('width') !== data.width || box.data('height') !== data.height) box.data(data);
  box.position({ x: card.x, y: card.y });
}

function boxData({ node, shape }: SceneCard) {
  return { id: node.key, width: shape.width, height: shape.height, level: shape.annotation ? 0 : 1 };
}
