import { clampCoordinate } from '@stemma/shared/chart/clamp';
import type { ChartLink } from '@stemma/shared/chart/link';
import { bendsOf, flatOf, followedBends, hasManualBends, shiftedBends } from '@stemma/diagram/route/bends';
import type { Point } from '@stemma/diagram/geometry/box';
import type { Arrangement } from '@stemma/diagram/layout/types';
import { defaults } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { withoutEmpty } from './emptyGroups';
import { newLink, type ChartDocument, type ChartProps, type NodeRecord } from './document';

/** One edit. Pure: the same document gives the same result; what undo needs is found by comparing the two. */
export interface Command {
  /** What the edit does, in the words of its undo: "Undo move". */
  label: string;
  /** Edits of the same tag that follow closely are one step of undo: arrow keys held down, a slider being drawn. */
  coalesce?: string;
  apply(document: ChartDocument): ChartDocument;
}

/** Puts an entity on the chart, a new one or one that exists; nothing happens when it stands there already. */
export function addNode(node: NodeRecord): Command {
  return {
    label: t('add {name}', { name: node.name }),
    apply: (document) =>
      document.nodes.has(node.key) ? document : { ...document, nodes: withRecords(document.nodes, [node]) },
  };
}

/** Several edits as one step. */
export function together(label: string, commands: readonly Command[]): Command {
  return { label, apply: (document) => commands.reduce((current, command) => command.apply(current), document) };
}

/** Draws a link between two cards of the chart; one whose end is missing, or that links a card with itself, is not drawn. */
export function addLink(link: Pick<ChartLink, 'key' | 'from' | 'to'> & Partial<ChartLink>): Command {
  return {
    label: t('draw link'),
    apply(document) {
      const possible = document.nodes.has(link.from) && document.nodes.has(link.to) && link.from !== link.to;
      if (!possible || document.links.has(link.key)) return document;
      return { ...document, links: withRecords(document.links, [newLink(link)]) };
    },
  };
}

/** Makes some links other than they are. */
export function mapLinks(label: string, keys: Iterable<string>, become: (link: ChartLink) => ChartLink): Command {
  const wanted = [...keys];
  return {
    label,
    apply(document) {
      const changed = wanted.flatMap((key) => document.links.get(key) ?? []).map(become);
      return changed.length ? { ...document, links: withRecords(document.links, changed) } : document;
    },
  };
}

/** Changes fields of some links (roles, arrow, colour, dashes). */
export function changeLinks(keys: Iterable<string>, change: Partial<Omit<ChartLink, 'key' | 'from' | 'to'>>): Command {
  return mapLinks(t('change link'), keys, (link) => ({ ...link, ...change }));
}

/** Turns links round: the holder becomes the held. What a person bent keeps its route; any other finds one down to the held again. */
export function turnLinks(keys: Iterable<string>): Command {
  return mapLinks(t('turn link'), keys, turned180);
}

/**
 * Moves cards to new centres. Bends of a link move along when both of its ends move alike; otherwise a person's stay but for the one beside
 * the card, and a link that nobody bent finds its route anew.
 * `coalesce` joins moves that follow closely into one step.
 */
export function moveNodes(places: ReadonlyMap<string, Point>, coalesce?: string): Command {
  return {
    label: places.size === 1 ? 'move' : t('move {count} cards', { count: places.size }),
    ...(coalesce && { coalesce }),
    apply(document) {
      const shifts = new Map<string, Point>();
      for (const [key, place] of places) {
        const node = document.nodes.get(key);
        const [x, y] = [clampCoordinate(place.x), clampCoordinate(place.y)];
        if (node && (node.x !== x || node.y !== y)) {
          shifts.set(key, { x: x - node.x, y: y - node.y });
        }
      }
      if (shifts.size === 0) return document;
      const moved = [...shifts.keys()].flatMap((key) => {
        const node = document.nodes.get(key);
        const place = places.get(key);
        return node && place ? [{ ...node, x: place.x, y: place.y }] : [];
      });
      return { ...document, nodes: withRecords(document.nodes, moved), links: followed(document, shifts) };
    },
  };
}

/**
 * Takes a layout's answer over as one edit; cards and links that are gone meanwhile are passed over. Of one document it gives the same
 * document each time.
 */
export function arrange(arrangement: Arrangement): Command {
  const given = new WeakMap<ChartDocument, ChartDocument>();
  return {
    label: t('layout'),
    apply(document) {
      const arranged = given.get(document) ?? arrangedBy(arrangement, document);
      given.set(document, arranged);
      return arranged;
    },
  };
}

function arrangedBy(arrangement: Arrangement, document: ChartDocument): ChartDocument {
  const nodes: NodeRecord[] = [];
  for (const [key, { x, y }] of arrangement.nodes) {
    const node = document.nodes.get(key);
    if (node && (node.x !== x || node.y !== y)) nodes.push({ ...node, x, y });
  }
  const links: ChartLink[] = [];
  for (const [key, route] of arrangement.links) {
    const link = document.links.get(key);
    if (link) links.push({ ...link, ...route });
  }
  if (nodes.length + links.length === 0) return document;
  return { ...document, nodes: withRecords(document.nodes, nodes), links: withRecords(document.links, links) };
}

/** Takes cards and links off the chart, with every link of the cards. The entities themselves stay. */
export function remove(nodeKeys: Iterable<string>, linkKeys: Iterable<string>): Command {
  const goneNodes = new Set(nodeKeys);
  const goneLinks = new Set(linkKeys);
  return {
    label: t('remove'),
    apply(document) {
      const nodes = without(document.nodes, (node) => goneNodes.has(node.key));
      const links = without(
        document.links,
        (link) => goneLinks.has(link.key) || goneNodes.has(link.from) || goneNodes.has(link.to),
      );
      if (nodes === document.nodes && links === document.links) return document;
      const groups = new Map(
        [...document.groups].map(([key, group]) => {
          const members = group.members.filter((member) => !goneNodes.has(member));
          return [key, members.length === group.members.length ? group : { ...group, members }];
        }),
      );
      return { ...document, nodes, links, groups: document.groups.size ? withoutEmpty(groups) : document.groups };
    },
  };
}

/** Changes fields of a card: the entity's name, or how it stands here (flag, label, colours). */
export function changeNode(key: string, change: Partial<Omit<NodeRecord, 'key' | 'typeName' | 'isNew'>>): Command {
  return {
    label: change.name === undefined ? t('change card') : t('rename'),
    apply(document) {
      const node = document.nodes.get(key);
      return node ? { ...document, nodes: withRecords(document.nodes, [{ ...node, ...change }]) } : document;
    },
  };
}

/** Changes how some cards stand on the chart, all alike; `label` are the words of its undo. */
export function changeNodes(
  keys: Iterable<string>,
  change: Partial<Omit<NodeRecord, 'key' | 'typeName' | 'isNew' | 'name'>>,
  label = t('change cards'),
): Command {
  const wanted = [...keys];
  return {
    label,
    apply(document) {
      const changed = wanted.flatMap((key) => document.nodes.get(key) ?? []).map((node) => ({ ...node, ...change }));
      return changed.length ? { ...document, nodes: withRecords(document.nodes, changed) } : document;
    },
  };
}

/** Changes the chart's own name, description or routing. */
export function changeChart(change: Partial<ChartProps>): Command {
  return { label: t('change chart'), apply: (document) => ({ ...document, props: { ...document.props, ...change } }) };
}

function turned180(link: ChartLink): ChartLink {
  return {
    ...link,
    from: link.to,
    to: link.from,
    fromSpot: link.toSpot,
    toSpot: link.fromSpot,
    ...(hasManualBends(link)
      ? { points: flatOf(bendsOf(link.points).reverse()), linkTextPosition: 1 - link.linkTextPosition }
      : { points: null, adjusting: null, linkTextPosition: defaults.linkTextPosition }),
  };
}

function followed(document: ChartDocument, shifts: ReadonlyMap<string, Point>): ReadonlyMap<string, ChartLink> {
  const changed: ChartLink[] = [];
  for (const link of document.links.values()) {
    const from = shifts.get(link.from);
    const to = shifts.get(link.to);
    if (!link.points || (!from && !to)) continue;
    const together = from && to && Math.abs(from.x - to.x) < 0.01 && Math.abs(from.y - to.y) < 0.01;
    changed.push(
      together
        ? { ...link, points: shiftedBends(link.points, from) }
        : hasManualBends(link)
          ? (link.routing ?? document.props.routing) === 'straight'
            ? link
            : { ...link, points: followedBends(link.points, { from, to }) }
          : { ...link, points: null, linkTextPosition: defaults.linkTextPosition },
    );
  }
  return changed.length ? withRecords(document.links, changed) : document.links;
}

function withRecords<T extends { key: string }>(table: ReadonlyMap<string, T>, records: readonly T[]) {
  const next = new Map(table);
  for (const record of records) next.set(record.key, record);
  return next;
}

function without<T>(table: ReadonlyMap<string, T>, gone: (record: T) => boolean): ReadonlyMap<string, T> {
  const left = [...table].filter(([, record]) => !gone(record));
  return left.length === table.size ? table : new Map(left);
}
