import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** One call of a server. */
export interface Ask {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  readers: number;
  /** What the reader of that number asks. */
  read: (reader: number) => Ask;
  writers: number;
  write: () => Ask;
  /** Milliseconds between two writes of a writer. */
  pause: number;
}

export interface Carried {
  /** Answers to readers in a second. */
  reads: number;
  /** Answers to writers in a second. */
  writes: number;
  /** Milliseconds below which 99 of 100 reads were answered. */
  p99: number;
  /** Milliseconds of the median read. */
  p50: number;
}

/** Has so many readers, each asking again as soon as it is answered, and writers, each after a pause, call a server for so many seconds. */
export async function carry(load: Load, seconds: number): Promise<Carried> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.readers + load.writers });
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let written = 0;
  const reader = async (at: number) => {
    while (performance.now() < until) {
      const begun = performance.now();
      await send(agent, load.read(at));
      times.push(performance.now() - begun);
    }
  };
  const writer = async (at: number) => {
    await wait((load.pause * at) / load.writers);
    while (performance.now() < until) {
      const begun = performance.now();
      await send(agent, load.write());
      written += 1;
      await wait(Math.max(0, load.pause - (performance.now() - begun)));
    }
  };
  await Promise.all([
    ...Array.from({ length: load.readers }, (_, at) => reader(at)),
    ...Array.from({ length: load.writers }, (_, at) => writer(at)),
  ]);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity;
  return { reads: times.length / seconds, writes: written / seconds, p99: at(0.99), p50: at(0.5) };
}

/** Takes the answer as it comes, without unpacking it; throws for all but success. */
function send(agent: Agent, ask: Ask): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br', ...ask.headers };
    const sent = request(ask.url, { agent, method: ask.method, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${ask.url}: ${response.statusCode}`));
      response.once('error', reject).once('end', resolve).resume();
    });
    sent.once('error', reject).end(ask.body);
  });
}
