import { z } from 'zod';
import type { ViewOfChart } from '../canvas/camera';
import { readStored, writeStored } from '../../lib/browserStorage';

const KEY = 'stemma.views';
/** Of so many charts, those that were looked at last. */
const CHARTS_MAX = 100;

const views = z.array(
  z.tuple([z.string(), z.object({ zoom: z.number(), x: z.number(), y: z.number(), width: z.number() })]),
);

/** What of a chart was in view in this browser when it was looked at last; null where it never was, or storage is closed. */
export function readLastView(chartKey: string): ViewOfChart | null {
  return all().get(chartKey) ?? null;
}

export function writeLastView(chartKey: string, view: ViewOfChart): void {
  const known = all();
  known.delete(chartKey);
  writeStored(KEY, [...known, [chartKey, view] as const].slice(-CHARTS_MAX));
}

function all(): Map<string, ViewOfChart> {
  const stored = views.safeParse(readStored(KEY));
  return new Map(stored.success ? stored.data : []);
}
