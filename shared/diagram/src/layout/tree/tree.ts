import { FRAME_HALF, SPACE } from '../nodeBox';
import { depthOf } from '../../group/groups';
import { inColumns } from '../../group/groupColumns';
import type { Edge, ConnectedComponent } from '../connectedComponents';
import { lanesBelow, sideBySide, treeLinks, type TreePlaces } from './treeLinks';
import { LANE, treeRoutes } from './treeRoutes';
import type { LayoutNode, ComponentLayout } from '../types';
import type { Bounds } from '../../geometry/box';
import { simplified } from '../../geometry/polyline';
import { STEM_LENGTH } from '../../route/port';
import { RouteOccupancy } from '../routeOccupancy';
import { clearMiddle, leastPenalty, labelCandidates } from '../../label/labelCandidates';
import { LabelPlacer } from '../../label/labelPlacer';

/** Space between two levels: room for a link's bundle, its label and its arrow. */
const LEVELS = 84;
/** How much higher it is for each further link between the same two cards, whose label stands one below the other. */
const WORDS = 22;
/** Owners whose other links find room in that space. */
const LANES = 2;

interface Branch {
  node: LayoutNode;
  level: number;
  below: Branch[];
  width: number;
}

/**
 * A part as a tree: each card under the owner with the largest share, middle over what it holds, every level at one height. An owner
 * stands above all that it holds, outside of loops.
 */
export function treeLayout(part: ConnectedComponent, isStraight = false): ComponentLayout {
  const byKey = new Map(part.nodes.map((node) => [node.key, node]));
  const levels = levelsOf(part);
  const branches = new Map(
    part.nodes.map((node) => [node.key, { node, level: levels.get(node.key) ?? 0, below: [] as Branch[], width: 0 }]),
  );
  const tops: Branch[] = [];
  const isBranch = new Set<Edge>();
  for (const node of part.nodes) {
    const branch = branches.get(node.key);
    const edge = branchTo(node.key, part.edges, levels);
    if (edge) isBranch.add(edge);
    if (branch) (edge ? branches.get(edge.holder)?.below : tops)?.push(branch);
  }
  const given = treeLinks(part.edges, isBranch, levels);
  const lanes = lanesBelow(given, levels);
  const together = sideBySide(given, levels);
  const tallest: number[] = [];
  for (const [key, level] of levels) {
    const { height = 0, drop = 0 } = byKey.get(key) ?? {};
    tallest[level] = Math.max(tallest[level] ?? 0, height + drop);
  }
  const rows: number[] = [];
  const depth = depthOf(part.groups);
  let y = 0;
  tallest.forEach((height, level) => {
    rows.push(y);
    const label = ((together[level] ?? 1) - 1) * WORDS;
    const across = Math.max(0, (lanes[level] ?? 0) - LANES) * LANE;
    y += height + Math.max(LEVELS, 2 * FRAME_HALF * depth) + (isStraight ? 0 : label + across);
  });
  const nodes: ComponentLayout['nodes'] = new Map();
  let x = 0;
  for (const top of tops) {
    measure(top);
    place(top, x, rows, nodes);
    x += top.width + SPACE.cards;
  }
  const places = part.groups.length
    ? inColumns({ groups: part.groups, places: nodes, rows: levels }, byKey, ownersOf(isBranch))
    : nodes;
  const right = Math.max(x - SPACE.cards, ...[...places].map(([key, at]) => at.x + (byKey.get(key)?.width ?? 0) / 2));
  const standing = { nodes: places, sizes: byKey, levels, rows };
  const routes = treeRoutes(given, [...isBranch], standing);
  const links = isStraight ? routes : withTreeLabels(part, routes, isBranch, standing);
  return { width: right, height: y - LEVELS, nodes: new Map(places), links };
}

/** By card, the owner under which it hangs. */
function ownersOf(branches: Iterable<Edge>): Map<string, string> {
  return new Map([...branches].map(({ holder, held }) => [held, holder]));
}

/** How many steps below the top each card stands: one below the lowest of its owners. A link that closes a loop does not count. */
function levelsOf({ nodes, edges }: ConnectedComponent): Map<string, number> {
  const down = new Map<string, Edge[]>();
  for (const edge of edges) {
    if (edge.link.arrowType !== 'None') down.set(edge.holder, [...(down.get(edge.holder) ?? []), edge]);
  }
  const state = new Map<string, 'open' | 'done'>();
  const order: string[] = [];
  const closing = new Set<Edge>();
  for (const { key: start } of nodes) {
    const stack = [{ key: start, at: 0 }];
    if (state.has(start)) continue;
    state.set(start, 'open');
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const edge = down.get(top.key)?.[top.at++];
      if (!edge) {
        state.set(top.key, 'done');
        order.push(top.key);
        stack.pop();
      } else if (state.get(edge.held) === 'open') closing.add(edge);
      else if (!state.has(edge.held)) {
        state.set(edge.held, 'open');
        stack.push({ key: edge.held, at: 0 });
      }
    }
  }
  const levels = new Map(nodes.map(({ key }) => [key, 0]));
  for (const key of order.reverse()) {
    for (const edge of down.get(key) ?? []) {
      if (closing.has(edge)) continue;
      levels.set(edge.held, Math.max(levels.get(edge.held) ?? 0, (levels.get(key) ?? 0) + 1));
    }
  }
  return levels;
}

/** The link by which a card hangs under an owner: of those from above it, the first by share. */
function branchTo(key: string, edges: readonly Edge[], levels: ReadonlyMap<string, number>): Edge | null {
  const level = levels.get(key) ?? 0;
  let best: Edge | null = null;
  for (const edge of edges) {
    if (edge.held !== key || (levels.get(edge.holder) ?? 0) >= level) continue;
    if (!best || edge.link.share > best.link.share) best = edge;
  }
  return best;
}

function measure(branch: Branch): void {
  for (const below of branch.below) measure(below);
  const widths = branch.below.map(({ width }) => width);
  branch.width = Math.max(branch.node.width, sum(widths) + SPACE.cards * Math.max(0, widths.length - 1));
}

function place(branch: Branch, left: number, rows: readonly number[], nodes: ComponentLayout['nodes']): void {
  const own = sum(branch.below.map(({ width }) => width)) + SPACE.cards * Math.max(0, branch.below.length - 1);
  let x = left + (branch.width - own) / 2;
  for (const below of branch.below) {
    place(below, x, rows, nodes);
    x += below.width + SPACE.cards;
  }
  nodes.set(branch.node.key, { x: left + branch.width / 2, y: (rows[branch.level] ?? 0) + branch.node.height / 2 });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * The routes of a tree with labels where they stand on a piece of their own link alone and cover no other one: in the middle of its last segment or
 * right before the arrow, else elsewhere on it, else on another segment. A branch, which finds its route and its label's place by itself, gets them
 * where something else takes that place. Labels for which there is no such place find one by themselves; it is kept free of others.
 */
function withTreeLabels(
  part: ConnectedComponent,
  given: ComponentLayout['links'],
  branches: ReadonlySet<Edge>,
  standing: TreePlaces,
): ComponentLayout['links'] {
  const free = [...branches].filter(({ link }) => !given.has(link.key));
  const routes = new Map([...given, ...free.map((edge) => [edge.link.key, branchRoute(edge, standing)] as const)]);
  const room = new RouteOccupancy(part, { width: 0, height: 0, nodes: new Map(standing.nodes), links: routes });
  const labels = new LabelPlacer();
  const worded = part.edges.filter(({ link }) => link.label && routes.has(link.key));
  const byThemselves = new Set(
    worded.filter((edge) => {
      const middle = given.has(edge.link.key) ? null : clearMiddle(room, edge);
      const isFree = middle !== null && !labels.isTaken(middle.box);
      if (isFree) labels.leave(edge, middle.at);
      return isFree;
    }),
  );
  const others = worded.filter((edge) => !byThemselves.has(edge));
  for (const edge of others) labels.offer(edge, labelCandidates(room, edge));
  const offered = others.filter((edge) => labels.isOffered(edge));
  const hopeless = others.filter((edge) => !labels.isOffered(edge));
  hopeless.sort((a, b) => (a.link.key < b.link.key ? -1 : 1));
  const isTaken = (box: Bounds) => labels.isTaken(box);
  for (const edge of hopeless) labels.leave(edge, leastPenalty(room, edge, isTaken));
  const late = offered.filter((edge) => !labels.takeFirst(edge));
  for (const edge of late) if (!labels.take(edge)) labels.takeFromOthers(edge);
  const found = new Map(given);
  for (const edge of others) {
    const { key } = edge.link;
    const [route, label] = [routes.get(key), labels.of(key)];
    if (route && label) found.set(key, { ...route, label });
  }
  return found;
}

/** The route that a branch finds where nothing stands in between. */
function branchRoute({ link, holder, held }: Edge, { nodes, sizes }: TreePlaces) {
  const [from, to] = [nodes.get(holder) ?? { x: 0, y: 0 }, nodes.get(held) ?? { x: 0, y: 0 }];
  const start = from.y + (sizes.get(holder)?.height ?? 0) / 2;
  const path = simplified([
    { x: from.x, y: start },
    { x: from.x, y: start + STEM_LENGTH },
    { x: to.x, y: start + STEM_LENGTH },
    { x: to.x, y: to.y - (sizes.get(held)?.height ?? 0) / 2 },
  ]);
  return { path, label: null, turned: link.from !== holder };
}
