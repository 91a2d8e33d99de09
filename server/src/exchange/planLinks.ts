import { sentence } from '@stemma/shared/language/sentence';
import type { ChartLink } from '@stemma/shared/chart/link';
import { linkShape } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { shownTexts } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { presentLink } from '../links/present';
import type { ChartLinkRow } from './chartStore';
import type { LinkState } from './bods/model';
import type { Plan, PlanInput } from './plan';
import { rolesText, STATED_OF_ROLE } from './rolesText';
import type { ImportedLinkRow } from './store';

/** Plans what becomes of the links, after the entities were planned: made, changed in place, ended; what a user took off stays off. */
export function planLinks(input: PlanInput, plan: Plan): void {
  const shown = new Set([...input.binding.existing.values()].filter(({ onChart }) => onChart).map(({ key }) => key));
  for (const key of plan.place) shown.add(key);
  for (const key of plan.unplace) shown.delete(key);
  const freshRecords = new Set(input.fresh.map(({ recordKey }) => recordKey));
  for (const state of input.next.links.values()) {
    const stored = input.chartLinks.get(state.recordKey);
    const byEnds = input.linksByEnds.get(state.recordKey);
    const before = input.prev.links.get(state.recordKey);
    if (stored) changeLink(input, plan, shown, state, before, stored);
    else if (byEnds) {
      if (freshRecords.has(state.recordKey)) restateLink(plan, state, byEnds);
    } else if (!before) makeLink(input, plan, shown, state);
  }
}

function makeLink({ binding, newKey }: PlanInput, plan: Plan, shown: Set<string>, state: LinkState): void {
  const [from, to] = [binding.keys.get(state.from), binding.keys.get(state.to)];
  if (from === undefined || to === undefined || (!state.ended && !(shown.has(from) && shown.has(to)))) {
    plan.notes.push(
      sentence('A link of statement {statementId} is not drawn: one of its ends was taken off this chart.', {
        statementId: state.statementId,
      }),
    );
    return;
  }
  const { roles, dashed } = state;
  const link = linkShape.parse({ key: newKey(), from, to, roles, dashed });
  putLink(plan, link, state);
  plan.newKeys.add(link.key);
  plan.counts.links.made += 1;
  if (state.ended) plan.counts.links.ended += 1;
}

function changeLink(
  { binding, next }: PlanInput,
  plan: Plan,
  shown: Set<string>,
  state: LinkState,
  before: LinkState | undefined,
  stored: ImportedLinkRow,
): void {
  const link = presentLink(stored.from, stored.to, stored.properties);
  const moved = (end: 'from' | 'to') =>
    before !== undefined && binding.keys.get(before[end]) !== binding.keys.get(state[end])
      ? binding.keys.get(state[end])
      : undefined;
  const [from, to] = [moved('from') ?? link.from, moved('to') ?? link.to];
  const isSaidAnew = JSON.stringify(before?.roles) !== JSON.stringify(state.roles);
  const isOwn = isSaidAnew && before !== undefined && saidOf(link.roles) !== saidOf(before.roles);
  if (isOwn && saidOf(link.roles) !== saidOf(state.lastStated)) {
    const nameOf = (end: string) => next.parties.get(end)?.facts.name ?? '';
    plan.notes.push(
      sentence('The link from "{from}" to "{to}" stays as a person wrote it; its source says "{said}" now.', {
        from: nameOf(state.from),
        to: nameOf(state.to),
        said: shownTexts(state, isoToday()).join(', ').slice(0, 200),
      }),
    );
  }
  const restated = isSaidAnew && !isOwn;
  const redrawn = before?.dashed !== state.dashed;
  const turned = (stored.properties.ended === true) !== state.ended;
  if (!restated && !redrawn && !turned && from === link.from && to === link.to) return;
  if (!state.ended && !(shown.has(from) && shown.has(to))) return;
  const own = link.roles.filter(({ interest }) => interest == null);
  const roles = restated
    ? [...withAdded(state.roles, link.roles), ...own].slice(0, limits.rolesPerLinkMax)
    : link.roles;
  putLink(plan, { ...link, from, to, roles, dashed: redrawn ? state.dashed : link.dashed }, state);
  if (stored.properties.ended === true) plan.resumedLinks.push([from, to], [stored.from, stored.to]);
  plan.counts.links.changed += 1;
  if (state.ended && turned) plan.counts.links.ended += 1;
}

/** A workbook's row of a link that is another file's, or a person's: it is written as that person would, where it says something else. */
function restateLink(plan: Plan, state: LinkState, stored: ChartLinkRow): void {
  const link = presentLink(stored.from, stored.to, stored.properties);
  const said = (roles: readonly LinkRole[]) => roles.map((role) => rolesText([role], SAID_IN_WORKBOOK));
  const before = new Map(link.roles.map((role) => [rolesText([role], SAID_IN_WORKBOOK), role]));
  if (said(link.roles).sort().join() === said(state.roles).sort().join()) return;
  const roles = withAdded(state.roles, link.roles).map(
    (role) => before.get(rolesText([role], SAID_IN_WORKBOOK)) ?? role,
  );
  plan.links.push({ ...link, roles: roles.slice(0, limits.rolesPerLinkMax) });
  plan.counts.links.changed += 1;
}

/** Roles as a source states them, with what a person had added to the same one: how it is known, and who checked it. */
function withAdded(stated: readonly LinkRole[], stored: readonly LinkRole[]): LinkRole[] {
  return stated.map((role) => {
    const same = stored.find((one) => SAME.every((name) => (one[name] ?? null) === (role[name] ?? null)));
    if (!same) return role;
    const { basis, joint, evidence, checkedOn, checkedBy, source } = same;
    return { ...role, basis, joint, evidence, checkedOn, checkedBy, source: source ?? role.source };
  });
}

/** What roles of a source say, without what a person adds to them and without roles of his own. */
function saidOf(roles: readonly LinkRole[]): string {
  const imported = roles.filter(({ interest }) => interest != null);
  return rolesText(imported, STATED_OF_ROLE);
}

/** All but the code of the interest, which a role that a person wrote may lack. */
const SAID_IN_WORKBOOK = STATED_OF_ROLE.filter((name) => name !== 'interest');
const SAME = ['interest', 'via', 'startDate', 'percentage', 'minimum', 'maximum'] as const;

function putLink(plan: Plan, link: ChartLink, { recordKey, statementId, ended, endedDate }: LinkState): void {
  (ended ? plan.endedLinks : plan.links).push(link);
  plan.linkMarks.push({ key: link.key, properties: { recordKey, statementId, ended: ended || null, endedDate } });
}
