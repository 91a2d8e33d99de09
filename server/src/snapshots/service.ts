import { keyText, nameText } from '@stemma/shared/rules/basic';
import { toShownDate } from '@stemma/shared/dates';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import { record } from '../audit/service';
import { viewerCanOf } from '../charts/policy';
import { readableCharts } from '../charts/readable';
import { restrictedOn } from '../charts/resharing/service';
import { openChartIn } from '../charts/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { forbidden, notFound, parse } from '../errors';
import type { Tx } from '../store';
import { atMostOne, one } from '../store';
import type { Snapshot, SnapshotContent } from './present';
import { presentSnapshotContent, presentSnapshot, readSnapshotContent } from './present';
import * as store from './store';

const shape = z.object({ chartKey: keyText, key: keyText.nullish(), name: nameText.nullish() });

/** Keeps what a chart is now; for those who may edit it. The same key sent again answers with the snapshot that is there. */
export async function createSnapshot(context: Context, input: unknown): Promise<Snapshot> {
  const caller = requireUser(context);
  const wanted = parse(shape, input);
  return context.write(async (tx) => {
    const chart = await openChartIn(tx, caller, wanted.chartKey);
    if (!chart.viewerCan.edit) throw forbidden();
    const key = wanted.key ?? randomUUID();
    const existing = atMostOne(await store.snapshotByKey(tx, { key }));
    if (existing) {
      if (existing.chartKey !== wanted.chartKey) throw notFound();
      return presentSnapshot(existing);
    }
    const createdDate = new Date().toISOString();
    await store.createSnapshotNode(tx, wanted.chartKey, {
      key,
      name: wanted.name ?? `Snapshot of ${toShownDate(createdDate)}`,
      createdBy: caller.userKey,
      createdDate,
      revision: chart.revision,
      content: JSON.stringify(presentSnapshotContent(chart)),
      restricted: await restrictedOn(tx, wanted.chartKey),
    });
    return presentSnapshot(one(await store.snapshotByKey(tx, { key })));
  });
}

/** The snapshots of a chart, newest first, for its readers. */
export async function snapshotsOf(context: Context, chartKey: string): Promise<Snapshot[]> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    await readableCharts(tx, caller, [chartKey]);
    return (await store.snapshotRows(tx, { chartKey })).map(presentSnapshot);
  });
}

/** One snapshot with the chart as it was. Throws `notFound` also for one of a chart that the caller may not know of. */
export async function openSnapshot(context: Context, key: string): Promise<Snapshot & SnapshotContent> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    const row = atMostOne(await store.snapshotContent(tx, { key }));
    if (!row) throw notFound();
    await readableCharts(tx, caller, [row.chartKey]);
    const { name, ...content } = readSnapshotContent(row.content);
    return { ...content, ...presentSnapshot(row), name: row.name || name };
  });
}

/** Deletes a snapshot for good; for those who may edit its chart. */
export async function deleteSnapshot(context: Context, key: string): Promise<void> {
  const caller = requireUser(context);
  await context.write(
    async (tx) => {
      const chart = await chartOf(tx, caller, key);
      if (!viewerCanOf(caller, chart).edit) throw forbidden();
      await store.deleteSnapshotNode(tx, key);
      await record(tx, context, { action: 'datasets/deleteSnapshot', target: key, details: `of chart ${chart.key}` });
    },
    { writes: 'essential' },
  );
}

async function chartOf(tx: Tx, caller: UserCaller, snapshotKey: string) {
  const row = atMostOne(await store.snapshotByKey(tx, { key: snapshotKey }));
  if (!row) throw notFound();
  return one(await readableCharts(tx, caller, [row.chartKey]));
}
