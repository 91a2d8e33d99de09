import { EventEmitter } from 'node:events';

const bell = new EventEmitter();

/** Says that mail was posted, once the transaction is committed; the queue of this server then looks at once. */
export function ringForMail(): void {
  bell.emit('posted');
}

/** Hears of posted mail; answers with what ends the listening. */
export function onMail(hear: () => void): () => void {
  bell.on('posted', hear);
  return () => void bell.off('posted', hear);
}
