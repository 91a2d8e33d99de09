import { EventEmitter } from 'node:events';

const bell = new EventEmitter();

/** Says that an edition waits, once the transaction is committed; the loader of this server then looks at once. */
export function ringForRegisters(): void {
  bell.emit('waiting');
}

/** Hears of waiting editions; answers with what ends the listening. */
export function onRegisterWork(hear: () => void): () => void {
  bell.on('waiting', hear);
  return () => void bell.off('waiting', hear);
}
