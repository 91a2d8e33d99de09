import type { ChartNode } from '@stemma/shared/chart/chart';
import { randomUUID } from 'node:crypto';
import { openChart, saveChart } from '../charts/service';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import type { EntityRecord } from './present';
import { getEntity } from './service';

export interface Replacement {
  chartKey: string;
  /** The entity that leaves the chart. */
  key: string;
  /** The entity that takes its place; made where there is none of that key. */
  by?: string | undefined;
  /** The name of the one that is made. */
  name: string;
}

const TRIES = 5;

/**
 * Puts another entity of the same type where one stands on a chart, its links drawn to the new one; the old one stays, off the chart.
 * Throws `notFound` where the chart or the entity on it can't be read.
 */
export async function replaceOnChart(
  context: Context,
  { chartKey, key, by, name }: Replacement,
): Promise<EntityRecord> {
  const next = by ?? randomUUID();
  for (let tried = 1; ; tried += 1) {
    try {
      await replaceOnce(context, chartKey, key, next, name);
      return await getEntity(context, next);
    } catch (failure) {
      if (!(failure instanceof AppError) || failure.code !== 'stale' || tried === TRIES) throw failure;
    }
  }
}

async function replaceOnce(context: Context, chartKey: string, key: string, next: string, name: string): Promise<void> {
  const chart = await openChart(context, chartKey);
  const node = chart.nodes.find((one) => one.key === key);
  if (!node) throw notFound();
  const swap = (end: string): string => (end === key ? next : end);
  const links = chart.links
    .filter(({ from, to }) => from === key || to === key)
    .map((link) => ({ ...link, from: swap(link.from), to: swap(link.to) }))
    .filter(({ from, to }) => from !== to);
  await saveChart(context, {
    key: chartKey,
    revision: chart.revision,
    changes: {
      entities: (await isThere(context, next)) ? [] : [{ key: next, typeName: node.typeName, name }],
      placements: [placementOf(node, next)],
      links,
      removedPlacements: [key],
      groups: chart.groups.map((group) => ({ ...group, members: [...new Set(group.members.map(swap))] })),
    },
  });
}

async function isThere(context: Context, key: string): Promise<boolean> {
  try {
    await getEntity(context, key);
    return true;
  } catch (failure) {
    if (failure instanceof AppError && failure.code === 'notFound') return false;
    throw failure;
  }
}

function placementOf(
  { x, y, flag, flagColor, label, labelVisible, fillColor, icon, hideIcon, width }: ChartNode,
  entityKey: string,
) {
  return { entityKey, x, y, flag, flagColor, label, labelVisible, fillColor, icon, hideIcon, width };
}
