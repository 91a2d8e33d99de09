import { overlaps, type Bounds } from '../../geometry/box';
import { labelBounds } from '../../label/labelPlace';
import { segmentBounds } from '../../geometry/segment';
import { nodeBox } from '../nodeBox';
import { group, type Edge, type ConnectedComponent } from '../connectedComponents';
import type { LayoutNode, ComponentLayout } from '../types';

/** Space that a branch keeps from what is not its owner's. */
const APART = 6;

/** Something that stands on a part: a card, or a piece of a link and its label, which count to the held card. */
export interface Occupant {
  card: string;
  box: Bounds;
}

/** The layout of a component while its cards change places: where each stands, and what takes up room there. */
export class CardOccupancy {
  readonly layout: ComponentLayout;
  /** The links that lead to each card. */
  readonly owners: ReadonlyMap<string, readonly Edge[]>;
  private readonly sizes: ReadonlyMap<string, LayoutNode>;
  private readonly things: Map<string, Occupant[]>;

  constructor(part: ConnectedComponent, layout: ComponentLayout) {
    this.layout = { ...layout, nodes: new Map(layout.nodes), links: new Map(layout.links) };
    this.owners = group(part.edges, ({ held }) => held);
    this.sizes = new Map(part.nodes.map((node) => [node.key, node]));
    this.things = new Map(part.nodes.map(({ key }) => [key, this.thingsOf(key)]));
  }

  /** The box of a card with what hangs below it. */
  cardBox(key: string): Bounds | null {
    const [node, at] = [this.sizes.get(key), this.layout.nodes.get(key)];
    return node && at ? nodeBox(node, at) : null;
  }

  /** The segments of a link's route and its label. */
  piecesOf({ link }: Edge): Bounds[] {
    const route = this.layout.links.get(link.key);
    const segments = (route?.path ?? []).slice(1).map((end, at) => segmentBounds(route?.path[at] ?? end, end));
    return [...segments, ...(route?.label && link.label ? [labelBounds(route.label, link.label)] : [])];
  }

  /** What stands within a box, as it was when its cards were last looked at again. */
  within(box: Bounds): Occupant[] {
    return [...this.things.values()].flatMap((all) => all.filter((thing) => overlaps(thing.box, box)));
  }

  /** Looks again at where these cards stand. */
  lookAgain(cards: Iterable<string>): void {
    for (const card of cards) this.things.set(card, this.thingsOf(card));
  }

  private thingsOf(card: string): Occupant[] {
    const own = this.cardBox(card);
    const links = (this.owners.get(card) ?? []).flatMap((edge) => this.piecesOf(edge));
    return [...(own ? [own] : []), ...links].map((box) => ({ card, box }));
  }
}

/** Whether a place holds nothing but these cards and the links that lead to them. */
export function isClear(place: Bounds, cards: (card: string) => boolean, things: readonly Occupant[]): boolean {
  const box = { ...place, left: place.left - APART, right: place.right + APART };
  return things.every((thing) => !overlaps(thing.box, box) || cards(thing.card));
}
