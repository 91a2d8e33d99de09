import type { Remote } from 'comlink';
import type { Arrangement } from '@stemma/diagram/layout/types';
import type { LayoutKind } from '@stemma/diagram/layout/kinds';
import type { LayoutInput } from '@stemma/diagram/layout/types';
import type { LayoutWork } from './layoutWorker';

interface Running {
  worker: Worker;
  remote: Remote<LayoutWork>;
}

let working: Promise<Running> | null = null;

/**
 * Lays a chart out in a worker, which starts with the first call and stays; the main thread stays free. Rejects when the worker can't
 * be fetched; the next call asks for it anew. Once `stop` is aborted it rejects with its reason, and the worker ends with what it did.
 */
export async function layOut(
  input: LayoutInput,
  kind: LayoutKind = 'layered',
  stop?: AbortSignal,
): Promise<Arrangement> {
  stop?.throwIfAborted();
  const worker = started();
  const work = worker.then(({ remote }) => remote.layOut(input, kind));
  return stop ? unlessStopped(work, stop, () => end(worker)) : work;
}

/** What `work` comes to, or once `stop` is aborted before that its reason, after `end`. */
function unlessStopped<T>(work: Promise<T>, stop: AbortSignal, end: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      end();
      reject(stop.reason as Error);
    };
    stop.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => stop.removeEventListener('abort', abort));
  });
}

function started(): Promise<Running> {
  working ??= start();
  working.catch(() => (working = null));
  return working;
}

function end(worker: Promise<Running>): void {
  if (working === worker) working = null;
  worker.then(
    (running) => running.worker.terminate(),
    () => undefined,
  );
}

/** Resolves once the worker has answered: what can't be fetched is told by an event alone. */
async function start(): Promise<Running> {
  const { wrap } = await import('comlink');
  const worker = new Worker(new URL('./layoutWorker.ts', import.meta.url), { type: 'module', name: 'layout' });
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
  return { worker, remote };
}
