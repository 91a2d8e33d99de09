/** What a worker says to the primary. */
export type WorkerSays = { stemma: 'ready'; port: number } | { stemma: 'metrics'; id: number };

/** What the primary says to a worker. `text` is undefined where not all workers told theirs. */
export type PrimarySays = { stemma: 'stop' } | { stemma: 'metrics'; id: number; text: string | undefined };

/** A message of Stemma's own; undefined for those of Node and of libraries. */
export function ownMessage<T extends WorkerSays | PrimarySays>(message: unknown): T | undefined {
  return typeof message === 'object' && message !== null && 'stemma' in message ? (message as T) : undefined;
}
