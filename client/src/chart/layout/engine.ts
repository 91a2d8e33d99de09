import type { Arrangement } from '../model/commands';
import type { LayoutKind } from './kinds';
import type { Elk } from './layered';
import type { LayoutInput } from './types';

let engine: Promise<Elk> | null = null;

/** Lays a chart out in a worker, which starts with the first call and stays; the main thread stays free. Rejects when the engine can't be fetched. */
export async function layOut(input: LayoutInput, kind: LayoutKind = 'layered'): Promise<Arrangement> {
  const [{ arrangement }, elk] = await Promise.all([import('./arrangements'), elkOnce()]);
  return arrangement(kind, input, elk);
}

function elkOnce(): Promise<Elk> {
  engine ??= import('./worker').then(({ startElk }) => startElk());
  engine.catch(() => (engine = null));
  return engine;
}
