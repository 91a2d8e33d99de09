import { limits } from '@stemma/shared/limits';
import { z } from 'zod';
import type { Upload } from './queue';

const PREFIX = 'stemma.upload.';
/** For how long an upload counts as going on in some tab after that tab last said so, in milliseconds. */
const ALIVE = 20_000;

const shape = z.object({
  id: z.string(),
  userKey: z.string(),
  ownerKey: z.string(),
  folder: z.string(),
  name: z.string(),
  size: z.number(),
  type: z.string(),
  modified: z.number(),
  sent: z.number(),
  url: z.string(),
  /** When it began, and when a tab last said that it goes on there. */
  began: z.number(),
  touched: z.number(),
});

/** What this browser keeps of an upload, so that it can go on after the page was left. */
export type Remembered = z.infer<typeof shape>;

/** Keeps where an upload goes on; without such a place there is nothing to keep. `going` says that it goes on in this tab. */
export function remember(upload: Upload, going: boolean, now = Date.now()): void {
  if (upload.url === null) return;
  const { id, userKey, ownerKey, folder, name, size, type, modified, sent, url } = upload;
  const began = read(PREFIX + id)?.began ?? now;
  const stored: Remembered = {
    id,
    userKey,
    ownerKey,
    folder,
    name,
    size,
    type,
    modified,
    sent,
    url,
    began,
    touched: going ? now : 0,
  };
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(stored));
  } catch {
    // Storage is closed or full: the upload goes on as long as the page is open.
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was kept.
  }
}

/** What a user began and did not finish, and what goes on in no tab. What the server gave up by now is forgotten. */
export function interrupted(userKey: string, now = Date.now()): Remembered[] {
  return keys().flatMap((key) => {
    const stored = read(key);
    if (!stored || now - stored.began > limits.uploadExpiry) {
      forget(key.slice(PREFIX.length));
      return [];
    }
    return stored.userKey === userKey && now - stored.touched > ALIVE ? [stored] : [];
  });
}

/** Forgets all uploads of a user, as names of files are nobody else's to see. */
export function forgetAllOf(userKey: string): void {
  for (const key of keys()) if (read(key)?.userKey === userKey) forget(key.slice(PREFIX.length));
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(key: string): Remembered | undefined {
  try {
    return shape.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
