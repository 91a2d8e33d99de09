import { randomUUID } from 'node:crypto';
import { createChart } from '../charts/service';
import type { ChartCard } from '../charts/present';
import type { Context } from '../context';
import { sampleChart } from './chart';
import { familyChart } from './family';

/** Makes the example charts of a first start for the caller: a family's group, a larger group, and a small private one. */
export async function makeExamples(context: Context): Promise<void> {
  const family = randomUUID();
  await createChart(context, {
    name: 'Castellan family: group structure',
    description: 'An example: who stands behind the group, and what it owns.',
    changes: familyChart((id) => `${family}:${id}`),
  });
  await makeSample(context, { name: 'Sample: forty entities', entities: 40, seed: 7 });
  await makeSample(context, { name: 'Sample: twelve entities', entities: 12, seed: 3, visibility: 'private' });
}

export interface SampleOrder {
  name: string;
  entities: number;
  /** The same seed gives the same structure. */
  seed: number;
  visibility?: 'public' | 'private';
}

/** Makes a chart of random ownership for the caller. */
export async function makeSample(context: Context, order: SampleOrder): Promise<ChartCard> {
  const own = randomUUID();
  return createChart(context, {
    name: order.name,
    visibility: order.visibility ?? 'public',
    changes: sampleChart(order.entities, order.seed, (kind, index) => `${own}:${kind[0]}${index}`),
  });
}
