import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { AggregatorRegistry } from 'prom-client';
import { projectRoot } from '../store';
import type { PrimarySays, WorkerSays } from './messages';
import { ownMessage } from './messages';

/** Pauses before a worker is started in the place of one that ended: they double while workers do not last. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 10_000;
/** A worker that lasted so long was well. */
const WELL_AFTER = 30_000;
/** How long workers have to end what they are at; a worker itself gives up after 5 s. */
const END_WITHIN = 15_000;

/** The processes that take the calls of one server. */
export class Workers {
  private readonly aggregated = new AggregatorRegistry();
  private readonly ready = new Set<number>();
  private pause = FIRST_PAUSE;
  private stopping = false;

  /** `say` writes a line for whoever runs the server. */
  constructor(
    private readonly count: number,
    private readonly say: (line: string) => void,
  ) {}

  /** Starts them; resolves with the port when all take calls. A worker that ends is started anew. */
  async start(): Promise<number> {
    cluster.setupPrimary({ exec: join(projectRoot(), 'server/dist/main.mjs'), args: [] });
    const ready = new Promise<number>((resolve) => {
      cluster.on('message', (worker, message: unknown) => {
        const said = ownMessage<WorkerSays>(message);
        if (said?.stemma === 'ready') {
          this.ready.add(worker.id);
          if (this.ready.size < this.count) return;
          this.say(
            `Calls are taken by ${this.count} processes: ${living()
              .map((one) => one.process.pid)
              .join(', ')}.`,
          );
          resolve(said.port);
        }
        if (said?.stemma === 'metrics') void this.tellMetrics(worker, said.id);
      });
    });
    for (let at = 0; at < this.count; at += 1) this.fork();
    return ready;
  }

  /** Has all end what they are at, and ends those by force that do not. */
  async stop(): Promise<void> {
    this.stopping = true;
    const ends = living().map(async (worker) => {
      const ended = once(worker, 'exit');
      if (worker.isConnected()) tell(worker, { stemma: 'stop' });
      const late = setTimeout(() => worker.process.kill('SIGKILL'), END_WITHIN);
      await ended;
      clearTimeout(late);
    });
    await Promise.all(ends);
  }

  /** Ends all at once. */
  kill(): void {
    this.stopping = true;
    for (const worker of living()) worker.process.kill('SIGKILL');
  }

  private fork(): void {
    if (this.stopping) return;
    const worker = cluster.fork({ STEMMA_WORKERS: String(this.count) });
    const begun = Date.now();
    worker.once('exit', (code, signal) => {
      this.ready.delete(worker.id);
      if (this.stopping) return;
      if (Date.now() - begun > WELL_AFTER) this.pause = FIRST_PAUSE;
      this.say(`Process ${worker.process.pid} ended (${signal ?? code}); another one takes its place.`);
      setTimeout(() => this.fork(), this.pause);
      this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
    });
  }

  private async tellMetrics(worker: Worker, id: number): Promise<void> {
    const text = await this.aggregated.clusterMetrics().catch(() => undefined);
    if (worker.isConnected()) tell(worker, { stemma: 'metrics', id, text });
  }
}

function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined && !worker.isDead()) as Worker[];
}

function tell(worker: Worker, message: PrimarySays): void {
  worker.send(message, () => undefined);
}
