import { sharingMessages } from '@stemma/shared/messages/sharing';
import { passwordIs } from '../../accounts/passwords';
import type { SignInParts } from '../../accounts/service';
import type { VisitorCaller } from '../../access/caller';
import { knownFor } from '../../access/guesses';
import type { Context } from '../../context';
import { AppError, forbidden } from '../../errors';
import type { Tx } from '../../store';
import { atMostOne } from '../../store';
import { closedBy } from './policy';
import type { ShareLinkAccess } from './store';
import { shareLinkAccess } from './store';

/** A visit that was let in: by the token of `authSharingLink`, or by the password with the call itself. */
export interface Visit extends Omit<VisitorCaller, 'kind'> {
  /** The password came with this call, so that the visit is this call. */
  isOnce: boolean;
}

/** What opening links needs. */
export type AccessParts = Pick<SignInParts, 'secret' | 'byLink'>;

/** One answer for a link that is not there and for a wrong password. */
const notOpened = () => new AppError('unauthenticated', sharingMessages.notOpened);
const ended = () => new AppError('unauthenticated', sharingMessages.ended);

const waiting = new Map<string, Promise<unknown>>();

/** Lets one look at a link's password after the other: right ones at the same moment are then not taken for guesses. */
async function inTurn<T>(turn: string, work: () => Promise<T>): Promise<T> {
  const before = waiting.get(turn) ?? Promise.resolve();
  const mine = before.then(work, work);
  waiting.set(turn, mine);
  try {
    return await mine;
  } finally {
    if (waiting.get(turn) === mine) waiting.delete(turn);
  }
}

/**
 * The link of a key that opens by a password, or by none where it has none. A link that is not there takes as long and says the same as a
 * wrong password. Only wrong passwords count, each before it is looked at, so that none slips past: 20 an hour a link of all strangers, also
 * for a right one after them, and 20 of each device that opened it before. Throws `unauthenticated` and `tooMany`.
 */
export async function openWithPassword(
  context: Context,
  { byLink }: AccessParts,
  { key, password }: { key: string; password: string | null },
): Promise<ShareLinkAccess> {
  const access = atMostOne(await context.read((tx) => shareLinkAccess(tx, { key, previewer: null })));
  if (access && access.passwordHash === null) return access;
  if (!password) throw notOpened();
  const subject = knownFor('link', key);
  return inTurn(`${key} ${await context.device.idFor(subject)}`, async () => {
    await byLink.count(context, key);
    const isRight = await passwordIs(access?.passwordHash, password);
    if (!access || !isRight) throw notOpened();
    await byLink.takeBack(context, key);
    context.device.remember(subject);
    return access;
  });
}

/** Throws `forbidden` with the reason where a link opens nothing now; to be asked once the password is proved. */
export function assertOpen(access: ShareLinkAccess, isPreview = false): void {
  const why = closedBy(access, Date.now(), isPreview);
  if (why === 'empty') throw notOpened();
  if (why) throw forbidden(sharingMessages[why]);
}

/** Who comes by a call that names a link: by the token of his visit, or by the password in the call. */
export async function enter(
  context: Context,
  parts: AccessParts,
  asked: { linkKey: string; password?: string | null | undefined },
): Promise<Visit> {
  const { caller } = context;
  if (caller.kind === 'visitor' && caller.linkKey === asked.linkKey) return visitOf(context);
  const access = await openWithPassword(context, parts, { key: asked.linkKey, password: asked.password ?? null });
  assertOpen(access);
  if (access.maxVisits !== null) throw forbidden(sharingMessages.visitFirst);
  return { linkKey: access.key, stamp: access.stamp, previewer: null, isOnce: true };
}

/** The visit that the caller's token names; throws `unauthenticated` for every other caller. */
export function visitOf({ caller }: Context): Visit {
  if (caller.kind !== 'visitor') throw ended();
  const { linkKey, stamp, previewer } = caller;
  return { linkKey, stamp, previewer, isOnce: false };
}

/** The link of a visit as it is at this moment; throws where it was changed or deleted since, or opens nothing now. */
export async function requireOpenLink(tx: Tx, { linkKey, stamp, previewer }: Visit): Promise<ShareLinkAccess> {
  const access = atMostOne(await shareLinkAccess(tx, { key: linkKey, previewer }));
  if (!access || access.stamp !== stamp || (previewer !== null && !access.isPreviewed)) throw ended();
  assertOpen(access, previewer !== null);
  return access;
}
