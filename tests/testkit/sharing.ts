import { randomUUID } from 'node:crypto';
import type { TestApp } from './app';
import type { Client } from './client';
import { Client as Caller } from './client';

/** A share link as REST sends it. */
export interface Link {
  key: string;
  name: string;
  type: string;
  isPassword: boolean;
  expiry: number | null;
  expiresAt: string | null;
  expired: boolean;
  paused: boolean;
  visits: number;
  maxVisits: number | null;
  entities: { key: string; shareInfo: boolean; isPrivate: boolean }[];
  recipients: string[];
  sent: { address: string; state: string }[];
  comment: string | null;
  commentUser: string | null;
  ownership: boolean;
  asOf: string | null;
  mayManage: boolean;
}

export interface Opened {
  success: boolean;
  error: string | null;
  token: string | null;
}

/** Makes a share link; throws where it is refused. */
export async function makeLink(owner: Client, chartKey: string, more: object = {}): Promise<Link> {
  const body = { linkKey: randomUUID(), chartKey, ...more };
  const answer = await owner.post<{ sharingLink: Link; error?: string }>('datasets/createSharingLink', body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.error}`);
  return answer.body.sharingLink;
}

/** Opens a link as somebody without an account; throws where it does not open. */
export async function visitor(app: TestApp, key: string, password: string | null = null): Promise<Client> {
  const { body } = await app.anonymous.post<Opened>('datasets/authSharingLink', { key, password });
  if (!body.token) throw new Error(body.error ?? 'The link did not open.');
  const client = new Caller(app.url);
  client.token = body.token;
  return client;
}

/** What a visitor's graph call answers by the token. */
export const graphOf = (client: Client, linkKey: string) =>
  client.post<{ nodes: { key: string; name: string }[]; error?: string }>('datasets/graphShared', { linkKey });

/** Puts the moment of a link's end at so many milliseconds from now. */
export async function endsIn(app: TestApp, key: string, time: number): Promise<void> {
  const at = Date.now() + time;
  await app.store.write((tx) =>
    tx.run('test.ends', 'MATCH (s:SharingLink {key: $key}) SET s.expiresAt = $at', { key, at }),
  );
}
