import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { ChartLink } from '@stemma/shared/chart/link';
import { shownRoles, summarize } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { countryCode } from '@stemma/shared/reference/countries';
import type { ChartDocument, NodeRecord } from './document';
import { holderAndHeld } from '@stemma/diagram/layout/relation';

/** A part of the chart: keys of cards and of the links between them. */
export interface Part {
  nodes: ReadonlySet<string>;
  links: ReadonlySet<string>;
}

/** What is looked for; an empty list asks for nothing. `least` and `most` are percentages. */
export interface Filter {
  types: readonly EntityType[];
  roles: readonly string[];
  /** Countries' codes and colours of flags. */
  flags: readonly string[];
  least: number | null;
  most: number | null;
}

export const NO_FILTER: Filter = { types: [], roles: [], flags: [], least: null, most: null };

/** Whether a filter's shares are turned round, from more to less: then it asks for no shares. */
export function hasTurnedShares({ least, most }: Filter): boolean {
  return least !== null && most !== null && least > most;
}

/** Whether a filter says anything. */
export function asksForSome({ types, roles, flags, least, most }: Filter): boolean {
  return types.length + roles.length + flags.length > 0 || least !== null || most !== null;
}

/** Cards that so many links or fewer lead to, whichever way, with the links on the way. */
export function neighboursOf(document: ChartDocument, keys: Iterable<string>, depth: number): Part {
  return reached(document, keys, depth, () => true);
}

/** Everything that cards hold, directly or through others. A link without an arrow leads nowhere, one with two leads both ways. */
export function downstreamOf(document: ChartDocument, keys: Iterable<string>): Part {
  return reached(document, keys, Infinity, leadsFrom);
}

/** Every shortest way between two cards, whichever way its links point; null where none joins them. */
export function pathsBetween(document: ChartDocument, from: string, to: string): Part | null {
  const [near, far] = [distances(document, from), distances(document, to)];
  const length = near.get(to);
  if (length === undefined) return null;
  const on = (key: string) => (near.get(key) ?? Infinity) + (far.get(key) ?? Infinity) === length;
  const nodes = new Set([...document.nodes.keys()].filter(on));
  const links = [...document.links.values()].filter(
    (link) => on(link.from) && on(link.to) && near.get(link.from) !== near.get(link.to),
  );
  return { nodes, links: new Set(links.map(({ key }) => key)) };
}

/**
 * What a filter leaves: cards of the types and flags asked for, links of the roles and shares asked for. Where links are asked for, only
 * the cards they join are left.
 */
export function filtered(document: ChartDocument, filter: Filter): Part | null {
  const asked = hasTurnedShares(filter) ? { ...filter, least: null, most: null } : filter;
  const { types, roles, flags, least, most } = asked;
  const byCard = types.length + flags.length > 0;
  const byLink = roles.length > 0 || least !== null || most !== null;
  if (!byCard && !byLink) return null;
  const fits = (node: NodeRecord | undefined) =>
    node !== undefined &&
    (types.length === 0 || types.includes(node.typeName)) &&
    (flags.length === 0 || flagsOf(node).some((flag) => flags.includes(flag)));
  const links = [...document.links.values()].filter((link) => {
    const ends = [document.nodes.get(link.from), document.nodes.get(link.to)];
    return byLink ? says(link, asked) && (!byCard || ends.some(fits)) : ends.every(fits);
  });
  const nodes = byLink
    ? links.flatMap(({ from, to }) => [from, to])
    : [...document.nodes.values()].filter(fits).map(({ key }) => key);
  return { nodes: new Set(nodes), links: new Set(links.map(({ key }) => key)) };
}

/** What two parts have in common; null stands for everything. */
export function inBoth(a: Part | null, b: Part | null): Part | null {
  if (!a || !b) return a ?? b;
  const common = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    new Set([...one].filter((key) => other.has(key)));
  return { nodes: common(a.nodes, b.nodes), links: common(a.links, b.links) };
}

/** A card's flags: the code of its country's as shown, and its colour. */
export function flagsOf(node: NodeRecord): string[] {
  const country = node.flag ?? (node.country ? (countryCode(node.country) ?? node.country) : null);
  return [country, node.flagColor].flatMap((flag) => (flag && flag !== 'none' ? [flag] : []));
}

/**
 * What is away while cards are folded: all that can be reached from the tops only through a folded card, and how many that are for each
 * folded card. A card in a loop with its own holder stays.
 */
export function foldedAway(
  document: ChartDocument,
  folded: ReadonlySet<string>,
): { hidden: ReadonlySet<string>; counts: ReadonlyMap<string, number> } {
  const counts = new Map<string, number>();
  if (folded.size === 0) return { hidden: new Set(), counts };
  const below = downstreamOf(document, folded).nodes;
  const shown = new Set([...document.nodes.keys()].filter((key) => !below.has(key)));
  for (const key of folded) if (!heldByFolded(document, key, folded)) shown.add(key);
  const queue = [...shown];
  const links = linksByEnd(document);
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (folded.has(key)) continue;
    for (const link of links.get(key) ?? []) {
      const next = link.from === key ? link.to : link.from;
      if (leadsFrom(link, key) && !shown.has(next)) {
        shown.add(next);
        queue.push(next);
      }
    }
  }
  const hidden = new Set([...document.nodes.keys()].filter((key) => !shown.has(key)));
  for (const key of folded) {
    if (hidden.has(key)) continue;
    const away = [...downstreamOf(document, [key]).nodes].filter((one) => hidden.has(one)).length;
    if (away > 0) counts.set(key, away);
  }
  return { hidden, counts };
}

/** Whether a link leads on from one of its ends to what that end holds. */
function leadsFrom(link: ChartLink, key: string): boolean {
  if (link.arrowType === 'None') return false;
  return link.arrowType === 'Double' || holderAndHeld(link).holder === key;
}

/** Whether a folded card hangs below another folded one that does not hang below it. */
function heldByFolded(document: ChartDocument, key: string, folded: ReadonlySet<string>): boolean {
  const own = downstreamOf(document, [key]).nodes;
  return [...folded].some(
    (other) => other !== key && !own.has(other) && downstreamOf(document, [other]).nodes.has(key),
  );
}

function says(link: ChartLink, { roles, least, most }: Filter): boolean {
  if (roles.length > 0 && !shownRoles(link, isoToday()).some(({ role }) => roles.includes(role))) return false;
  if (least === null && most === null) return true;
  const { percentage, minimum, maximum } = summarize(link.roles, isoToday());
  const [low, high] = [percentage ?? minimum, percentage ?? maximum];
  if (low === null && high === null) return false;
  return (high ?? 100) >= (least ?? 0) && (low ?? 0) <= (most ?? 100);
}

function reached(
  document: ChartDocument,
  keys: Iterable<string>,
  depth: number,
  leads: (link: ChartLink, key: string) => boolean,
): Part {
  const byEnd = linksByEnd(document);
  const nodes = new Set([...keys].filter((key) => document.nodes.has(key)));
  const links = new Set<string>();
  let edge = [...nodes];
  for (let step = 0; step < depth && edge.length > 0; step++) {
    const next: string[] = [];
    for (const key of edge) {
      for (const link of byEnd.get(key) ?? []) {
        if (!leads(link, key)) continue;
        links.add(link.key);
        const other = link.from === key ? link.to : link.from;
        if (nodes.has(other)) continue;
        nodes.add(other);
        next.push(other);
      }
    }
    edge = next;
  }
  return { nodes, links };
}

function distances(document: ChartDocument, from: string): Map<string, number> {
  const byEnd = linksByEnd(document);
  const found = new Map([[from, 0]]);
  for (const [key, distance] of found) {
    for (const link of byEnd.get(key) ?? []) {
      const other = link.from === key ? link.to : link.from;
      if (!found.has(other)) found.set(other, distance + 1);
    }
  }
  return found;
}

function linksByEnd(document: ChartDocument): Map<string, ChartLink[]> {
  const byEnd = new Map<string, ChartLink[]>();
  for (const link of document.links.values()) {
    for (const end of [link.from, link.to]) {
      const list = byEnd.get(end);
      if (list) list.push(link);
      else byEnd.set(end, [link]);
    }
  }
  return byEnd;
}
