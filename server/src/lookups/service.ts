import { LOOKUP_LIMITS } from '@stemma/shared/lookups/limits';
import { lookupMessages } from '@stemma/shared/messages/lookups';
import { lookupSourceShape, type LookupSourceInput } from '@stemma/shared/rules/lookups';
import { randomUUID } from 'node:crypto';
import type { UserCaller } from '../access/caller';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, invalid, notFound, parse } from '../errors';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import { naming } from './fault';
import { addressFault, normalizedBaseUrl, mayAsk } from './policy';
import { presentChoice, presentSource, type SourceChoice, type SourceSettings } from './present';
import * as store from './store';
import type { SourceRow } from './store';

/** The sources that the caller can ask: those of his own organization that are switched on. */
export async function lookupSources(context: Context): Promise<SourceChoice[]> {
  const caller = requireUser(context);
  if (!mayAsk(caller)) return [];
  const rows = await context.read((tx) => store.sourcesOf(tx, { organizationKey: caller.organizationKey }));
  return rows.filter(({ isOn }) => isOn).map(presentChoice);
}

/** The sources of the caller's organization as they are set up, for its administrators. */
export async function lookupSettings(context: Context): Promise<SourceSettings[]> {
  const { organizationKey } = requireAdministrator(context);
  return (await context.read((tx) => store.sourcesOf(tx, { organizationKey }))).map(presentSource);
}

/**
 * Sets up a source of the caller's organization, or changes it; for its administrators. An API key that is not given stays, but not for another
 * host than it was given for: the source is switched off then.
 */
export async function saveLookupSource(context: Context, input: unknown): Promise<SourceSettings> {
  const caller = requireAdministrator(context);
  const wanted = checked(context, input);
  const { organizationKey, userKey } = caller;
  return context.write(async (tx) => {
    await store.lockSources(tx, organizationKey);
    const all = await store.sourcesOf(tx, { organizationKey });
    const before = all.find(({ key }) => key === wanted.key);
    if (wanted.key && !before) throw notFound();
    if (!before && all.length >= LOOKUP_LIMITS.sourcesMax) throw invalid(lookupMessages.tooManySources);
    const isSame = ({ key, name }: SourceRow) => key !== wanted.key && name.toLowerCase() === wanted.name.toLowerCase();
    if (all.some(isSame)) throw new AppError('conflict', lookupMessages.nameTaken, { field: 'name' });
    const key = before?.key ?? randomUUID();
    const keySealed = wanted.apiKey ? context.lookups.sealed(key, wanted.apiKey) : keptKey(wanted, before);
    const { kind, name, baseUrl, dataset, threshold, isNightly } = wanted;
    const isOn = wanted.isOn && !losesKey(wanted, before);
    const told = { kind, name, baseUrl, dataset, threshold, licence: wanted.licence ?? '', isOn, isNightly };
    const at = new Date().toISOString();
    await store.putSource(tx, { key, organizationKey, userKey, at, fields: { ...told, keySealed } });
    await record(tx, context, {
      action: 'lookups/saveSource',
      target: key,
      details: name,
      ...(before && { before: toldOf(before) }),
      after: told,
    });
    return presentSource(await sourceIn(tx, caller, key));
  });
}

function toldOf({ kind, name, baseUrl, dataset, threshold, licence, isOn, isNightly }: SourceRow) {
  return { kind, name, baseUrl, dataset, threshold, licence, isOn, isNightly };
}

/** Forgets a source of the caller's organization; for its administrators. What was decided stays. */
export async function deleteLookupSource(context: Context, key: string): Promise<void> {
  const caller = requireAdministrator(context);
  await context.write(async (tx) => {
    await store.lockSources(tx, caller.organizationKey);
    const { name } = await sourceIn(tx, caller, key);
    await store.dropSource(tx, key);
    await record(tx, context, { action: 'lookups/deleteSource', target: key, details: name });
  });
}

/** Asks a source for something that is about nobody, with settings that need not be saved; answers how long it took in milliseconds. */
export async function tryLookupSource(context: Context, input: unknown): Promise<number> {
  const caller = requireAdministrator(context);
  const wanted = checked(context, input);
  const { kind, baseUrl, dataset, threshold } = wanted;
  const before = wanted.key ? await context.read((tx) => sourceIn(tx, caller, wanted.key ?? '')) : undefined;
  const kept = before && keptKey(wanted, before) !== null ? context.lookups.apiKeyOf(before) : undefined;
  const apiKey = wanted.apiKey || kept;
  const began = Date.now();
  await naming(wanted.name, () => context.lookups.tried({ kind, baseUrl, dataset, threshold, apiKey }).search(TRIED));
  return Date.now() - began;
}

const TRIED = 'Stemma';

/** A source of the caller's organization that is switched on, for him who may ask it. */
export async function usableSource(context: Context, key: string): Promise<SourceRow> {
  const caller = requireUser(context);
  if (!mayAsk(caller)) throw forbidden();
  const { organizationKey } = caller;
  const row = atMostOne(await context.read((tx) => store.sourceByKey(tx, { key, organizationKey })));
  if (!row?.isOn) throw new AppError('notFound', lookupMessages.notSetUp, { field: 'sourceKey' });
  return row;
}

function checked(context: Context, input: unknown): LookupSourceInput {
  const wanted = parse(lookupSourceShape, input);
  const fault = addressFault(wanted.baseUrl, context.lookups.permitted);
  if (fault) throw invalid(fault, 'baseUrl');
  return { ...wanted, baseUrl: normalizedBaseUrl(wanted.baseUrl) };
}

/** Whether a source had an API key that does not go to its new host, and got no other. */
function losesKey(wanted: LookupSourceInput, before: SourceRow | undefined): boolean {
  return wanted.apiKey == null && before?.keySealed != null && keptKey(wanted, before) === null;
}

/** The API key that stays with a source: none once it was taken away, or was given for another host. */
function keptKey({ apiKey, baseUrl }: LookupSourceInput, before: SourceRow | undefined): string | null {
  if (apiKey === '' || !before) return null;
  return new URL(before.baseUrl).origin === new URL(baseUrl).origin ? before.keySealed : null;
}

async function sourceIn(tx: Tx, { organizationKey }: UserCaller, key: string): Promise<SourceRow> {
  const row = atMostOne(await store.sourceByKey(tx, { key, organizationKey }));
  if (!row) throw notFound();
  return row;
}

function requireAdministrator(context: Context): UserCaller {
  const caller = requireUser(context);
  if (!caller.isAdmin) throw forbidden();
  return caller;
}
