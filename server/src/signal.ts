import { EventEmitter } from 'node:events';

/** Tells whoever listens in this process that something happened, once the transaction that made it is committed. */
export class Signal {
  private readonly emitter = new EventEmitter();

  emit(): void {
    this.emitter.emit('signal');
  }

  /** Answers with what ends the listening. */
  listen(hear: () => void): () => void {
    this.emitter.on('signal', hear);
    return () => void this.emitter.off('signal', hear);
  }
}
