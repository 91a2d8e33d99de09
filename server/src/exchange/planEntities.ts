import { sentence } from '@stemma/shared/language/sentence';
import type { PartyState } from './bods/model';
import { missingParty } from './bods/party';
import type { PartyFacts } from './bods/party';
import type { Statement } from './bods/statement';
import { groupBy } from '@stemma/shared/groupBy';
import { overlay, stopgapNames } from './overlay';
import type { Plan, PlanInput } from './plan';
import { fieldDifferences, patchEntity } from './patch';
import { mayImportInto } from './policy';
import type { BoundRow } from './store';

/** All parties that are one entity, as they were and as they are. */
interface Group {
  prev: PartyState[];
  next: PartyState[];
}

type Fresh = Map<string, Statement[]>;

/** Plans what becomes of the entities: made, changed by what a later statement says, ended, put on the chart or taken off. */
export function planEntities(input: PlanInput, plan: Plan): void {
  const fresh = groupBy(input.fresh, ({ recordKey }) => recordKey);
  for (const [key, group] of groupsOf(input)) {
    const existing = input.binding.existing.get(key);
    if (!existing) makeEntity(key, group, plan);
    else if (!input.binding.given.has(key) && group.next.some((party) => isTouched(input, party, fresh))) {
      changeEntity(input, existing, group, fresh, plan);
    }
    planPlacement(key, existing, group, plan);
  }
}

function groupsOf({ prev, next, binding }: PlanInput): Map<string, Group> {
  const groups = new Map<string, Group>();
  const add = (party: PartyState, side: keyof Group) => {
    const key = binding.keys.get(party.recordKey);
    if (key === undefined) return;
    const group = groups.get(key) ?? { prev: [], next: [] };
    groups.set(key, group);
    group[side].push(party);
  };
  for (const party of next.parties.values()) add(party, 'next');
  for (const party of prev.parties.values()) add(party, 'prev');
  return groups;
}

function isTouched({ prev }: PlanInput, party: PartyState, fresh: Fresh): boolean {
  const before = prev.parties.get(party.recordKey);
  if (!before || fresh.has(party.recordKey) || before.ended !== party.ended) return true;
  return party.origin !== 'record' && JSON.stringify(before.facts) !== JSON.stringify(party.facts);
}

function makeEntity(key: string, { next }: Group, plan: Plan): void {
  const [party] = next;
  if (!party) return;
  const { facts, ended, endedDate, recordKey } = party;
  const { typeName, name, description, fields } = facts;
  plan.entities.push({ key, typeName, name, description, party: facts.party, fields });
  plan.newKeys.add(key);
  plan.entityMarks.push({ key, properties: { recordKey, ended: ended || null, endedDate } });
  plan.identifiers.push(...facts.identifiers.map((identifier) => ({ entityKey: key, identifier })));
  plan.counts.entities.made += 1;
  if (ended) plan.counts.entities.ended += 1;
}

function changeEntity(input: PlanInput, existing: BoundRow, { prev, next }: Group, fresh: Fresh, plan: Plan): void {
  if (!mayImportInto(input.caller, existing)) {
    plan.notes.push(
      sentence('"{name}" was left as it is: you may not edit it, or it is in the bin.', {
        name: existing.properties.name,
      }),
    );
    return;
  }
  const recordKeys = new Set([...prev, ...next].map(({ recordKey }) => recordKey));
  const known = [
    ...(input.elsewhere.get(existing.key) ?? []),
    ...[...recordKeys].flatMap((recordKey) => input.prev.records.get(recordKey)?.states ?? []),
  ];
  const before = overlay(known);
  const after = overlay([...known, ...[...recordKeys].flatMap((recordKey) => fresh.get(recordKey) ?? [])]);
  const state = after ?? next[0];
  if (!state) return;
  if (input.binding.same.has(existing.key)) {
    plan.notes.push(...fieldDifferences(existing, state.facts));
    return;
  }
  const stated = before?.facts ?? placeholderFacts(existing, prev, next);
  const patch = patchEntity(existing, stated, state.facts, stopgapNames(known));
  if (patch.retyped) plan.retyped.push(patch.retyped);
  if (patch.change) plan.entities.push(patch.change);
  plan.notes.push(...patch.notes);
  const marked = existing.properties.ended === true;
  if (marked !== state.ended) {
    const properties = { ended: state.ended || null, endedDate: state.endedDate };
    plan.entityMarks.push({ key: existing.key, properties });
    if (state.ended) plan.counts.entities.ended += 1;
  }
  if (patch.change || marked !== state.ended) plan.counts.entities.changed += 1;
  plan.identifiers.push(...state.facts.identifiers.map((identifier) => ({ entityKey: existing.key, identifier })));
}

/** What an entity without statements was made as; undefined for one that a user made. */
function placeholderFacts(existing: BoundRow, prev: PartyState[], next: PartyState[]): PartyFacts | undefined {
  if (prev[0]) return prev[0].facts;
  if (existing.properties.recordKey == null) return undefined;
  const [party] = next;
  return party && (party.origin === 'unspecified' ? party.facts : missingParty(party.recordId));
}

/** Cards come with a record's first statement and leave with its end; where a user took one off meanwhile, it stays off. */
function planPlacement(key: string, existing: BoundRow | undefined, { prev, next }: Group, plan: Plan): void {
  if (existing?.binned) return;
  const live = next.some(({ ended }) => !ended);
  const wasLive = prev.some(({ ended }) => !ended);
  const known = new Set(prev.map(({ recordKey }) => recordKey));
  const newcomer = next.some(({ ended, recordKey }) => !ended && !known.has(recordKey));
  const onChart = existing?.onChart === true;
  if (live && !onChart && (newcomer || !wasLive)) plan.place.push(key);
  if (!live && wasLive && onChart) {
    plan.unplace.push(key);
    plan.notes.push(
      sentence('"{name}" has ended and left the chart of today.', { name: existing?.properties.name ?? '' }),
    );
  }
}
