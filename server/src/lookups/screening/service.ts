import { isoToday } from '@stemma/shared/dates';
import { LOOKUP_LIMITS } from '@stemma/shared/lookups/limits';
import { lookupMessages } from '@stemma/shared/messages/lookups';
import { keyText } from '@stemma/shared/rules/basic';
import { decideShape, screenShape } from '@stemma/shared/rules/lookups';
import { z } from 'zod';
import type { UserCaller } from '../../access/caller';
import { record } from '../../audit/service';
import { readableCharts } from '../../charts/readable';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { AppError, forbidden, invalid, notFound, parse } from '../../errors';
import { editableEntity } from '../../entities/change';
import { getEntity, readingOrganization } from '../../entities/service';
import type { Tx } from '../../store';
import { atMostOne } from '../../store';
import { screeningKey } from '../candidateKey';
import { LookupFault, naming } from '../fault';
import { mayAsk, maySeeScreening, screeningFault } from '../policy';
import { usableSource } from '../service';
import { subjectsByKeys, sourcesOf, type SourceRow } from '../store';
import { screenBatch, subjectDigest } from './batch';
import { screeningAsked } from './asked';
import { planScreening, type ScreeningPlan } from './plan';
import { presentScreening, presentScreeningStatus, type EntityScreening, type ScreeningStatus } from './present';
import * as store from './store';

/** What screening a chart by a source would send; nothing goes out. */
export async function screeningPlan(
  context: Context,
  input: { chartKey: string; withPrivate?: boolean | null | undefined },
): Promise<ScreeningPlan> {
  const caller = requireUser(context);
  return context.read((tx) => planIn(tx, caller, input.chartKey, input.withPrivate === true));
}

async function planIn(tx: Tx, caller: UserCaller, key: string, withPrivate: boolean): Promise<ScreeningPlan> {
  const chartKey = parse(keyText, key);
  await readableCharts(tx, caller, [chartKey]);
  const rows = await store.recordsOnChart(tx, { chartKey, userKey: caller.userKey });
  return planScreening(rows, { organizationKey: caller.organizationKey, mayAsk: mayAsk(caller), withPrivate });
}

/**
 * Screens an entity at once, or has all of a chart that the caller may edit screened in the background. Answers how many questions go out.
 * What comes are candidates: nothing of an entity is changed.
 */
export async function screen(context: Context, input: unknown): Promise<number> {
  const { sourceKey, entityKey, chartKey, withPrivate } = parse(screenShape, input);
  const source = await usableSource(context, sourceKey);
  if (source.kind !== 'yente') throw invalid(lookupMessages.notScreened, 'sourceKey');
  if (entityKey) await screenOne(context, source, entityKey);
  return chartKey ? screenChart(context, source, chartKey, withPrivate === true) : 1;
}

async function screenOne(context: Context, source: SourceRow, entityKey: string): Promise<void> {
  const caller = requireUser(context);
  await context.read(async (tx) => {
    await editableEntity(tx, caller, entityKey);
    const [row] = await subjectsByKeys(tx, { keys: [entityKey] });
    const fault = row ? screeningFault(row, caller.organizationKey) : lookupMessages.typeNotScreened;
    if (fault) throw invalid(fault, 'entityKey');
  });
  const { userKey, organizationKey } = caller;
  const { address, requestId } = context;
  const asker = { userKey, organizationKey, address, requestId };
  const askers = [{ asker, action: 'lookups/screen' as const, entityKeys: [entityKey] }];
  await naming(source.name, async () => {
    const { done } = await screenBatch(context, context.lookups, {
      source,
      entityKeys: [entityKey],
      now: Date.now(),
      askers,
    });
    if (done.length === 0) throw new LookupFault('refused');
  });
}

async function screenChart(
  context: Context,
  source: SourceRow,
  chartKey: string,
  withPrivate: boolean,
): Promise<number> {
  const caller = requireUser(context);
  const count = await context.write(async (tx) => {
    const { keys } = await planIn(tx, caller, chartKey, withPrivate);
    const rows = keys.map((entityKey) => ({ key: screeningKey(entityKey, source.key), entityKey }));
    const { userKey, organizationKey } = caller;
    await store.askForScreening(tx, { rows, sourceKey: source.key, organizationKey, userKey, now: Date.now() });
    const details = `${source.name}: ${keys.length}`;
    await record(tx, context, { action: 'lookups/screenChart', target: chartKey, details });
    return keys.length;
  });
  screeningAsked.emit();
  return count;
}

/** What the sources of the caller's organization say of an entity that he may read, and what was decided. */
export async function entityScreening(context: Context, entityKey: string): Promise<EntityScreening> {
  const caller = requireUser(context);
  await getEntity(context, entityKey);
  if (!maySeeScreening(caller))
    return presentScreening({ sources: [], candidates: [], screenings: [], subject: undefined });
  const { organizationKey } = caller;
  return context.read(async (tx) => {
    const of = { keys: [entityKey], organizationKey };
    const sources = await sourcesOf(tx, { organizationKey });
    const candidates = await store.candidatesOf(tx, of);
    const screenings = await store.screeningsOf(tx, of);
    const [row] = await subjectsByKeys(tx, { keys: [entityKey] });
    return presentScreening({ sources, candidates, screenings, subject: row && subjectDigest(row) });
  });
}

/** How the entities of a chart that the caller may read stand, as far as anybody screened them. */
export async function chartScreening(context: Context, chartKey: string): Promise<ScreeningStatus[]> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    await readableCharts(tx, caller, [parse(keyText, chartKey)]);
    const { organizationKey } = caller;
    return maySeeScreening(caller)
      ? (await store.screeningStatusesOnChart(tx, { chartKey, organizationKey })).map(presentScreeningStatus)
      : [];
  });
}

const screenedKeys = z.array(keyText).max(LOOKUP_LIMITS.keysMax);

/** How entities stand, of those that the caller may read and anybody screened. */
export async function screeningStatuses(context: Context, keys: readonly string[]): Promise<ScreeningStatus[]> {
  const caller = requireUser(context);
  const wanted = parse(screenedKeys, keys);
  if (!maySeeScreening(caller) || wanted.length === 0) return [];
  const { userKey, organizationKey } = caller;
  const of = { keys: wanted, userKey, organizationKey, readingOrganization: readingOrganization(caller) };
  return (await context.read((tx) => store.screeningStatusesOf(tx, of))).map(presentScreeningStatus);
}

/** How the entities of a chart stand, for findings about it; within another use case, which has asked for the right to read it. */
export async function screenedOnChart(
  tx: Tx,
  caller: UserCaller,
  chartKey: string,
): Promise<store.ScreeningStatusRow[]> {
  if (!maySeeScreening(caller)) return [];
  return store.screeningStatusesOnChart(tx, { chartKey, organizationKey: caller.organizationKey });
}

/**
 * Keeps what the caller, who may edit the entity, says of a candidate: it is this one, it is not, or it is open again. Throws `conflict` where its
 * record says something else than he was shown.
 */
export async function decideCandidate(context: Context, input: unknown): Promise<EntityScreening> {
  const caller = requireUser(context);
  const { key, state, digest, reason } = parse(decideShape, input);
  if (!mayAsk(caller)) throw forbidden();
  const { userKey, organizationKey } = caller;
  const entityKey = await context.write(async (tx) => {
    const shown = atMostOne(await store.candidateByKey(tx, { key, organizationKey }));
    if (!shown) throw notFound();
    await store.lockScreened(tx, [shown.entityKey]);
    await editableEntity(tx, caller, shown.entityKey);
    const row = atMostOne(await store.candidateByKey(tx, { key, organizationKey }));
    if (!row) throw notFound();
    if (row.digest !== digest) throw new AppError('conflict', lookupMessages.saysOther, { field: 'digest' });
    const decidedOn = isoToday();
    await store.saveDecision(tx, {
      key,
      state,
      decidedBy: userKey,
      decidedOn,
      decidedDigest: digest,
      reason: reason || null,
    });
    const entry = {
      action: 'lookups/decide',
      target: row.entityKey,
      details: `${row.sourceName}, ${row.recordId}: ${state}`,
    };
    await record(tx, context, entry);
    return row.entityKey;
  });
  return entityScreening(context, entityKey);
}
