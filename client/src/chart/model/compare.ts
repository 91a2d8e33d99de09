import type { ChartGroup } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import { cardLines, groupLines, groupName, linkLines, linkName, membersOf, propsLines, rolesOf } from './changeTexts';
import { linkOfBoth } from './compareRoles';
import type { ChartDocument, NodeRecord } from './document';
import { diff, type Change } from './patch';
import { compareNames } from '@stemma/diagram/layout/relation';
import { t } from '@stemma/shared/language/translate';
import { same } from './same';

/** What became of a card or link between two states of a chart. */
export type Mark = 'added' | 'removed' | 'changed';

/** One difference, in words. */
export interface Difference {
  kind: 'card' | 'link' | 'group' | 'chart';
  key: string;
  mark: Mark;
  /** The card's or group's name; of a link, both ends' names. */
  name: string;
  /** What is different, a line each; empty for what came or went whole. */
  lines: string[];
}

/** Two states of a chart side by side. */
export interface Comparison {
  /** Everything of the later state, and what is only on the earlier one where it stood. */
  both: ChartDocument;
  /** The same to be read: roles of links say what they were as well, in words that are no names of roles. */
  readable: ChartDocument;
  marks: ReadonlyMap<string, Mark>;
  /** Cards first, then links, groups and the chart itself; by name. */
  differences: readonly Difference[];
  /** Cards that stand elsewhere. */
  moved: number;
  /** Links that run another way: other bends, ends or places of their words. */
  rerouted: number;
}

/** Compares two states of a chart. Where a card stands and how a link runs is no difference, only counted. */
export function compare(earlier: ChartDocument, later: ChartDocument): Comparison {
  const patch = diff(earlier, later);
  const nodes = new Map(later.nodes);
  for (const [key, { before, after }] of patch.nodes) if (before && !after) nodes.set(key, before);
  const [links, said] = [new Map(later.links), new Map(later.links)];
  for (const [key, { before, after }] of patch.links) {
    if (before && !after) links.set(key, before);
    const link = linkOfBoth(before, after);
    if (link) said.set(key, link);
  }
  const both = { ...later, nodes, links };
  const cards = [...patch.nodes].flatMap(([key, change]) => cardDifference(key, change));
  const lines = [...patch.links].flatMap(([key, change]) => linkDifference(key, change, both));
  const groups = [...patch.groups].flatMap(([key, change]) => groupDifference(key, change, earlier, later));
  const drawn = [...cards.sort(compareNames), ...lines.sort(compareNames)];
  const differences = [...drawn, ...groups.sort(compareNames), ...chartDifference(earlier, later)];
  const marks = new Map(drawn.map(({ key, mark }) => [key, mark]));
  const moved = [...patch.nodes.values()].filter(
    ({ before, after }) => before && after && (before.x !== after.x || before.y !== after.y),
  );
  const rerouted = [...patch.links.values()].filter(
    ({ before, after }) => before && after && !sameRoute(before, after),
  );
  return {
    both,
    readable: { ...both, links: said },
    marks,
    differences,
    moved: moved.length,
    rerouted: rerouted.length,
  };
}

function sameRoute(before: ChartLink, after: ChartLink): boolean {
  const route = ({ points, routing, fromSpot, toSpot, linkTextPosition }: ChartLink) => [
    ...[points, routing, fromSpot, toSpot, linkTextPosition],
  ];
  return same(route(before), route(after));
}

function cardDifference(key: string, { before, after }: Change<NodeRecord>): Difference[] {
  if (!before || !after) {
    const name = (after ?? before)?.name ?? key;
    return [{ kind: 'card', key, mark: after ? 'added' : 'removed', name, lines: [] }];
  }
  const lines = cardLines(before, after);
  return lines.length ? [{ kind: 'card', key, mark: 'changed', name: after.name, lines }] : [];
}

function linkDifference(key: string, { before, after }: Change<ChartLink>, both: ChartDocument): Difference[] {
  const link = after ?? before;
  if (!link) return [];
  const name = linkName(link, both);
  if (!before || !after)
    return [{ kind: 'link', key, mark: after ? 'added' : 'removed', name, lines: [rolesOf(link)] }];
  const lines = linkLines(before, after, both);
  return lines.length ? [{ kind: 'link', key, mark: 'changed', name, lines }] : [];
}

function groupDifference(
  key: string,
  { before, after }: Change<ChartGroup>,
  earlier: ChartDocument,
  later: ChartDocument,
): Difference[] {
  const name = groupName(after ?? before);
  if (before && after) {
    const lines = groupLines(before, after, later);
    return lines.length ? [{ kind: 'group', key, mark: 'changed', name, lines }] : [];
  }
  const members = after ? membersOf(after, later) : before ? membersOf(before, earlier) : '';
  return [{ kind: 'group', key, mark: after ? 'added' : 'removed', name, lines: members ? [members] : [] }];
}

function chartDifference({ props: before }: ChartDocument, { props: after }: ChartDocument): Difference[] {
  const lines = propsLines(before, after);
  return lines.length ? [{ kind: 'chart', key: '', mark: 'changed', name: t('The chart itself'), lines }] : [];
}
