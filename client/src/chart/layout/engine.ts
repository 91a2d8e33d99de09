import type { Arrangement } from '../model/commands';
import type { Elk } from './layered';
import type { LayoutInput } from './types';

let engine: Promise<Elk> | null = null;

/** Lays a chart out in a worker, which starts with the first call and stays; the main thread stays free. Rejects when the engine can't be fetched. */
export async function layOut(input: LayoutInput): Promise<Arrangement> {
  const [{ layered }, elk] = await Promise.all([import('./layered'), elkOnce()]);
  return layered(input, elk);
}

function elkOnce(): Promise<Elk> {
  engine ??= import('./worker').then(({ startElk }) => startElk());
  engine.catch(() => (engine = null));
  return engine;
}
