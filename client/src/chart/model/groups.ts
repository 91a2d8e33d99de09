import { shiftedBends } from '@stemma/diagram/route/bends';
import type { ChartGroup } from '@stemma/shared/chart/chart';
import { cardsOf, standInPlace, type Standing } from '@stemma/diagram/group/foldedGroups';
import type { Command } from './commands';
import type { Arrangement, LinkRoute } from '@stemma/diagram/layout/types';
import type { Point } from '@stemma/diagram/geometry/box';
import { t } from '@stemma/shared/language/translate';
import type { ChartDocument } from './document';
import { withoutEmpty } from './emptyGroups';

/** The groups all of whose cards are among these; of those within each other, the outer ones. */
export function wholeGroups(document: ChartDocument, keys: Iterable<string>): ChartGroup[] {
  const chosen = new Set(keys);
  const whole = [...document.groups.values()].filter((group) => {
    const cards = cardsOf(document, group.key);
    return cards.length > 0 && cards.every((key) => chosen.has(key));
  });
  const inner = new Set(whole.flatMap(({ members }) => members));
  return whole.filter(({ key }) => !inner.has(key));
}

/** The smallest group that has all of these cards, itself or in the groups within it; none where they share none. */
export function groupAround(document: ChartDocument, keys: readonly string[]): ChartGroup | undefined {
  return [...document.groups.values()]
    .map((group) => ({ group, cards: new Set(cardsOf(document, group.key)) }))
    .filter(({ cards }) => keys.every((key) => cards.has(key)))
    .sort((a, b) => a.cards.size - b.cards.size)[0]?.group;
}

/** Makes a group of cards. Groups that are whole among them come into it as they are; from others the cards are taken out. */
export function groupNodes(key: string, name: string, keys: Iterable<string>): Command {
  const wanted = [...keys];
  return {
    label: t('group'),
    apply(document) {
      const present = wanted.filter((one) => document.nodes.has(one));
      if (present.length === 0 || document.groups.has(key)) return document;
      const within = wholeGroups(document, present);
      const covered = new Set(within.flatMap((group) => cardsOf(document, group.key)));
      const members = [...within.map((group) => group.key), ...present.filter((one) => !covered.has(one))];
      const taken = new Set(members);
      const around = [...document.groups.values()].find(
        (group) => members.every((one) => group.members.includes(one)) && group.members.length > members.length,
      );
      const groups = new Map<string, ChartGroup>();
      for (const group of document.groups.values()) {
        const left = group.members.filter((one) => !taken.has(one));
        const members = group === around ? [...left, key] : left;
        groups.set(group.key, left.length === group.members.length ? group : { ...group, members });
      }
      groups.set(key, { key, name, members, collapsed: false });
      return { ...document, groups: withoutEmpty(groups) };
    },
  };
}

/** Dissolves groups; their cards and inner groups stay, in the group around where there is one. */
export function ungroup(keys: Iterable<string>): Command {
  const gone = [...keys];
  return {
    label: t('dissolve group'),
    apply(document) {
      let groups = document.groups;
      for (const key of gone) {
        const dissolved = groups.get(key);
        if (!dissolved) continue;
        const next = new Map<string, ChartGroup>();
        for (const other of groups.values()) {
          if (other.key === key) continue;
          const inIt = other.members.includes(key);
          const members = inIt
            ? other.members.flatMap((one) => (one === key ? dissolved.members : one))
            : other.members;
          next.set(other.key, inIt ? { ...other, members } : other);
        }
        groups = next;
      }
      return groups === document.groups ? document : { ...document, groups };
    },
  };
}

/** Changes a group's name, or folds and unfolds it. */
export function changeGroup(key: string, change: Partial<Pick<ChartGroup, 'name' | 'collapsed'>>): Command {
  return {
    label: change.collapsed === undefined ? t('rename group') : change.collapsed ? t('fold group') : t('unfold group'),
    apply(document) {
      const known = document.groups.get(key);
      if (!known || Object.entries(change).every(([name, value]) => known[name as keyof ChartGroup] === value))
        return document;
      return { ...document, groups: new Map(document.groups).set(key, { ...known, ...change }) };
    },
  };
}

/** Where the cards go for which a group's card stands, when that is put elsewhere. */
export function placesOf(
  document: ChartDocument,
  places: ReadonlyMap<string, Point>,
  standing: Standing,
): Map<string, Point> {
  const result = new Map<string, Point>();
  for (const [key, to] of places) {
    const cards = standing.get(key);
    if (!cards) {
      result.set(key, to);
      continue;
    }
    const at = standInPlace(document, cards);
    for (const card of cards) {
      const node = document.nodes.get(card);
      if (node) result.set(card, { x: node.x + to.x - at.x, y: node.y + to.y - at.y });
    }
  }
  return result;
}

/** A layout of what is shown as one of the whole chart: what a folded group holds goes with its card; links that lead out of it find their route anew. */
export function arrangedWhole(document: ChartDocument, { nodes, links }: Arrangement, standing: Standing): Arrangement {
  if (standing.size === 0) return { nodes, links };
  const groupOf = new Map([...standing].flatMap(([key, cards]) => cards.map((card) => [card, key] as const)));
  const routes = new Map<string, LinkRoute>();
  for (const [key, link] of document.links) {
    const [from, to] = [groupOf.get(link.from), groupOf.get(link.to)];
    const route = links.get(key);
    if (!from && !to) {
      if (route) routes.set(key, route);
    } else if (from === to && from && nodes.has(from)) {
      const [to0, at] = [nodes.get(from), standInPlace(document, standing.get(from) ?? [])];
      const points = shiftedBends(link.points, { x: (to0?.x ?? at.x) - at.x, y: (to0?.y ?? at.y) - at.y });
      routes.set(key, { points, linkTextPosition: link.linkTextPosition });
    } else if (route)
      routes.set(key, { points: null, linkTextPosition: 0.5, adjusting: null, fromSpot: null, toSpot: null });
  }
  return { nodes: placesOf(document, nodes, standing), links: routes };
}
