import type { Remote } from 'comlink';
import type { Arrangement } from '../model/commands';
import type { LayoutKind } from './kinds';
import type { LayoutInput } from './types';
import type { LayoutWork } from './worker';

let working: Promise<Remote<LayoutWork>> | null = null;

/**
 * Lays a chart out in a worker, which starts with the first call and stays; the main thread stays free. Rejects when the worker can't
 * be fetched; the next call asks for it anew.
 */
export async function layOut(input: LayoutInput, kind: LayoutKind = 'layered'): Promise<Arrangement> {
  const worker = await started();
  return worker.layOut(input, kind);
}

function started(): Promise<Remote<LayoutWork>> {
  working ??= start();
  working.catch(() => (working = null));
  return working;
}

/** Resolves once the worker has answered: what can't be fetched is told by an event alone. */
async function start(): Promise<Remote<LayoutWork>> {
  const { wrap } = await import('comlink');
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'layout' });
  const remote = wrap<LayoutWork>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The layout engine could not be fetched.')), {
      once: true,
    });
  });
  try {
    await Promise.race([remote.ready(), failed]);
  } catch (fault) {
    worker.terminate();
    throw fault;
  }
  return remote;
}
