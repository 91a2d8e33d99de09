import type { ChartGroup } from '@stemma/shared/chart/chart';
import { decorationValues, type DecorationValues } from '@stemma/shared/chart/decoration';
import type { ChartLink } from '@stemma/shared/chart/link';
import { shownTexts } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { naturalOrder } from '@stemma/shared/nameOrder';
import { t } from '@stemma/shared/language/translate';
import type { ChartDocument, ChartProps, NodeRecord } from './document';
import { same } from './same';
import { ROUTING_LABELS } from './routingLabels';

/** What is different on a card, but for where it stands. */
export function cardLines(before: NodeRecord, after: NodeRecord): string[] {
  return [
    ...fromTo(t('Name'), before.name, after.name),
    ...fromTo(t('Label'), before.label, after.label),
    ...fromTo(t('Description'), before.chartDescription, after.chartDescription),
    ...fromTo(t('Flag'), before.flag, after.flag),
    ...fromTo(t('Flag colour'), before.flagColor, after.flagColor),
    ...fromTo(t('Fill'), before.fillColor, after.fillColor),
    ...(looks(before, after) ? [t('Another look')] : []),
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
  const values = Object.entries(decorationValues(node));
  return Object.fromEntries(values.filter(([name, value]) => value !== null && name !== 'datasetKey'));
}

/** Both ends' names. */
export function linkName(
  { from, to }: Pick<ChartLink, 'from' | 'to'>,
  { nodes }: Pick<ChartDocument, 'nodes'>,
): string {
  return `${nodes.get(from)?.name ?? from} – ${nodes.get(to)?.name ?? to}`;
}

/** What is different on a link, but for its route; `names` is where its ends' names are looked up. */
export function linkLines(before: ChartLink, after: ChartLink, names: Pick<ChartDocument, 'nodes'>): string[] {
  const ends = before.from !== after.from || before.to !== after.to;
  return [
    ...(ends ? [t('Was {before}', { before: linkName(before, names) })] : []),
    ...(same(before.roles, after.roles)
      ? []
      : fromTo(t('Roles'), rolesOf(before), rolesOf(after), t('Roles: details'))),
    ...fromTo(t('Arrow'), before.arrowType, after.arrowType),
    ...(before.color !== after.color || before.dashed !== after.dashed ? [t('Another look')] : []),
  ];
}

/** What is different of the chart itself. */
export function propsLines(before: ChartProps, after: ChartProps): string[] {
  return [
    ...fromTo(t('Name'), before.name, after.name),
    ...fromTo(t('Description'), before.description, after.description),
    ...fromTo(t('Routing'), ROUTING_LABELS[before.routing], ROUTING_LABELS[after.routing]),
    ...((before.styleKey ?? null) === (after.styleKey ?? null) ? [] : [t('Another style')]),
  ];
}

/** What is different of a group; members that are off the later chart are not missed. */
export function groupLines(before: ChartGroup, after: ChartGroup, later: ChartDocument): string[] {
  const came = after.members.filter((member) => !before.members.includes(member));
  const left = before.members.filter((member) => !after.members.includes(member));
  return [
    ...fromTo(t('Name'), before.name, after.name),
    ...(before.collapsed === after.collapsed ? [] : [after.collapsed ? t('Folded') : t('Opened')]),
    ...listed(t('Now within'), came, later),
    ...listed(t('No longer within'), left, later),
  ];
}

/** A group's members by name, on one line. */
export function membersOf({ members }: ChartGroup, { nodes, groups }: ChartDocument): string {
  const names = members.flatMap((key) => nodes.get(key)?.name ?? (groups.has(key) ? groupName(groups.get(key)) : []));
  return [...names].sort(naturalOrder).join(', ');
}

/** What a group is called. */
export function groupName(group: Pick<ChartGroup, 'name'> | undefined): string {
  return group?.name || t('Group without a name');
}

function listed(what: string, members: string[], later: ChartDocument): string[] {
  const names = membersOf({ key: '', name: '', collapsed: false, members }, later);
  return names ? [`${what}: ${names}`] : [];
}

/** A link's roles of today on one line. */
export function rolesOf(link: ChartLink): string {
  return shownTexts(link, isoToday()).join(', ') || t('No role given');
}

/** `alike` is said where both read the same although they differ. */
function fromTo(what: string, before: string | null, after: string | null, alike?: string): string[] {
  const [from, to] = [before?.trim() || 'none', after?.trim() || 'none'];
  if (from !== to) return [`${what}: ${from} → ${to}`];
  return alike ? [alike] : [];
}
