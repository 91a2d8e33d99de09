import { z } from 'zod';
import type { ViewOfChart } from '../canvas/camera';

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
  const kept = [...known, [chartKey, view] as const].slice(-CHARTS_MAX);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is closed (a private window) or full: the chart opens as if it never was looked at.
  }
}

function all(): Map<string, ViewOfChart> {
  try {
    const stored = views.safeParse(JSON.parse(window.localStorage.getItem(KEY) ?? '[]'));
    return new Map(stored.success ? stored.data : []);
  } catch {
    return new Map();
  }
}
