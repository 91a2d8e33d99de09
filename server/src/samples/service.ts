import { randomInt, randomUUID } from 'node:crypto';
import { VISIBILITIES } from '@stemma/shared/permissions';
import { defaults, limits } from '@stemma/shared/limits';
import { keyText, nameText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import type { BlobStore } from '../blobs/types';
import type { ChartCard } from '../charts/present';
import { createChart, createChartIn } from '../charts/service';
import { type Context, requireUser } from '../context';
import { parse } from '../errors';
import { createFilesLinkIn } from '../files/folders';
import { storeFileIn } from '../files/storeUpload';
import type { Tx } from '../store';
import { sampleChart } from './chart';
import { inWorker } from '../work/inWorker';
import { familyChart } from './family';
import { FAMILY_FILES, FAMILY_WEB_LINKS } from './familyDocuments';
import { documentPdf } from './documentPdf';
import { withLayout } from './withLayout';

/**
 * Makes the example charts of a first start for a user, in a transaction: a family's group with its documents, a larger group, and a small
 * private one.
 */
export async function makeExamples(tx: Tx, caller: UserCaller, blobs: BlobStore): Promise<void> {
  const family = randomUUID();
  const keyOf = (id: string) => `${family}:${id}`;
  await createChartIn(tx, caller, {
    name: 'Castellan family: group structure',
    description: 'An example: who stands behind the group, and what it owns.',
    changes: familyChart(keyOf),
  });
  await saveFamilyDocuments(tx, { caller, blobs }, keyOf);
  await createChartIn(tx, caller, await sampleWithLayout({ name: 'Sample: forty entities', entities: 40, seed: 7 }));
  await createChartIn(
    tx,
    caller,
    await sampleWithLayout({ name: 'Sample: twelve entities', entities: 12, seed: 3, visibility: 'private' }),
  );
}

async function saveFamilyDocuments(
  tx: Tx,
  { caller, blobs }: { caller: UserCaller; blobs: BlobStore },
  keyOf: (id: string) => string,
): Promise<void> {
  for (const { id, of, name, expires, lines } of FAMILY_FILES) {
    const wanted = { key: keyOf(id), entityKey: keyOf(of), folder: '', name, expires };
    await storeFileIn(tx, { caller, blobs }, wanted, await documentPdf(lines));
  }
  for (const { id, of, name, url } of FAMILY_WEB_LINKS) {
    await createFilesLinkIn(tx, caller, { key: keyOf(id), entityKey: keyOf(of), name, url });
  }
}

export interface SampleOrder {
  name: string;
  entities: number;
  /** The same seed gives the same structure. */
  seed: number;
  visibility?: 'public' | 'private';
}

const orderShape = z.object({
  key: keyText.nullish(),
  name: nameText.nullish(),
  entities: z.int().min(limits.sampleEntitiesMin).max(limits.sampleEntitiesMax).nullish(),
  seed: z.int().nullish(),
  visibility: z.enum(VISIBILITIES).nullish(),
  folder: keyText.or(z.literal('')).nullish(),
});

/** Makes a chart of random ownership that the caller asked for, private unless he says otherwise. Throws as `createChart` does. */
export async function createSampleChart(context: Context, input: unknown): Promise<ChartCard> {
  const { key, name, entities, seed, visibility, folder } = parse(orderShape, input);
  const size = entities ?? defaults.sampleEntities;
  const order = {
    name: name ?? `Sample: ${size} entities`,
    entities: size,
    seed: seed ?? randomInt(2 ** 31),
    visibility: visibility ?? 'private',
  };
  const { changes, ...chart } = sample(order);
  const laid = await inWorker(requireUser(context).userKey, 'layOutChart', changes);
  return createChart(context, { ...chart, changes: laid, key, folder });
}

/** Makes a chart of random ownership for the caller. */
export async function makeSample(context: Context, order: SampleOrder): Promise<ChartCard> {
  return createChart(context, await sampleWithLayout(order));
}

/** Makes charts of random ownership for the caller, one after the other; the next is laid out while one is written. */
export async function* makeSamples(context: Context, orders: readonly SampleOrder[]): AsyncGenerator<ChartCard> {
  let writing: Promise<ChartCard> | undefined;
  for (const order of orders) {
    const [made, next] = await Promise.all([writing, sampleWithLayout(order)]);
    if (made) yield made;
    writing = createChart(context, next);
  }
  if (writing) yield await writing;
}

async function sampleWithLayout(order: SampleOrder) {
  const { changes, ...chart } = sample(order);
  return { ...chart, changes: await withLayout(changes) };
}

function sample({ name, entities, seed, visibility = 'public' }: SampleOrder) {
  const own = randomUUID();
  const changes = sampleChart(entities, seed, (kind, index) => `${own}:${kind[0]}${index}`);
  return { name, visibility, changes };
}
