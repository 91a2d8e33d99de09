import type { Chain } from './chains';
import type { ConnectedComponent } from '../connectedComponents';
import { type CompactRows, compactRows } from './compactRows';
import { crossingCountOf } from './rowOrder';
import type { Rows } from './crossings';
import { foldedColumns } from './foldedColumns';
import { type Layering, layeringsOf } from './layering';
import type { LayerOrder } from './layerOrder';
import { type LayerPair, leafColumns } from './leafColumns';
import { minimizeCrossings } from './minimizeCrossings';
import { orderSiblings } from './siblingOrder';
import { branchLinks, treeOrder } from './treeOrder';

/** On components with more cards one layering is tried alone. */
const LAYERINGS_MAX = 200;

/** Orders of cards in layers in which few links cross, for each of some layerings. */
export function* layerOrders(part: ConnectedComponent, chains: readonly Chain[]): Generator<LayerOrder, void> {
  const orders = ordersOf(part, chains, leafColumns(chains));
  for (const order of part.nodes.length > LAYERINGS_MAX ? orders.slice(0, 1) : orders) {
    const start = order();
    const graph = compactRows(start.joined);
    const rows = orderSiblings(inReadingOrder(minimizeCrossings(start.rows, start.joined), graph), start.joined);
    yield { ...start, rows };
  }
}

/** Orders of a component whose branches stand one above the other, in some of the ways in which they can. */
export function* foldedOrders(part: ConnectedComponent, chains: readonly Chain[]): Generator<LayerOrder, void> {
  for (const columns of foldedColumns(part, chains)) {
    const [first] = ordersOf(part, chains, columns);
    const start = first();
    const graph = compactRows(start.joined);
    const { crossings } = crossingCountOf(start.rows, graph);
    const free = crossings ? minimizeCrossings(start.rows, start.joined, true) : start.rows;
    yield { ...start, rows: inReadingOrder(free, graph) };
  }
}

type FirstOrder = () => LayerOrder;

/** By layering, the order of a component's cards by the tree of their largest holders. */
function ordersOf(
  part: ConnectedComponent,
  chains: readonly Chain[],
  columns: readonly LayerPair[],
): [FirstOrder, ...FirstOrder[]] {
  const keys = part.nodes.map(({ key }) => key);
  const branches = branchLinks(part, chains);
  const from = (layering: Layering) => () => ({ ...treeOrder(part, chains, branches, layering), columns });
  const [highest, ...others] = layeringsOf(keys, [...chains, ...columns]);
  return [from(highest), ...others.map(from)];
}

/** Rows, or their mirror image where more siblings and owners then stand in their order; what crosses is the same in both. */
function inReadingOrder(rows: Rows, graph: CompactRows): Rows {
  const mirrored = rows.map((row) => row.toReversed());
  return crossingCountOf(mirrored, graph).astray < crossingCountOf(rows, graph).astray ? mirrored : rows;
}
