import type { ChartLink } from '@stemma/shared/chart/link';
import { sayingOf } from '@stemma/shared/chart/sameLink';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { addLink, addNode, remove, together, type Command } from './commands';
import type { Point } from '@stemma/diagram/geometry/box';
import type { ChartDocument, NodeRecord } from './document';
import { holderAndHeld } from '@stemma/diagram/layout/relation';
import { t } from '@stemma/shared/language/translate';

/** What the store knows around an entity, over all charts that the caller may read. */
export interface Surroundings {
  key: string;
  nodes: readonly NodeRecord[];
  links: readonly ChartLink[];
}

/** An entity's neighbours that are not on this chart, and what links them with it and among each other; what several charts say is said once. */
export function neighboursElsewhere(document: ChartDocument, { key, nodes, links }: Surroundings): Surroundings {
  const linked = new Set(links.flatMap(({ from, to }) => (from === key ? [to] : to === key ? [from] : [])));
  const missing = nodes.filter(
    (node) => linked.has(node.key) && !document.nodes.has(node.key) && isRecordType(node.typeName),
  );
  const away = new Set(missing.map((node) => node.key));
  const there = (end: string) => away.has(end) || document.nodes.has(end);
  const said = new Map<string, ChartLink>();
  for (const link of links) {
    if (!(away.has(link.from) || away.has(link.to)) || !there(link.from) || !there(link.to)) continue;
    const text = sayingOf(link);
    if (!said.has(text)) said.set(text, link);
  }
  return { key, nodes: missing, links: [...said.values()] };
}

/** Where a neighbour belongs, seen from the card: above where it holds the card, below where it is held, else beside. */
export function sideOf({ key, links }: Surroundings, neighbour: string): 'above' | 'below' | 'beside' {
  const between = links.filter(({ from, to }) => [from, to].includes(key) && [from, to].includes(neighbour));
  const leading = between.filter(({ arrowType }) => arrowType === 'Normal' || arrowType === 'Reversed');
  const [link] = leading;
  if (!link) return 'beside';
  return holderAndHeld(link).holder === neighbour ? 'above' : 'below';
}

/**
 * Brings neighbours onto the chart with what links them, as one edit. Links are this chart's own: they get keys and routes of their own.
 * Answers the keys of all that comes, cards and links.
 */
export function bringIn(
  part: Surroundings,
  places: ReadonlyMap<string, Point>,
  newKey: () => string,
): { command: Command; brought: string[] } {
  const links = part.links.map(({ from, to, roles, arrowType, color, dashed }) => ({
    ...{ key: newKey(), from, to, roles, arrowType, color, dashed },
  }));
  const command = together(t('bring in {count}', { count: neighbourCountText(part.nodes.length) }), [
    ...part.nodes.map((node) => addNode({ ...node, ...(places.get(node.key) ?? { x: node.x, y: node.y }) })),
    ...links.map((link) => addLink(link)),
  ]);
  return { command, brought: [...part.nodes, ...links].map(({ key }) => key) };
}

/**
 * Those of the cards brought in that may go again: still there, and linked with nothing but the card, each other, and what they were linked
 * with when they came. `brought` holds the keys of cards and links that came.
 */
export function returnable(document: ChartDocument, key: string, brought: Iterable<string>): string[] {
  const came = new Set(brought);
  const going = new Set([...came].filter((one) => document.nodes.has(one)));
  for (let before = -1; before !== going.size;) {
    before = going.size;
    for (const { key: link, from, to } of document.links.values()) {
      if (came.has(link)) continue;
      if (going.has(from) && to !== key && !going.has(to)) going.delete(from);
      if (going.has(to) && from !== key && !going.has(from)) going.delete(to);
    }
  }
  return [...going];
}

/** Takes cards that were brought in off the chart again, as one edit. */
export function takeBack(keys: readonly string[]): Command {
  return { ...remove(keys, []), label: t('take off {count}', { count: neighbourCountText(keys.length) }) };
}

/** "1 neighbour", "3 neighbours". */
export function neighbourCountText(count: number): string {
  return count === 1 ? '1 neighbour' : t('{count} neighbours', { count });
}
