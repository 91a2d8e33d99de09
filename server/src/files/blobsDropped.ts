import { EventEmitter } from 'node:events';

const bell = new EventEmitter();

/** Says that bytes may have lost their last file, once the transaction is committed; this server's sweep then looks at once. */
export function emitBlobsDropped(): void {
  bell.emit('dropped');
}

/** Hears of dropped bytes; answers with what ends the listening. */
export function onDroppedBytes(hear: () => void): () => void {
  bell.on('dropped', hear);
  return () => void bell.off('dropped', hear);
}
