import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { UserCaller } from '../access/caller';
import type { Tx } from '../store';
import type { Binding } from './binding';
import { bind } from './binding';
import type { Model } from './bods/model';
import { buildModel } from './bods/model';
import type { Statement } from './bods/statement';
import { isOfCountry, registrationNumbers } from './registrations';
import type { ExportSource, Sifted } from './sources';
import { settleContested, sift, storedStatements } from './sources';
import type { StatementFile } from './statementFile';
import * as store from './store';

/** A file beside what its chart has already, and which entity each of its parties is. */
export interface FoundInStore {
  sifted: Sifted;
  prev: Model;
  next: Model;
  binding: Binding;
}

/** Finds what a chart has of a file already, and the entities that its parties are; without a chart for one that is new. */
export async function findInStore(
  tx: Tx,
  caller: UserCaller,
  file: StatementFile,
  {
    chartKey,
    at,
    given,
    same,
  }: {
    chartKey: string | null;
    at: Date;
    given?: ReadonlyMap<string, string> | undefined;
    same?: ReadonlyMap<string, string> | undefined;
  },
): Promise<FoundInStore> {
  const sources = chartKey ? await store.chartSources(tx, { chartKey }) : [];
  const sifted = sift(caller.userKey, file.statements, sources);
  await setImmediate();
  await settle(tx, sifted);
  const known = await readSources(tx, sources, sifted);
  const day = at.toISOString().slice(0, 10);
  const prev = buildModel(known, day);
  const next = sifted.fresh.length > 0 ? buildModel([...known, ...sifted.fresh], day) : prev;
  await setImmediate();
  return {
    sifted,
    prev,
    next,
    binding: await findEntities(tx, caller, { chartKey: chartKey ?? '', prev, next, given, same }),
  };
}

async function settle(tx: Tx, sifted: Sifted): Promise<void> {
  const keys = [...new Set(sifted.contested.map(({ key }) => key))];
  if (keys.length === 0) return;
  const rows = await store.statementsByKey(tx, { keys });
  settleContested(sifted, new Map(rows.flatMap((row) => storedStatements([row]).map((one) => [row.key, one]))));
}

/** The statements of the chart in their order; only those that the file does not repeat are read from the store. */
async function readSources(tx: Tx, sources: readonly ExportSource[], sifted: Sifted): Promise<Statement[]> {
  const keys = sources.map(({ key }) => key).filter((key) => !sifted.known.has(key));
  const rows = keys.length ? await store.statementsByKey(tx, { keys }) : [];
  const stored = new Map(rows.map((row) => [row.key, storedStatements([row])]));
  return sources.flatMap(({ key }) => sifted.known.get(key) ?? stored.get(key) ?? []);
}

interface Sought {
  chartKey: string;
  prev: Model;
  next: Model;
  given: ReadonlyMap<string, string> | undefined;
  same: ReadonlyMap<string, string> | undefined;
}

/** Finds the entities that the parties are, in three queries at any number of them, and one for those that are given. */
async function findEntities(
  tx: Tx,
  caller: UserCaller,
  { chartKey, prev, next, given, same }: Sought,
): Promise<Binding> {
  const scope = { userKey: caller.userKey, organizationKey: caller.organizationKey, chartKey };
  const recordKeys = [...new Set([...prev.parties.keys(), ...next.parties.keys()])];
  const byRecord = await store.entitiesOfRecords(tx, { ...scope, recordKeys });
  const newcomers = [...next.parties.values()].filter(({ recordKey }) => !prev.parties.has(recordKey));
  const identifiers = [...new Set(newcomers.flatMap(({ facts }) => facts.identifiers))];
  const byIdentifier = identifiers.length ? await store.entitiesOfIdentifiers(tx, { ...scope, identifiers }) : [];
  const numbers = registrationNumbers(identifiers);
  const byNumber = numbers.length ? await store.entitiesOfRegistrations(tx, { ...scope, numbers }) : [];
  const byKeys = async (named: ReadonlyMap<string, string> = new Map()) => {
    const rows = [...named].map(([recordKey, key]) => ({ recordKey, key }));
    return rows.length ? store.entitiesGiven(tx, { ...scope, rows }) : [];
  };
  const found = {
    given: await byKeys(given),
    same: await byKeys(same),
    byRecord,
    byIdentifier: [...byIdentifier, ...byNumber.filter(isOfCountry)],
  };
  return bind(caller, prev, next, found, randomUUID);
}
