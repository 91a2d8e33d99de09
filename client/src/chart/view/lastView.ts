import type { ViewOfChart } from '../canvas/camera';
import { readStored, writeStored } from '../../lib/browserStorage';

const KEY = 'stemma.views';
/** Of so many charts, those that were looked at last. */
const CHARTS_MAX = 100;

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
  const stored = readStored(KEY);
  return new Map(Array.isArray(stored) && stored.every(isView) ? stored : []);
}

function isView(one: unknown): one is [string, ViewOfChart] {
  if (!Array.isArray(one) || typeof one[0] !== 'string') return false;
  const { zoom, x, y, width } = (one[1] ?? {}) as Partial<ViewOfChart>;
  return [zoom, x, y, width].every((value) => typeof value === 'number');
}
