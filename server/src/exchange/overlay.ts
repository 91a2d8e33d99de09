import { limits } from '@stemma/shared/limits';
import type { FoldedRecord } from './bods/fold';
import { foldRecords } from './bods/fold';
import { dayOf, partyFactsOf, recordFacts } from './bods/model';
import type { PartyFacts } from './bods/party';
import { isPlaceholder } from './bods/placeholder';
import type { Statement } from './bods/statement';
import { cleaned } from './bods/text';

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** What all that was said of one entity comes to. */
export interface EntityState {
  facts: PartyFacts;
  /** Every record of it is closed. */
  ended: boolean;
  endedDate: string | null;
}

/**
 * The state of an entity by the statements on it, of one record or, where publishers speak of the same thing, of
 * several: open records before closed ones, later words over earlier ones, and those that only stand for a record before all others. It is
 * called by the last name that any of them gives. Undefined without statements.
 */
export function overlay(statements: readonly Statement[]): EntityState | undefined {
  const records = [...foldRecords(statements).values()].sort(byWeight);
  const open = records.filter(({ closed }) => !closed);
  const speaking = open.length ? open : records;
  const said = speaking.flatMap((record) => recordFacts(record) ?? []);
  const last = said.at(-1);
  if (!last) return undefined;
  const named = [...records.flatMap((record) => recordFacts(record) ?? []), ...said].findLast(({ isNamed }) => isNamed);
  const facts = {
    ...last,
    ...(named && { name: named.name, isNamed: true }),
    description: cleaned(unique(said.map(({ description }) => description).filter(Boolean)).join('\n'), limits.textMax),
    fields: Object.assign({}, ...said.map(({ fields }) => fields)) as PartyFacts['fields'],
    identifiers: unique(said.flatMap(({ identifiers }) => identifiers)),
  };
  const lastDay = speaking
    .map(({ latest }) => dayOf(latest))
    .sort()
    .at(-1);
  return { facts, ended: open.length === 0, endedDate: open.length === 0 ? (lastDay ?? null) : null };
}

function byWeight(a: FoldedRecord, b: FoldedRecord): number {
  const [one, other] = [a, b].map(({ telling }) => (telling.details && !isPlaceholder(telling) ? 1 : 0));
  if (one !== other) return (one ?? 0) - (other ?? 0);
  const [was, is] = [a.latest.stated.at, b.latest.stated.at];
  return was === is ? 0 : was - is;
}

/** Names that sources gave in the place of one: by them an entity was called as long as none was stated. */
export function stopgapNames(statements: readonly Statement[]): string[] {
  return unique(
    statements
      .flatMap((statement) => partyFactsOf(statement) ?? [])
      .flatMap(({ isNamed, name }) => (isNamed ? [] : [name])),
  );
}
