import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '../../..');
const READY_WITHIN = 120_000;

/** Who saves: the first account of a store without examples. */
export const WRITER = { email: 'writer@stemma.local', password: 'a writer password' };

const runShape = z.object({ pid: z.number() });

/** The built server with a Neo4j of its own, to be killed. */
export class ServerProcess {
  private child: ChildProcess | undefined;

  private constructor(
    readonly url: string,
    private readonly port: number,
    /** Its data folder. */
    readonly folder: string,
  ) {}

  static async make(): Promise<ServerProcess> {
    const port = await freePort();
    const folder = await mkdtemp(join(tmpdir(), 'stemma-kills-'));
    return new ServerProcess(`http://127.0.0.1:${port}`, port, folder);
  }

  /** Starts the server on its data; resolves when it takes calls. */
  async start(): Promise<void> {
    const { NEO4J_URI: _uri, NEO4J_USER: _user, NEO4J_PASSWORD: _password, ...inherited } = process.env;
    const child = spawn(process.execPath, ['server/dist/main.mjs'], {
      cwd: ROOT,
      env: {
        ...inherited,
        PORT: String(this.port),
        STEMMA_DATA: this.folder,
        STEMMA_DEMO: 'off',
        STEMMA_ADMIN_EMAIL: WRITER.email,
        STEMMA_ADMIN_PASSWORD: WRITER.password,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let said = '';
    await new Promise<void>((ready, failed) => {
      const late = setTimeout(() => failed(new Error(`The server was not ready in time:\n${said}`)), READY_WITHIN);
      const hear = (text: Buffer): void => {
        said += text.toString();
        if (!said.includes('Stemma is ready')) return;
        clearTimeout(late);
        ready();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => failed(new Error(`The server ended with ${code}:\n${said}`)));
    });
  }

  /** Ends the server as a power cut would; its Neo4j goes on. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Ends the server's Neo4j as a power cut would; the server starts another one. */
  async killStore(): Promise<void> {
    const text = await readFile(join(this.folder, 'neo4j', 'run.json'), 'utf8');
    process.kill(runShape.parse(JSON.parse(text)).pid, 'SIGKILL');
  }

  /** Resolves when the server and its store answer. */
  async healthy(): Promise<void> {
    const until = Date.now() + READY_WITHIN;
    while (Date.now() < until) {
      const answer = await fetch(`${this.url}/health`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(200);
    }
    throw new Error('The server did not come back.');
  }

  async close(): Promise<void> {
    await this.end('SIGINT');
    await rm(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
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
