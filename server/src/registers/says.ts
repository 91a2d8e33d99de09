import { roleText } from '@stemma/shared/chart/roleText';
import type { Said, SaidOwner } from '@stemma/shared/registers';
import { rolesOfInterests } from '../exchange/bods/interests';
import { partyFactsOf } from '../exchange/bods/model';
import { readStatement, type Statement } from '../exchange/bods/statement';
import type { Tx } from '../store';
import type { StoredLink, StoredParty } from './recordStore';
import { registerLinksOf, partiesByKey } from './recordStore';
import { recordOfKey } from './rows';

/** Owners of one party of which changes are told. */
const OWNERS_MAX = 200;

/** A statement as it was kept; undefined where none was. */
export function statementIn(json: string | null): Statement | undefined {
  if (json === null) return undefined;
  const read = readStatement(JSON.parse(json));
  return 'statement' in read ? read.statement : undefined;
}

/** What an edition says of parties, by their keys in it; nothing of those that it does not know. */
export async function saidByRegister(tx: Tx, keys: string[]): Promise<Map<string, Said>> {
  if (keys.length === 0) return new Map();
  const parties = await partiesByKey(tx, { keys });
  const links = await registerLinksOf(tx, 'owners', keys, OWNERS_MAX * keys.length);
  const holders = await partiesByKey(tx, { keys: [...new Set(links.map(({ holder }) => holder).filter(Boolean))] });
  const names = new Map(holders.map(({ key, name }) => [key, name]));
  return new Map(
    parties.map((party) => {
      const owners = links.filter(({ subject }) => subject === party.key).slice(0, OWNERS_MAX);
      return [
        party.key,
        said(
          party,
          owners.flatMap((link) => ownerOf(link, names)),
        ),
      ];
    }),
  );
}

function said({ json, closing }: StoredParty, owners: SaidOwner[]): Said {
  const statement = statementIn(json);
  const facts = statement && partyFactsOf(statement);
  const fields = Object.entries(facts?.fields ?? {}).map(([name, value]) => [name, String(value ?? '')] as const);
  return {
    recordId: statement?.recordId ?? '',
    publisher: statement?.publisher ?? '',
    recordType: statement?.recordType ?? 'entity',
    name: facts?.name ?? '',
    ended: closing !== null || statement?.closed === true,
    fields: Object.fromEntries(fields.filter(([, value]) => value !== '')),
    owners: owners.sort((a, b) => (a.link < b.link ? -1 : 1)),
  };
}

function ownerOf({ key, json, ended, holder }: StoredLink, names: ReadonlyMap<string, string>): SaidOwner[] {
  const statement = statementIn(json);
  if (statement?.recordType !== 'relationship' || !statement.details) return [];
  const roles = rolesOfInterests(statement.details, undefined).map(roleText).join(', ');
  const { recordId, publisher } = statement;
  return [{ link: recordOfKey(key), recordId, publisher, name: names.get(holder) ?? '', roles, ended }];
}

/** What is said of a party that an edition knows no more. */
export const nothingSaid = (before: Said): Said => ({ ...before, ended: true, owners: [] });
