import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';

/** A part of the client that did not load, or not within 120 s (SPEC §1, §9). */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super(messages.chunkLoadFailed, { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Loads a part of the client.
 * @param timeout milliseconds after which it counts as failed
 * @throws ChunkLoadError
 */
export function loadPart<T>(load: () => Promise<T>, timeout: number = limits.chunkLoadTimeout): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError()), timeout);
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError(cause)))
      .finally(() => clearTimeout(timer));
  });
}
