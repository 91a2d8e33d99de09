import { decorationValues, type DecorationValues } from '@stemma/shared/chart/decoration';
import type { ChartLink } from '@stemma/shared/chart/link';
import { roleText } from '@stemma/shared/chart/roleText';
import { ROUTING_WORDS } from './words';
import type { ChartDocument, ChartProps, NodeRecord } from './document';
import { diff, type Change } from './patch';
import { compareNames } from './relations';
import { same } from './same';

/** What became of a card or link between two states of a chart. */
export type Mark = 'added' | 'removed' | 'changed';

/** One difference, in words. */
export interface Difference {
  kind: 'card' | 'link' | 'chart';
  key: string;
  mark: Mark;
  /** The card's name; of a link, both ends' names. */
  name: string;
  /** What is different, a line each; empty for what came or went whole. */
  lines: string[];
}

/** Two states of a chart side by side. */
export interface Comparison {
  /** Everything of the later state, and what is only on the earlier one where it stood. */
  both: ChartDocument;
  marks: ReadonlyMap<string, Mark>;
  /** Cards first, then links, then the chart itself; by name. */
  differences: readonly Difference[];
  /** Cards that only stand elsewhere. */
  moved: number;
}

/** Compares two states of a chart. Where a card stands and how a link bends is no difference, only counted. */
export function compare(earlier: ChartDocument, later: ChartDocument): Comparison {
  const patch = diff(earlier, later);
  const nodes = new Map(later.nodes);
  for (const [key, { before, after }] of patch.nodes) if (before && !after) nodes.set(key, before);
  const links = new Map(later.links);
  for (const [key, { before, after }] of patch.links) if (before && !after) links.set(key, before);
  const both = { ...later, nodes, links };
  const cards = [...patch.nodes].flatMap(([key, change]) => cardDifference(key, change));
  const lines = [...patch.links].flatMap(([key, change]) => linkDifference(key, change, both));
  const differences = [...cards.sort(compareNames), ...lines.sort(compareNames), ...chartDifference(earlier, later)];
  const marks = new Map(differences.filter(({ kind }) => kind !== 'chart').map(({ key, mark }) => [key, mark]));
  const moved = [...patch.nodes.values()].filter(
    ({ before, after }) => before && after && (before.x !== after.x || before.y !== after.y),
  );
  return { both, marks, differences, moved: moved.length };
}

function cardDifference(key: string, { before, after }: Change<NodeRecord>): Difference[] {
  if (!before || !after) {
    const name = (after ?? before)?.name ?? key;
    return [{ kind: 'card', key, mark: after ? 'added' : 'removed', name, lines: [] }];
  }
  const lines = cardLines(before, after);
  return lines.length ? [{ kind: 'card', key, mark: 'changed', name: after.name, lines }] : [];
}

/** What is different on a card, but for where it stands. */
export function cardLines(before: NodeRecord, after: NodeRecord): string[] {
  return [
    ...fromTo('Name', before.name, after.name),
    ...fromTo('Label', before.label, after.label),
    ...fromTo('Description', before.chartDescription, after.chartDescription),
    ...fromTo('Flag', before.flag, after.flag),
    ...fromTo('Flag colour', before.flagColor, after.flagColor),
    ...fromTo('Fill', before.fillColor, after.fillColor),
    ...(looks(before, after) ? ['Another look'] : []),
  ];
}

function looks(before: NodeRecord, after: NodeRecord): boolean {
  return (
    before.icon !== after.icon ||
    before.hideIcon !== after.hideIcon ||
    before.width !== after.width ||
    before.labelVisible !== after.labelVisible ||
    !same(seenOf(before), seenOf(after))
  );
}

/** What is seen of a note, picture or text box; the store adds to what is kept which chart it is on, and nothing for what is not given. */
function seenOf(node: NodeRecord): DecorationValues {
  const kept = Object.entries(decorationValues(node));
  return Object.fromEntries(kept.filter(([name, value]) => value !== null && name !== 'datasetKey'));
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

/** Both ends' names. */
export function linkName(
  { from, to }: Pick<ChartLink, 'from' | 'to'>,
  { nodes }: Pick<ChartDocument, 'nodes'>,
): string {
  return `${nodes.get(from)?.name ?? from} – ${nodes.get(to)?.name ?? to}`;
}

/** What is different on a link, but for the way it runs; `names` is where its ends' names are looked up. */
export function linkLines(before: ChartLink, after: ChartLink, names: Pick<ChartDocument, 'nodes'>): string[] {
  const ends = before.from !== after.from || before.to !== after.to;
  return [
    ...(ends ? [`Was ${linkName(before, names)}`] : []),
    ...(same(before.roles, after.roles) ? [] : fromTo('Roles', rolesOf(before), rolesOf(after), 'Roles: details')),
    ...fromTo('Arrow', before.arrowType, after.arrowType),
    ...(before.color !== after.color || before.dashed !== after.dashed ? ['Another look'] : []),
  ];
}

/** What is different of the chart itself. */
export function propsLines(before: ChartProps, after: ChartProps): string[] {
  return [
    ...fromTo('Name', before.name, after.name),
    ...fromTo('Description', before.description, after.description),
    ...fromTo('Routing', ROUTING_WORDS[before.routing], ROUTING_WORDS[after.routing]),
  ];
}

function chartDifference({ props: before }: ChartDocument, { props: after }: ChartDocument): Difference[] {
  const lines = propsLines(before, after);
  return lines.length ? [{ kind: 'chart', key: '', mark: 'changed', name: 'The chart itself', lines }] : [];
}

/** A link's roles on one line. */
export function rolesOf({ roles }: ChartLink): string {
  return roles.map(roleText).join(', ') || 'No role given';
}

/** `alike` is said where both read the same although they differ. */
function fromTo(what: string, before: string | null, after: string | null, alike?: string): string[] {
  const [from, to] = [before?.trim() || 'none', after?.trim() || 'none'];
  if (from !== to) return [`${what}: ${from} → ${to}`];
  return alike ? [alike] : [];
}
