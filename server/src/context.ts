import { randomBytes } from 'node:crypto';
import { NO_BLOBS } from './blobs/none';
import type { BlobStore } from './blobs/types';
import { NO_LOOKUPS, type Lookups } from './lookups/lookups';
import { notSignedIn } from './errors';
import type { Caller, UserCaller } from './access/caller';
import type { PreparedAnswer } from './preparedAnswer';
import type { StorageReport } from './storage/report';
import { reportOf } from './storage/report';
import { Device } from './access/device';
import type { Store, Tx, TxOptions } from './store';
import { StoreConflict, StoreTimeout } from './store';

/** What every use case is given: who calls, and the way to the store. One for each request. */
export interface Context {
  caller: Caller;
  /** Written into the log and into error answers. */
  requestId: string;
  /** The caller's network address, for limits on guessing. */
  address: string;
  /** The program that calls, for limits on guessing. */
  device: Device;
  /** What the caller's program says of itself; empty where it says nothing. */
  agent: string;
  read<T>(work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  write<T>(work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  /** Where the bytes of files lie. */
  blobs: BlobStore;
  /** The way to the sources of look-ups. */
  lookups: Lookups;
  /** The disks and the automatic backups of this server. */
  storage(): Promise<StorageReport>;
  /** Writes into the log what went wrong without failing the call; no names of people's records. */
  warn(about: object, text: string): void;
  /** Verified claims for the rules of the generated GraphQL reads; undefined for callers that may read nothing there. */
  jwt?: { sub: string; organizationKey: string };
  /** Where old keys of merged records lead, by the old key. */
  mergedKeys?: ReadonlyMap<string, string> | undefined;
  /** Has an organization's duplicates found in the background; missing where nothing runs beside calls. */
  findDuplicates?: ((organizationKey: string) => void) | undefined;
  /** What this request is answered with, where it stands ready. */
  reply: { prepared?: PreparedAnswer };
  /** Bookmarks of the writes made so far, for the answer's header. */
  bookmarks: string[];
}

export interface ContextParts {
  /** The program that calls; one that nothing knows unless said otherwise. */
  device?: Device;
  store: Store;
  caller: Caller;
  requestId: string;
  address: string;
  agent?: string;
  blobs?: BlobStore;
  lookups?: Lookups;
  storage?: () => Promise<StorageReport>;
  log?: { warn(about: object, text: string): void };
  /** When the request must have begun its last transaction, in milliseconds of the clock; no transaction lasts beyond it. */
  deadline?: number;
  mergedKeys?: ReadonlyMap<string, string> | undefined;
  findDuplicates?: ((organizationKey: string) => void) | undefined;
  /** Bookmarks that the caller brought of an earlier answer, perhaps of another server. */
  bookmarks?: string[];
}

/** Makes the context of one request; reads see the writes of the same caller, also across servers. */
export function makeContext(parts: ContextParts): Context {
  const { store, caller } = parts;
  const context: Context = {
    caller,
    requestId: parts.requestId,
    address: parts.address,
    device: parts.device ?? new Device(randomBytes(32), undefined),
    agent: parts.agent ?? '',
    bookmarks: parts.bookmarks ?? [],
    reply: {},
    mergedKeys: parts.mergedKeys,
    findDuplicates: parts.findDuplicates,
    blobs: parts.blobs ?? NO_BLOBS,
    lookups: parts.lookups ?? NO_LOOKUPS,
    storage: parts.storage ?? (() => Promise.resolve(reportOf(store.storage, null))),
    warn: (about, text) => parts.log?.warn({ requestId: parts.requestId, ...about }, text),
    read: (work, options) =>
      lookingAgain(
        async () =>
          store.read(work, { bookmarks: context.bookmarks, ...options, ...timeLeft(parts.deadline, options) }),
        MORE_LOOKS.reading,
      ),
    write: (work, options) =>
      lookingAgain(
        async () =>
          store.write(work, {
            bookmarks: context.bookmarks,
            onBookmarks: (bookmarks) => {
              context.bookmarks = bookmarks;
            },
            ...options,
            ...timeLeft(parts.deadline, options),
          }),
        MORE_LOOKS.writing,
      ),
  };
  if (caller.kind === 'user') {
    context.jwt = {
      sub: caller.userKey,
      organizationKey: caller.accountType === 'None' ? '' : caller.organizationKey,
    };
  }
  return context;
}

/** The time limit of a transaction that is begun now; throws `StoreTimeout` once the deadline has passed. */
function timeLeft(deadline: number | undefined, options: TxOptions = {}): Pick<TxOptions, 'timeoutMs'> {
  if (deadline === undefined) return {};
  const left = deadline - Date.now();
  if (left <= 0) throw new StoreTimeout('The time of this request is used up.');
  return { timeoutMs: Math.min(left, options.timeoutMs ?? left) };
}

/** How often a transaction that met a conflict is begun again. */
const MORE_LOOKS = { reading: 4, writing: 1 } as const;

/**
 * A record whose key was taken while we made it is mostly our own, sent twice at the same moment: the second look finds it and
 * answers as the first did. What others deleted while it was read is gone at the second look. What is still in conflict then is.
 */
async function lookingAgain<T>(work: () => Promise<T>, times: number): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (times > 0 && failure instanceof StoreConflict) return lookingAgain(work, times - 1);
    throw failure;
  }
}

/** The signed-in caller; throws `unauthenticated` for everyone else. */
export function requireUser(context: Context): UserCaller {
  if (context.caller.kind !== 'user') throw notSignedIn();
  return context.caller;
}
