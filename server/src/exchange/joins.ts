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
