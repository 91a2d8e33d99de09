import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { takeEmptyStore } from '../testkit/emptyStore';

const ROOT = resolve(import.meta.dirname, '../..');
const READY_WITHIN = 180_000;

export const DEMO = { email: 'demo@stemma.local', password: 'a demo password' };
export const ADMIN = { email: 'admin@stemma.local', password: 'an admin password' };

/**
 * The built server as `npm start` runs it, on a data folder of its own, so that it can be stopped and started again. Its store is the run's Neo4j,
 * emptied: a Neo4j that has long been running has compiled its planner and holds most plans.
 */
export class RunningServer {
  private child: ChildProcess | undefined;

  private constructor(
    readonly url: string,
    private readonly port: number,
    private readonly folder: string,
    private readonly settings: Record<string, string>,
  ) {}

  /** With settings of the environment beside its own. */
  static async start(settings: Record<string, string> = {}): Promise<RunningServer> {
    const store = await takeEmptyStore();
    return RunningServer.on(await mkdtemp(join(tmpdir(), 'stemma-browser-')), { ...store, ...settings });
  }

  /** Another server on the same store and files, to be stopped before this one is closed. */
  beside(): Promise<RunningServer> {
    return RunningServer.on(this.folder, this.settings);
  }

  private static async on(folder: string, settings: Record<string, string>): Promise<RunningServer> {
    const port = await freePort();
    const server = new RunningServer(`http://127.0.0.1:${port}`, port, folder, settings);
    await server.launch();
    return server;
  }

  /** Ends the server and starts it again on the same data. */
  async restart(): Promise<void> {
    await this.stop();
    await this.launch();
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async launch(): Promise<void> {
    const { NEO4J_URI: _uri, NEO4J_USER: _user, NEO4J_PASSWORD: _password, ...inherited } = process.env;
    const child = spawn(process.execPath, ['server/dist/main.mjs'], {
      cwd: ROOT,
      env: {
        ...inherited,
        PORT: String(this.port),
        STEMMA_DATA: this.folder,
        STEMMA_DEMO_EMAIL: DEMO.email,
        STEMMA_DEMO_PASSWORD: DEMO.password,
        STEMMA_ADMIN_EMAIL: ADMIN.email,
        STEMMA_ADMIN_PASSWORD: ADMIN.password,
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let said = '';
    await new Promise<void>((ready, failed) => {
      const late = setTimeout(() => failed(new Error(`The server was not ready in time:\n${said}`)), READY_WITHIN);
      const hear = (text: Buffer): void => {
        said += text.toString();
        if (said.includes('Stemma is ready')) {
          clearTimeout(late);
          ready();
        }
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => failed(new Error(`The server ended with ${code}:\n${said}`)));
    });
  }

  /** Ends the server as Ctrl+C does. */
  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGINT');
    await ended;
  }
}

async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? found(address.port) : failed(new Error('No free port')),
      );
    });
  });
}
