import ELK from 'elkjs/lib/elk-api.js';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../../server/src/store';
import type { Elk } from '@stemma/diagram/layout/types';

/** elkjs in a thread of its own, as in the product: in Jest's sandbox its code takes several times as long. It ends with the tests. */
export function startElk(): Elk {
  const thread = new Worker(join(projectRoot(), 'tests/testkit/elk-worker.mjs'));
  const worker = {
    onmessage: null as ((answer: { data: unknown }) => void) | null,
    postMessage: (message: unknown) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
  };
  thread.on('message', (data) => worker.onmessage?.({ data }));
  // Not before it is listened to, which would hold the process again.
  thread.unref();
  return new ELK({ workerFactory: () => worker as unknown as globalThis.Worker });
}
