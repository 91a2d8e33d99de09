import { AggregatorRegistry } from 'prom-client';
import type { Registry } from 'prom-client';
import type { PrimarySays, WorkerSays } from './messages';
import { ownMessage } from './messages';

const ANSWERED_WITHIN = 6000;

/** Tells the primary that this worker takes calls. */
export function sayReady(port: number): void {
  tell({ stemma: 'ready', port });
}

/** Hears when the primary wants this worker to end. */
export function onStop(stop: () => void): void {
  process.on('message', (message: unknown) => {
    if (ownMessage<PrimarySays>(message)?.stemma === 'stop') stop();
  });
}

/** Has the primary count this worker's numbers among those of all. */
export function answerMetricsRequests(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  // Listens for the primary's questions from now on.
  new AggregatorRegistry();
}

let asked = 0;

/** The numbers of all workers, counted together; undefined where they cannot be had. */
export function metricsOfAll(): Promise<string | undefined> {
  const id = (asked += 1);
  return new Promise((resolve) => {
    const end = (text: string | undefined) => {
      clearTimeout(late);
      process.off('message', hear);
      resolve(text);
    };
    const hear = (message: unknown) => {
      const said = ownMessage<PrimarySays>(message);
      if (said?.stemma === 'metrics' && said.id === id) end(said.text);
    };
    const late = setTimeout(() => end(undefined), ANSWERED_WITHIN);
    process.on('message', hear);
    tell({ stemma: 'metrics', id });
  });
}

function tell(message: WorkerSays): void {
  process.send?.(message);
}
