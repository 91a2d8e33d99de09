import type { ChartLink } from '@stemma/shared/chart/link';
import { groupBy } from '@stemma/shared/groupBy';
import { isDecorationType } from '@stemma/shared/chart/decoration';
import { compareNames, holderAndHeld } from '@stemma/diagram/layout/relation';
import type { ChartDocument, NodeRecord } from './document';
import { findOn } from './findOn';
import { byShare, type Relation } from './relations';

/** Whether a step in leads to what an entity holds, or to who holds it. */
export type OutlineDirection = 'holdings' | 'owners';

/** A line of a chart as a tree. */
export interface OutlineRow {
  /** The keys of the cards and links from the root to it. */
  id: string;
  node: NodeRecord;
  /** The link by which it stands under the line above; null for a root. */
  link: ChartLink | null;
  /** 1 for a root. */
  level: number;
  /** Its place among the lines under the same one, from 1, and how many these are. */
  position: number;
  siblings: number;
  /** How many lines stand under it where it is open. */
  children: number;
  isOpen: boolean;
  /** Whether what stands under it is told elsewhere: above it on the way from the root, or under another line. */
  repeats: 'loop' | 'elsewhere' | null;
}

/** What of a tree is open: lines that were opened or closed by hand, else all but what is told elsewhere. */
export interface OutlineState {
  direction: OutlineDirection;
  toggled: ReadonlySet<string>;
}

/**
 * A chart as a tree: ultimate holders, or with `owners` what holds nothing, and under each what it holds, or who holds it, by share. Who
 * stands under several is told once and named under the others; loops end where they close. A chart that is a loop begins with its first
 * name. With a text only cards that it finds, and the way to them.
 */
export function outlineOf(document: ChartDocument, { direction, toggled }: OutlineState, text = ''): OutlineRow[] {
  const below = relationsBelow(document, direction);
  const wanted = text.trim() ? leadingTo(below, findOn(document, text)) : null;
  const rows: OutlineRow[] = [];
  const told = new Set<string>();
  const onWay = new Set<string>();
  /** What is still to be told, the next last; a key alone is where the lines under a card end. */
  const open: (Pick<OutlineRow, 'id' | 'node' | 'link' | 'level' | 'position' | 'siblings'> | string)[] = [];
  const roots = rootsOf(document, below).filter(({ key }) => wanted?.has(key) ?? true);
  const beside = (all: readonly unknown[], at: number) => ({ position: at + 1, siblings: all.length });
  for (const [at, node] of [...roots.entries()].reverse())
    open.push({ id: node.key, node, link: null, level: 1, ...beside(roots, at) });
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') {
      onWay.delete(next);
      continue;
    }
    const { id, node, level } = next;
    const { key } = node;
    const relations = (below.get(key) ?? []).filter(({ other }) => wanted?.has(other.key) ?? true);
    const repeats = onWay.has(key) ? 'loop' : told.has(key) && relations.length > 0 ? 'elsewhere' : null;
    const children = repeats === 'loop' ? 0 : relations.length;
    const isOpen = children > 0 && (repeats === null) !== toggled.has(id);
    rows.push({ ...next, children, isOpen, repeats });
    told.add(key);
    if (!isOpen) continue;
    onWay.add(key);
    open.push(key);
    for (const [at, { link, other }] of [...relations.entries()].reverse())
      open.push({ id: `${id}\n${link.key}`, node: other, link, level: level + 1, ...beside(relations, at) });
  }
  return rows;
}

/** These cards and all from which lines lead to them. */
function leadingTo(below: ReadonlyMap<string, readonly Relation[]>, keys: readonly string[]): Set<string> {
  const steps = [...below].flatMap(([upper, all]) => all.map(({ other }) => ({ upper, lower: other.key })));
  const above = groupBy(steps, ({ lower }) => lower);
  const found = new Set(keys);
  for (const key of found) for (const { upper } of above.get(key) ?? []) found.add(upper);
  return found;
}

function relationsBelow(document: ChartDocument, direction: OutlineDirection): Map<string, Relation[]> {
  const below = new Map<string, Relation[]>();
  for (const link of document.links.values()) {
    const { holder, held } = holderAndHeld(link);
    const [upper, lower] = direction === 'holdings' ? [holder, held] : [held, holder];
    const other = document.nodes.get(lower);
    if (!other || !document.nodes.has(upper)) continue;
    const relations = below.get(upper) ?? [];
    relations.push({ link, other });
    below.set(upper, relations);
  }
  for (const relations of below.values()) relations.sort(byShare);
  return below;
}

/** What no line leads to, those first that lead on, and of what is a loop as a whole its first name. */
function rootsOf(document: ChartDocument, below: ReadonlyMap<string, readonly Relation[]>): NodeRecord[] {
  const nodes = [...document.nodes.values()].filter(({ typeName }) => !isDecorationType(typeName)).sort(compareNames);
  const ledTo = new Set(
    [...below].flatMap(([upper, all]) => all.flatMap(({ other }) => (other.key === upper ? [] : other.key))),
  );
  const isAlone = ({ key }: NodeRecord) => !below.has(key);
  const free = nodes.filter(({ key }) => !ledTo.has(key));
  const reached = new Set<string>();
  const reach = (key: string) => {
    const queue = [key];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      for (const { other } of below.get(next) ?? []) queue.push(other.key);
    }
  };
  const roots = [...free.filter((node) => !isAlone(node))];
  for (const { key } of roots) reach(key);
  for (const node of nodes) {
    if (isAlone(node) || reached.has(node.key)) continue;
    roots.push(node);
    reach(node.key);
  }
  return [...roots, ...free.filter(isAlone)];
}
