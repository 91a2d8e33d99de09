import type { UserCaller } from '../access/caller';
import type { Model, PartyState } from './bods/model';
import { groupBy } from '@stemma/shared/groupBy';
import { isAlikeByName, isBornApart, isOtherByName } from './contradictions';
import { mayImportInto } from './policy';
import type { BoundRow } from './store';

/** Which entity each party of an import is. */
export interface Binding {
  /** Entity key by record key; none for a party whose entity was deleted since an earlier import. */
  keys: Map<string, string>;
  /** The entities among them that were there before, by entity key. */
  existing: Map<string, BoundRow>;
  /** Entities that are joined by this import, by entity key, with what tells that they are the same. */
  joined: Map<string, { party: PartyState; by: string | null }>;
  /** Entities that parties are not, though they have a number or a record in common, by record key. */
  apart: Map<string, Apart>;
  /** Keys of entities of which nothing is to be said. */
  given: Set<string>;
  /** Keys of entities that are parties by their own keys: they stay as they are. */
  same: Set<string>;
}

/** What speaks for a party's being an entity; `by` as of `joined`. */
export interface Apart {
  party: PartyState;
  name: string;
  by: string | null;
  /** Names of the entities that its identifiers are of, where these are several and none is called like it. */
  several?: readonly string[];
}

/** What a binding is chosen among. */
export interface Candidates {
  /** What a record is, whatever else it might be. */
  given: BoundRow[];
  /** What a record is said to be by the entity's own key. */
  same: BoundRow[];
  byRecord: BoundRow[];
  /** `recordKey` holds the identifier. */
  byIdentifier: BoundRow[];
}

/**
 * Chooses the entity of each party: the one that is given, else the one whose key it has, else the one it was on this chart, else one that has the same strong identifier (of several the one that is called like it, or none), else one that carries the same
 * record, each if the caller may edit it and nothing speaks against it, else a new one. A name alone never makes two parties one.
 */
export function bind(
  caller: UserCaller,
  prev: Model,
  next: Model,
  candidates: Candidates,
  newKey: () => string,
): Binding {
  const byRecord = groupBy(candidates.byRecord, ({ recordKey }) => recordKey);
  const byIdentifier = groupBy(candidates.byIdentifier, ({ recordKey }) => recordKey);
  const binding: Binding = {
    keys: new Map(),
    existing: new Map(),
    joined: new Map(),
    apart: new Map(),
    given: new Set(),
    same: new Set(),
  };
  const givenRows = new Map(candidates.given.map((row) => [row.recordKey, row]));
  const sameRows = new Map(candidates.same.map((row) => [row.recordKey, row]));
  const take = (party: PartyState, row: BoundRow) => {
    binding.keys.set(party.recordKey, row.key);
    binding.existing.set(row.key, row);
  };
  for (const party of [...prev.parties.values(), ...next.parties.values()]) {
    const { recordKey } = party;
    if (binding.keys.has(recordKey)) continue;
    const given = givenRows.get(recordKey);
    if (given) {
      take(party, given);
      binding.given.add(given.key);
      continue;
    }
    const own = sameRows.get(recordKey);
    if (own && own.typeName === party.facts.typeName && mayImportInto(caller, own)) {
      take(party, own);
      binding.same.add(own.key);
      if (!prev.parties.has(recordKey)) binding.joined.set(own.key, { party, by: null });
      continue;
    }
    const rows = byRecord.get(recordKey) ?? [];
    if (prev.parties.has(recordKey)) {
      const known = rows.find(({ onChart }) => onChart) ?? rows.find((row) => mayImportInto(caller, row)) ?? rows[0];
      if (known) take(party, known);
      continue;
    }
    const identified = joinable(caller, party, byIdentifier, binding);
    const same = sameRecord(caller, party, rows, identified, binding);
    if (identified) {
      take(party, same ?? identified.row);
      binding.joined.set((same ?? identified.row).key, { party, by: identified.by });
    } else if (same) {
      take(party, same);
      binding.joined.set(same.key, { party, by: null });
    } else {
      binding.keys.set(recordKey, newKey());
    }
  }
  return binding;
}

/** What an identifier of a party leads to. */
interface Identified {
  by: string;
  /** The entities of the party's type that have it and that the caller may edit, the oldest first. */
  rows: BoundRow[];
  row: BoundRow;
}

function joinable(
  caller: UserCaller,
  party: PartyState,
  byIdentifier: Map<string, BoundRow[]>,
  { apart }: Pick<Binding, 'apart'>,
): Identified | undefined {
  if (party.origin !== 'record') return undefined;
  const hits: Identified[] = [];
  for (const by of party.facts.identifiers) {
    const found = (byIdentifier.get(by) ?? []).filter(
      (one) => one.typeName === party.facts.typeName && mayImportInto(caller, one),
    );
    const rows = found.filter((row) => !isOtherByName(by, party, row));
    const [row] = rows;
    if (row) hits.push({ by, rows, row });
    else if (found[0]) apart.set(party.recordKey, { party, name: found[0].properties.name, by });
  }
  const [first] = hits;
  const names = new Map(hits.map(({ row }) => [row.key, row.properties.name]));
  if (!first || names.size === 1) return first;
  const alike = hits.find(({ row }) => isAlikeByName(party, row));
  const several = [...names.values()];
  if (!alike) apart.set(party.recordKey, { party, name: first.row.properties.name, by: first.by, several });
  return alike;
}

/** The entity that carries the same record: what identifies the party comes first, and of several it tells which is meant. */
function sameRecord(
  caller: UserCaller,
  party: PartyState,
  rows: readonly BoundRow[],
  identified: Identified | undefined,
  { apart }: Pick<Binding, 'apart'>,
): BoundRow | undefined {
  const found = rows.filter((row) => mayImportInto(caller, row));
  const mine = found.filter((row) => !isBornApart(party, row));
  if (mine.length === 0 && found[0]) apart.set(party.recordKey, { party, name: found[0].properties.name, by: null });
  if (!identified) return mine[0];
  const keys = new Set(identified.rows.map(({ key }) => key));
  return mine.find(({ key }) => keys.has(key));
}
