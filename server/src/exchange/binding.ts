import type { UserCaller } from '../access/caller';
import type { Model, PartyState } from './bods/model';
import { groupBy } from '@stemma/shared/groupBy';
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
}

/** What a binding is chosen among. */
export interface Candidates {
  byRecord: BoundRow[];
  /** `recordKey` holds the identifier. */
  byIdentifier: BoundRow[];
}

/**
 * Chooses the entity of each party: the one it was on this chart, else one that carries the same record or the same
 * strong identifier and that the caller may edit, else a new one. A name alone never makes two parties one.
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
  const binding: Binding = { keys: new Map(), existing: new Map(), joined: new Map() };
  const take = (party: PartyState, row: BoundRow) => {
    binding.keys.set(party.recordKey, row.key);
    binding.existing.set(row.key, row);
  };
  for (const party of [...prev.parties.values(), ...next.parties.values()]) {
    const { recordKey } = party;
    if (binding.keys.has(recordKey)) continue;
    const rows = byRecord.get(recordKey) ?? [];
    if (prev.parties.has(recordKey)) {
      const known = rows.find(({ onChart }) => onChart) ?? rows.find((row) => mayImportInto(caller, row)) ?? rows[0];
      if (known) take(party, known);
      continue;
    }
    const same = rows.find((row) => mayImportInto(caller, row));
    if (same) {
      take(party, same);
      binding.joined.set(same.key, { party, by: null });
      continue;
    }
    const identified = joinable(caller, party, byIdentifier);
    if (identified) {
      take(party, identified);
      binding.joined.set(identified.key, { party, by: identified.recordKey });
    } else {
      binding.keys.set(recordKey, newKey());
    }
  }
  return binding;
}

function joinable(caller: UserCaller, party: PartyState, byIdentifier: Map<string, BoundRow[]>): BoundRow | undefined {
  if (party.origin !== 'record') return undefined;
  return party.facts.identifiers
    .flatMap((identifier) => byIdentifier.get(identifier) ?? [])
    .find((row) => row.typeName === party.facts.typeName && mayImportInto(caller, row));
}
