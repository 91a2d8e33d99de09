import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../../testkit/client';
import { TusCaller } from '../../testkit/files';

/** Sends one file until the server has it, whatever happens to the server; answers with the file's key. */
export type Sender = (client: Client, entityId: string, bytes: Buffer) => Promise<string>;

const PIECE = 512 * 1024;

/** Tries again for as long as the server cannot be reached; an answer that is a refusal is thrown. */
async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (failure) {
      if (failure instanceof Refused) throw failure;
      await wait(20);
    }
  }
}

class Refused extends Error {}

async function answered(response: Response): Promise<Response> {
  if (response.status >= 400 && response.status < 500) {
    throw new Refused(`${response.status} ${await response.text()}`);
  }
  if (!response.ok) throw new Error(String(response.status));
  return response;
}

/** By tus, a piece after the other; after each interruption the server is asked how far it has come. */
export const byTus: Sender = async (client, entityId, bytes) => {
  const caller = new TusCaller(client.url, client.token);
  const about = { filename: 'Killed.pdf', filetype: 'application/pdf', entityId };
  const path = await persist(async () => {
    const created = await answered(await caller.create(bytes.length, about));
    return created.headers.get('location') ?? '';
  });
  return persist(async () => {
    let last = await answered(await caller.head(path));
    let offset = Number(last.headers.get('upload-offset'));
    while (offset < bytes.length) {
      last = await answered(await caller.patch(path, offset, bytes.subarray(offset, offset + PIECE)));
      offset = Number(last.headers.get('upload-offset'));
    }
    const key = last.headers.get('upload-key');
    if (!key) throw new Error('The upload is whole and no file.');
    return key;
  });
};

interface Phase {
  key: string;
  data: { session_id: string; end_offset: number };
  parts: { offset: number; size: number }[];
}

/** In three phases, three chunks side by side; after each interruption only those are sent that have not come. */
export const inPhases: Sender = async (client, entityId, bytes) => {
  const say = async (fields: Record<string, unknown>): Promise<Phase> => {
    const { status, body } = await client.post<Phase>('files/upload', fields);
    if (status >= 400 && status < 500) throw new Refused(`${status} ${JSON.stringify(body)}`);
    if (status !== 200) throw new Error(String(status));
    return body;
  };
  const start = { phase: 'start', name: 'Killed.pdf', mime_type: 'application/pdf', size: bytes.length, entityId };
  const { session_id, end_offset } = await persist(async () => (await say(start)).data);
  return persist(async () => {
    const { parts } = await say({ phase: 'resume', session_id });
    const there = new Map(parts.map(({ offset, size }) => [offset, size]));
    const waiting: number[] = [];
    for (let at = 0; at < bytes.length; at += end_offset) {
      if (there.get(at) !== Math.min(end_offset, bytes.length - at)) waiting.push(at);
    }
    const send = async () => {
      for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
        const body = new FormData();
        for (const [name, value] of Object.entries({ phase: 'upload', session_id, start_offset: String(at) })) {
          body.set(name, value);
        }
        body.set('chunk', new Blob([new Uint8Array(bytes.subarray(at, at + end_offset))]));
        const headers = { authorization: `Bearer ${client.token}` };
        await answered(await fetch(`${client.url}/api/files/upload`, { method: 'POST', headers, body }));
      }
    };
    await Promise.all([send(), send(), send()]);
    return (await say({ phase: 'finish', session_id })).key;
  });
};
