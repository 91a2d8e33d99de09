import { sentence } from '@stemma/shared/language/sentence';
import type { Binding } from './binding';

/** A party of a file that is an entity which was there before. */
export interface Join {
  /** The record's id in the file. */
  recordId: string;
  /** What the file calls it. */
  party: string;
  /** The entity. */
  key: string;
  name: string;
  /** "SCHEME:ID" that both have; null where an earlier import brought the same record. */
  by: string | null;
}

const JOINS_MAX = 1000;

/** What an import joins, at most 1,000. */
export function joinsOf({ joined, existing }: Binding): Join[] {
  return [...joined].slice(0, JOINS_MAX).map(([key, { party, by }]) => ({
    recordId: party.recordId,
    party: party.facts.name,
    key,
    name: existing.get(key)?.properties.name ?? '',
    by,
  }));
}

/** What is told of parties that are not joined though a number or a record says that they may be one. */
export function apartNotes({ apart, keys, existing }: Binding): string[] {
  return [...apart].flatMap(([recordKey, { party, name, by, several }]) => {
    if (existing.has(keys.get(recordKey) ?? '')) return [];
    if (several)
      return sentence('"{party}" is not joined: its identifiers are those of several entities, {names}.', {
        party: party.facts.name,
        names: several.map((one) => `"${one}"`).join(', '),
      });
    const values = { party: party.facts.name, name };
    return by === null
      ? sentence('"{party}" is not joined with "{name}" of the same record: the dates of birth differ.', values)
      : sentence(
          '"{party}" is not joined with "{name}", which has the same number ({by}): the names differ, and several registers of a country may give one number.',
          { ...values, by },
        );
  });
}
