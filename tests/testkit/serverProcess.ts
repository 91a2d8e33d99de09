import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { projectRoot } from '../../server/src/store';
import { makeDataFolder } from './dataFolder';

const READY_WITHIN = 120_000;

/** Who saves: the first account of a store without examples. */
export const WRITER = { email: 'writer@stemma.local', password: 'a writer password' };

const runShape = z.object({ pid: z.number() });

/** The built server with a Neo4j of its own, to be killed. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  /** What it wrote since its last start. */
  said = '';

  private constructor(
    readonly url: string,
    private readonly port: number,
    /** Its data folder. */
    readonly folder: string,
    private readonly settings: Record<string, string>,
    private readonly isFolderOurs: boolean,
  ) {}

  /** `settings` are variables of its environment; its data lies in a folder of its own unless one is named. */
  static async make(settings: Record<string, string> = {}, dataFolder?: string): Promise<ServerProcess> {
    const port = await freePort();
    const folder = dataFolder ?? (await makeDataFolder('stemma-kills-'));
    return new ServerProcess(`http://127.0.0.1:${port}`, port, folder, settings, dataFolder === undefined);
  }

  /** Starts the server on its data; resolves when it takes calls. */
  async start(): Promise<void> {
    const child = this.spawn('main', []);
    this.child = child;
    this.said = '';
    await new Promise<void>((ready, failed) => {
      const late = setTimeout(() => failed(new Error(`The server was not ready in time:\n${this.said}`)), READY_WITHIN);
      const hear = (text: Buffer): void => {
        this.said += text.toString();
        if (!this.said.includes('Stemma is ready')) return;
        clearTimeout(late);
        ready();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => {
        clearTimeout(late);
        failed(new Error(`The server ended with ${code}:\n${this.said}`));
      });
    });
  }

  /** Runs a command of the product on its data, beside it or when it does not run; answers how it ended and what it said. */
  async command(name: string, args: string[]): Promise<{ code: number | null; output: string; said: string }> {
    const child = this.spawn(name, args);
    const [output, said] = await Promise.all([textOf(child.stdout), textOf(child.stderr), once(child, 'exit')]);
    return { code: child.exitCode, output: output.trim(), said };
  }

  private spawn(name: string, args: string[]): ChildProcess {
    const { NEO4J_URI: _uri, NEO4J_USER: _user, NEO4J_PASSWORD: _password, ...inherited } = process.env;
    return spawn(process.execPath, [`server/dist/${name}.mjs`, ...args], {
      cwd: projectRoot(),
      env: {
        ...inherited,
        PORT: String(this.port),
        STEMMA_DATA: this.folder,
        STEMMA_DEMO: 'off',
        STEMMA_ADMIN_EMAIL: WRITER.email,
        STEMMA_ADMIN_PASSWORD: WRITER.password,
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Asks the server to end; answers its exit code. */
  async stop(signal: NodeJS.Signals): Promise<number | null> {
    await this.end(signal);
    return this.child?.exitCode ?? null;
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
    if (this.isFolderOurs) await rm(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  }
}

async function textOf(stream: Readable | null): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) text += String(chunk);
  return text;
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
