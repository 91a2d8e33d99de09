import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../testkit/client';
import { managed } from '../testkit/managed';
import { ServerProcess, WRITER } from '../testkit/serverProcess';
import { damageOf, newChart, savingUntil } from './saving/writer';

/** Starts of Neo4j take long on a busy machine. */
const PATIENCE = 400_000;
const WRITERS = 4;
/** Wrong passwords that an account bears in a quarter of an hour. */
const GUESSES = 10;

managed('a server of two processes', () => {
  let server: ServerProcess;
  let client: Client;

  beforeAll(async () => {
    server = await ServerProcess.make({ STEMMA_WORKERS: '2' });
    await server.start();
    client = await new Client(server.url).signIn(WRITER.email, WRITER.password);
  }, PATIENCE);
  afterAll(() => server.close(), PATIENCE);

  /** The processes that took calls when they were named last. */
  const pids = () => {
    const lines = [...server.said.matchAll(/^Calls are taken by 2 processes: (\d+), (\d+)\.$/gm)];
    return (lines.at(-1) ?? []).slice(1).map(Number);
  };
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  test('knows one session in both, and tells the numbers of both together', async () => {
    const before = await answersOf(server.url);
    for (let call = 0; call < 12; call += 1) expect(await statusOfOwnConnection(server.url, client)).toBe(200);
    expect(await answersOf(server.url)).toBe(before + 12);
  });

  test(
    'goes on when one of them is killed while people save, loses nothing, and starts another one',
    async () => {
      const charts = await Promise.all(Array.from({ length: WRITERS }, () => newChart(client)));
      const [killed = 0, other = 0] = pids();
      await savingUntil(client, charts, 100, async () => {
        process.kill(killed, 'SIGKILL');
        await eventually(() => server.said.includes(`Process ${killed} ended (SIGKILL)`));
      });
      const damage = (await Promise.all(charts.map((chart) => damageOf(client, chart)))).flat();
      expect(damage).toEqual([]);
      await eventually(() => !pids().includes(killed));
      expect(pids()).toContain(other);
      expect(pids().every(isAlive)).toBe(true);
      for (let call = 0; call < 6; call += 1) expect(await statusOfOwnConnection(server.url, client)).toBe(200);
    },
    PATIENCE,
  );

  test('counts guesses at a password in both together', async () => {
    const stranger = 'nobody@stemma.local';
    const answers: number[] = [];
    for (let guess = 0; guess < GUESSES + 2; guess += 1) answers.push(await guessOfOwnConnection(server.url, stranger));
    expect(answers.slice(GUESSES)).toEqual([429, 429]);
    expect(answers.slice(0, GUESSES)).not.toContain(429);
  });

  test('ends with both at SIGTERM, and cleanly', async () => {
    const [one = 0, other = 0] = pids();
    expect(await server.stop('SIGTERM')).toBe(0);
    expect([one, other].filter(isAlive)).toEqual([]);
  }, 60_000);
});

/** Waits as long as the test may take. */
async function eventually(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(20);
}

/** How many calls of the user's record the server counts, whichever process took them. */
async function answersOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line =
    /^stemma_request_seconds_count\{method="GET",route="\/api\/auth\/currentUser",status="200"\} (\d+)$/m.exec(text);
  return Number(line?.[1] ?? 0);
}

/** Connections go to the processes by turns. */
function statusOfOwnConnection(url: string, { token }: Client): Promise<number> {
  return statusOf(`${url}/api/auth/currentUser`, { authorization: `Bearer ${token}` });
}

function guessOfOwnConnection(url: string, nameOrEmail: string): Promise<number> {
  const body = JSON.stringify({ nameOrEmail, password: 'not the password' });
  return statusOf(`${url}/api/auth/authenticate`, { 'content-type': 'application/json' }, body);
}

function statusOf(url: string, headers: Record<string, string>, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: body ? 'POST' : 'GET', agent: false, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject).end(body);
  });
}
