import { same } from '../same';

/** Whose changes: those made here, or those that came from the store meanwhile. */
export type Side = 'mine' | 'theirs';

/** One record three times: as both sides read it, and as each left it. Missing where it is not there. */
export interface Trio<T> {
  base: T | undefined;
  mine: T | undefined;
  theirs: T | undefined;
}

/** A record as fields that are merged one by one; what only makes sense together is one field. */
export type Fields = ReadonlyMap<string, unknown>;

/** What three versions of a record come to. */
export type Meeting<T> =
  /** They do not touch; without a record, it is gone. */
  | { kind: 'settled'; record: T | undefined }
  /** Both changed these fields, each in its own way; the other fields are merged already. */
  | { kind: 'fields'; fields: readonly string[]; record: (choose: (field: string) => Side) => T }
  /** One side took away what the other changed. */
  | { kind: 'removal'; remover: Side; record: T };

/** How a kind of record is merged. */
export interface MergeKind<T> {
  fieldsOf(record: T): Fields;
  recordOf(fields: Fields, like: T): T;
  /** Changes of these alone are not worth asking before a removal. */
  passive: ReadonlySet<string>;
}

/** Merges one record. */
export function meet<T extends object>({ base, mine, theirs }: Trio<T>, kind: MergeKind<T>): Meeting<T> {
  if (mine === theirs || base === mine) return { kind: 'settled', record: theirs };
  if (base === theirs) return { kind: 'settled', record: mine };
  if (!mine || !theirs) {
    const record = mine ?? theirs;
    if (!base || !record || !changes(base, record, kind)) {
      return { kind: 'settled', record: base ? undefined : record };
    }
    return { kind: 'removal', remover: mine ? 'theirs' : 'mine', record };
  }
  return meetFields(base, mine, theirs, kind);
}

/** Whether a record says something else than it did, but for what is passive. */
export function changes<T extends object>(before: T | undefined, after: T, kind: MergeKind<T>): boolean {
  if (!before) return true;
  const [was, is] = [kind.fieldsOf(before), kind.fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].some(
    (name) => !kind.passive.has(name) && !same(was.get(name), is.get(name)),
  );
}

function meetFields<T extends object>(base: T | undefined, mine: T, theirs: T, kind: MergeKind<T>): Meeting<T> {
  const was = base ? kind.fieldsOf(base) : new Map<string, unknown>();
  const [ours, others] = [kind.fieldsOf(mine), kind.fieldsOf(theirs)];
  const merged = new Map<string, unknown>();
  const fields: string[] = [];
  for (const name of new Set([...others.keys(), ...ours.keys()])) {
    const [before, one, other] = [was.get(name), ours.get(name), others.get(name)];
    if (!same(one, other) && !same(before, one) && !same(before, other)) fields.push(name);
    const value = same(before, other) ? one : other;
    if (value !== undefined) merged.set(name, value);
  }
  const record = (choose: (field: string) => Side): T => {
    const chosen = new Map(merged);
    for (const name of fields) chosen.set(name, (choose(name) === 'mine' ? ours : others).get(name));
    return kind.recordOf(chosen, theirs);
  };
  return fields.length ? { kind: 'fields', fields, record } : { kind: 'settled', record: record(() => 'theirs') };
}
