import { EventEmitter } from 'node:events';

const bell = new EventEmitter();

/** Says that somebody asked for screenings, so that a job of this process looks at once. */
export function ringForScreening(): void {
  bell.emit('asked');
}

/** Calls whenever that is said; answers how to stop it. */
export function onScreeningAsked(listener: () => void): () => void {
  bell.on('asked', listener);
  return () => void bell.off('asked', listener);
}
