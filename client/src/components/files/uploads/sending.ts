import { limits } from '@stemma/shared/limits';
import type { Upload as TusUpload } from 'tus-js-client';
import { bearer } from '../../../lib/send';
import type { Upload } from './queue';

/** What a running upload tells. */
export interface Heard {
  /** Bytes that have arrived, and bytes a second. */
  arrived(sent: number, speed: number): void;
  /** Where the upload goes on after an interruption. */
  placed(url: string): void;
  /** Key of the file that was made. */
  done(key: string | null): void;
  stalled(): void;
  failed(error: Error): void;
}

/** Milliseconds before each new try of a chunk (SPEC §9: five). */
const AGAIN_AFTER = [500, 1000, 2000, 4000, 8000].slice(0, limits.uploadChunkRetries);
/** Milliseconds without a byte after which an upload is given up for now. */
const PATIENCE = 60_000;
/** How often progress is told, in milliseconds. */
const TELL_EVERY = 200;

const NOBODY: Heard = {
  arrived: () => undefined,
  placed: () => undefined,
  done: () => undefined,
  stalled: () => undefined,
  failed: () => undefined,
};

/** One file on its way by tus (https://tus.io/protocols/resumable-upload), in chunks of 1 MiB. */
export class Sending {
  private tus: TusUpload | undefined;
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;
  private sent = 0;
  private reportedAt = 0;
  private reportedBytes = 0;
  private speed = 0;

  constructor(
    private readonly upload: Upload,
    private readonly file: File,
    private readonly heard: Heard = NOBODY,
  ) {}

  async start(): Promise<void> {
    const tus = await this.prepared();
    if (this.stopped) return;
    this.wait();
    tus.start();
  }

  /** Stops here; what has arrived stays on the server. */
  stop(): void {
    this.stopped = true;
    this.clearTimers();
    void this.tus?.abort().catch(() => undefined);
  }

  /** Stops, and has the server forget what has arrived. */
  giveUp(): void {
    this.stop();
    const { url } = this.upload;
    const at = this.tus?.url ?? url;
    if (at)
      void fetch(at, { method: 'DELETE', headers: { ...bearer(), 'Tus-Resumable': '1.0.0' } }).catch(() => undefined);
  }

  private async prepared(): Promise<TusUpload> {
    const { Upload: Tus } = await import('tus-js-client');
    const { name, type, ownerKey, folder, url } = this.upload;
    this.tus = new Tus(this.file, {
      endpoint: '/uploads',
      uploadUrl: url,
      chunkSize: limits.uploadChunkAbove,
      retryDelays: AGAIN_AFTER,
      metadata: {
        filename: name,
        filetype: type || 'application/octet-stream',
        entityId: ownerKey,
        ...(folder && { folder }),
      },
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        for (const [header, value] of Object.entries(bearer())) request.setHeader(header, value);
      },
      onUploadUrlAvailable: () => {
        if (this.tus?.url && !this.stopped) this.heard.placed(this.tus.url);
      },
      onProgress: (sent) => this.progress(sent),
      onSuccess: ({ lastResponse }) => this.end(() => this.heard.done(lastResponse.getHeader('Upload-Key') ?? null)),
      onError: (error) => this.end(() => this.heard.failed(error)),
    });
    return this.tus;
  }

  private end(tell: () => void): void {
    this.clearTimers();
    if (!this.stopped) tell();
  }

  private clearTimers(): void {
    clearTimeout(this.timer);
    clearTimeout(this.later);
    this.later = undefined;
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.stopped) return;
      this.stop();
      this.heard.stalled();
    }, PATIENCE);
  }

  private progress(sent: number): void {
    if (this.stopped) return;
    this.wait();
    this.sent = sent;
    const rest = this.reportedAt + TELL_EVERY - performance.now();
    if (rest <= 0 || sent >= this.upload.size) this.tell();
    // What comes in between is told later, as nothing more may come for long.
    else this.later ??= setTimeout(() => this.tell(), rest);
  }

  private tell(): void {
    clearTimeout(this.later);
    this.later = undefined;
    const { sent } = this;
    const now = performance.now();
    const time = now - this.reportedAt;
    if (this.reportedAt > 0 && time > 0) {
      const current = (Math.max(sent - this.reportedBytes, 0) / time) * 1000;
      this.speed = this.speed === 0 ? current : this.speed * 0.7 + current * 0.3;
    }
    this.reportedAt = now;
    this.reportedBytes = sent;
    this.heard.arrived(sent, this.speed);
  }
}
