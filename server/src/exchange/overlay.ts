import { limits } from '@stemma/shared/limits';
import { foldRecords } from './bods/fold';
import { dayOf, partyFactsOf } from './bods/model';
import type { PartyFacts } from './bods/party';
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
 * several: open records before closed ones, later words over earlier ones. Undefined without statements.
 */
export function overlay(statements: readonly Statement[]): EntityState | undefined {
  const records = [...foldRecords(statements).values()];
  const open = records.filter(({ closed }) => !closed);
  const speaking = (open.length ? open : records).sort((a, b) => a.latest.stated.at - b.latest.stated.at);
  const said = speaking.flatMap(({ telling }) => partyFactsOf(telling) ?? []);
  const last = said.at(-1);
  if (!last) return undefined;
  const facts = {
    ...last,
    description: cleaned(unique(said.map(({ description }) => description).filter(Boolean)).join('\n'), limits.textMax),
    fields: Object.assign({}, ...said.map(({ fields }) => fields)) as PartyFacts['fields'],
    identifiers: unique(said.flatMap(({ identifiers }) => identifiers)),
  };
  const lastDay = speaking.at(-1)?.latest;
  return { facts, ended: open.length === 0, endedDate: open.length === 0 && lastDay ? dayOf(lastDay) : null };
}
