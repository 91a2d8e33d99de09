import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Elk } from '@stemma/diagram/layout/types';

/** elkjs in a worker of its own; the 1.6 MB of it are fetched when this is first called. */
export function startElk(): Elk & { stop(): void } {
  const elk = new ELK({ workerFactory: () => new Worker(workerUrl) });
  return {
    async layout(graph) {
      return { ...(await elk.layout(graph)), id: graph.id };
    },
    stop: () => elk.terminateWorker(),
  };
}
