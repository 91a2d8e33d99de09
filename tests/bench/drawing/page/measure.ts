import type { gridChart } from '../gridChart';
import { openBare } from './bare';
import { frame, newHost } from './canvas';

/** The times of both sides, one after the other. */
export async function pair(ours: () => Promise<number>, theirs: () => Promise<number>, first: boolean) {
  const a = await (first ? ours : theirs)();
  const b = await (first ? theirs : ours)();
  return first ? { ours: a, theirs: b } : { ours: b, theirs: a };
}

/** Milliseconds until bare Cytoscape has painted a chart. */
export async function openTheirs(chart: ReturnType<typeof gridChart>): Promise<number> {
  await frame();
  const start = performance.now();
  const host = newHost();
  const cy = openBare(host, chart);
  cy.fit();
  await frame();
  const spent = performance.now() - start;
  cy.destroy();
  host.remove();
  return spent;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
