/** Arcs of a network by number: from one node to another at a cost for each unit of flow, of which a capacity (Infinity for any) may pass. */
export interface Network {
  nodes: number;
  from: readonly number[];
  to: readonly number[];
  cost: readonly number[];
  capacity: readonly number[];
}

/** An optimal circulation and node potentials: with `cost + potential[from] - potential[to]` no arc with room costs less than 0. */
export interface Circulation {
  flow: Float64Array;
  potential: Float64Array;
}

/** An arc that isn't in the spanning tree carries nothing or all that it can; as factors of its reduced cost. */
const [TREE, EMPTY, FULL] = [0, 1, -1];
/** Where the tree's arc of a node leads. */
const [UP, DOWN] = [1, -1];

/**
 * The circulation of least cost, by the primal network simplex method with a strongly feasible spanning tree and block search (R. K. Ahuja,
 * T. L. Magnanti, J. B. Orlin, Network Flows, 1993, chapter 11). Costs are whole numbers. A network has no cycle of negative cost without a capacity.
 */
export function cheapestCirculation(network: Network): Circulation {
  const tree = new SpanningTree(network);
  for (let arc = tree.entering(); arc >= 0; arc = tree.entering()) tree.pivot(arc);
  return { flow: tree.flow.subarray(0, network.from.length), potential: tree.potential.subarray(0, network.nodes) };
}

/** A spanning tree of a network and a root that an arc leads to from each node. */
class SpanningTree {
  readonly flow: Float64Array;
  readonly potential: Float64Array;
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  private readonly cost: Float64Array;
  private readonly capacity: Float64Array;
  private readonly state: Int8Array;
  /** By node: the node above, the arc that joins them and where that leads, and how many steps it stands below the root. */
  private readonly parent: Int32Array;
  private readonly arc: Int32Array;
  private readonly leads: Int8Array;
  private readonly depth: Int32Array;
  /** By node, the first one below it, and the ones before and after it below the same one; -1 for none. */
  private readonly first: Int32Array;
  private readonly next: Int32Array;
  private readonly previous: Int32Array;
  private readonly block: number;
  private searched = 0;

  constructor({ nodes, from, to, cost, capacity }: Network) {
    const [arcs, root] = [from.length, nodes];
    this.from = new Int32Array(arcs + nodes);
    this.to = new Int32Array(arcs + nodes).fill(root);
    this.cost = new Float64Array(arcs + nodes);
    this.capacity = new Float64Array(arcs + nodes).fill(Infinity);
    this.from.set(from);
    this.to.set(to);
    this.cost.set(cost);
    this.capacity.set(capacity);
    this.flow = new Float64Array(arcs + nodes);
    this.state = new Int8Array(arcs + nodes).fill(TREE).fill(EMPTY, 0, arcs);
    this.potential = new Float64Array(nodes + 1);
    this.parent = new Int32Array(nodes + 1).fill(root);
    this.arc = new Int32Array(nodes + 1);
    this.leads = new Int8Array(nodes + 1).fill(UP);
    this.depth = new Int32Array(nodes + 1).fill(1);
    this.first = new Int32Array(nodes + 1).fill(-1);
    this.next = new Int32Array(nodes + 1).fill(-1);
    this.previous = new Int32Array(nodes + 1).fill(-1);
    this.parent[root] = -1;
    this.depth[root] = 0;
    for (let node = nodes - 1; node >= 0; node--) {
      this.arc[node] = arcs + node;
      this.from[arcs + node] = node;
      this.attach(node, root);
    }
    this.block = Math.max(10, Math.ceil(Math.sqrt(arcs)));
  }

  /** The arc with the least reduced cost in the next block that has one below 0; -1 where none has. */
  entering(): number {
    const { from, to, cost, state, potential, block } = this;
    const arcs = cost.length - potential.length + 1;
    let [best, least, left] = [-1, 0, block];
    for (let count = 0, arc = this.searched; count < arcs; count++) {
      const reduced = state[arc]! * (cost[arc]! + potential[from[arc]!]! - potential[to[arc]!]!);
      if (reduced < least) [best, least] = [arc, reduced];
      arc = arc + 1 === arcs ? 0 : arc + 1;
      if (--left > 0) continue;
      if (best >= 0) {
        this.searched = arc;
        return best;
      }
      left = block;
    }
    return best;
  }

  /** Sends as much as can be around the cycle that an arc closes, and takes it into the tree for one that has no more room. */
  pivot(entering: number): void {
    const { flow, capacity, parent, arc, leads } = this;
    const isEmpty = this.state[entering] === EMPTY;
    const [start, end] = isEmpty
      ? [this.from[entering]!, this.to[entering]!]
      : [this.to[entering]!, this.from[entering]!];
    const apex = this.apexOf(start, end);
    let [room, leaving, isAtStart] = [capacity[entering]!, -1, false];
    for (let node = start; node !== apex; node = parent[node]!) {
      const own = this.roomOf(node, DOWN);
      if (own < room) [room, leaving, isAtStart] = [own, node, true];
    }
    for (let node = end; node !== apex; node = parent[node]!) {
      const own = this.roomOf(node, UP);
      if (own <= room) [room, leaving, isAtStart] = [own, node, false];
    }
    if (room === Infinity) throw new Error('The network has a cycle of negative cost without a capacity.');
    if (room > 0) {
      flow[entering] = flow[entering]! + (isEmpty ? room : -room);
      for (let node = start; node !== apex; node = parent[node]!) {
        flow[arc[node]!] = flow[arc[node]!]! - leads[node]! * room;
      }
      for (let node = end; node !== apex; node = parent[node]!) {
        flow[arc[node]!] = flow[arc[node]!]! + leads[node]! * room;
      }
    }
    if (leaving < 0) {
      this.state[entering] = isEmpty ? FULL : EMPTY;
      return;
    }
    const left = arc[leaving]!;
    this.state[entering] = TREE;
    this.state[left] = flow[left] === 0 ? EMPTY : FULL;
    this.hang(leaving, isAtStart ? start : end, isAtStart ? end : start, entering);
  }

  /** How much more may flow through a node's arc towards the node above or away from it. */
  private roomOf(node: number, way: number): number {
    const arc = this.arc[node]!;
    return this.leads[node] === way ? this.capacity[arc]! - this.flow[arc]! : this.flow[arc]!;
  }

  private apexOf(one: number, other: number): number {
    const { depth, parent } = this;
    while (one !== other) {
      if (depth[one]! >= depth[other]!) one = parent[one]!;
      else other = parent[other]!;
    }
    return one;
  }

  /** Cuts the branch of a node off and hangs it by another of its nodes below one outside, by an arc. */
  private hang(branch: number, top: number, under: number, by: number): void {
    const { parent, arc, leads, potential } = this;
    let [node, above, link] = [top, under, by];
    for (let isLast = false; !isLast;) {
      isLast = node === branch;
      const [up, own] = [parent[node]!, arc[node]!];
      this.detach(node);
      this.attach(node, above);
      arc[node] = link;
      leads[node] = this.from[link] === node ? UP : DOWN;
      [node, above, link] = [up, node, own];
    }
    this.shift(top, potential[under]! - leads[top]! * this.cost[by]! - potential[top]!);
  }

  /** Adds to the potentials of a branch, and works out anew how deep its nodes stand. */
  private shift(top: number, by: number): void {
    const { first, next, parent, depth, potential } = this;
    for (let node = top; ;) {
      potential[node] = potential[node]! + by;
      depth[node] = depth[parent[node]!]! + 1;
      if (first[node]! >= 0) {
        node = first[node]!;
        continue;
      }
      while (node !== top && next[node]! < 0) node = parent[node]!;
      if (node === top) return;
      node = next[node]!;
    }
  }

  private attach(node: number, above: number): void {
    const { first, next, previous, parent } = this;
    const after = first[above]!;
    parent[node] = above;
    next[node] = after;
    previous[node] = -1;
    if (after >= 0) previous[after] = node;
    first[above] = node;
  }

  private detach(node: number): void {
    const { first, next, previous, parent } = this;
    const [before, after] = [previous[node]!, next[node]!];
    if (before >= 0) next[before] = after;
    else first[parent[node]!] = after;
    if (after >= 0) previous[after] = before;
  }
}
