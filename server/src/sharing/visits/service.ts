import { limits } from '@stemma/shared/limits';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import type { SharingType } from '@stemma/shared/rules/sharing';
import { createHash, randomUUID } from 'node:crypto';
import { signVisit } from '../../access/visitTokens';
import { recordVisit } from '../../audit/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { AppError, forbidden, notFound } from '../../errors';
import type { Tx } from '../../store';
import { atMostOne } from '../../store';
import { managedLink } from '../links/managed';
import type { AccessParts, Visit } from './shareLinkAccess';
import { assertOpen, openWithPassword } from './shareLinkAccess';
import type { ShareLinkAccess } from './store';
import { shareLinkAccess, shareLinkAccessOfTicket, noteTaken, noteVisit } from './store';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** What a link asks for before it opens. */
export interface LinkDetails {
  key: string;
  isPassword: boolean;
}

/** What opens a link: a bearer token for the calls of visitors. */
export interface OpenedLink {
  token: string;
  /** ISO text; when the token runs out. */
  expires: string;
  linkKey: string;
  type: SharingType;
}

/** Whether a link asks for a password. One that is not there says yes, so that nobody can tell. */
export async function sharingLinkDetails(context: Context, key: string): Promise<LinkDetails> {
  const access = atMostOne(await context.read((tx) => shareLinkAccess(tx, { key, previewer: null })));
  return { key, isPassword: !access || access.passwordHash !== null };
}

/** Opens a link: a visit, which counts. Throws as `doorByPassword` does, and `forbidden` with the reason where it opens nothing now. */
export async function openSharingLink(
  context: Context,
  parts: AccessParts,
  asked: { key: string; password?: string | null | undefined },
): Promise<OpenedLink> {
  return visit(
    context,
    parts,
    await openWithPassword(context, parts, { key: asked.key, password: asked.password ?? null }),
  );
}

/** A ticket's hash, as it is kept. */
export const ticketHash = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

/** Opens the link that a ticket in a message stands for. Throws `unauthenticated` for one that is not known. */
export async function openTicket(
  context: Context,
  parts: AccessParts,
  ticket: string,
): Promise<OpenedLink & { chartKey: string; email: string; sentDate: string; lastDate: string | null }> {
  const access = atMostOne(
    await context.read((tx) => shareLinkAccessOfTicket(tx, { hash: ticketHash(ticket), previewer: null })),
  );
  if (!access) throw new AppError('unauthenticated', sharingMessages.ticket);
  const opened = await visit(context, parts, access);
  const lastDate = access.expiresAt === null ? null : new Date(access.expiresAt).toISOString();
  return { ...opened, chartKey: access.charts[0]?.key ?? '', email: access.email, sentDate: access.sentDate, lastDate };
}

async function visit(context: Context, { secret }: AccessParts, access: ShareLinkAccess): Promise<OpenedLink> {
  assertOpen(access);
  const at = new Date().toISOString();
  const isCounted = await context.write(
    async (tx) => {
      const counted = await noteVisit(tx, { key: access.key, stamp: access.stamp, entry: randomUUID(), at });
      if (counted) await auditVisit(tx, context, access);
      return counted;
    },
    { writes: 'essential' },
  );
  if (!isCounted) throw forbidden(sharingMessages.usedUp);
  return opened(access, null, limits.shareVisitHours * HOUR, secret);
}

function auditVisit(tx: Tx, context: Context, access: ShareLinkAccess): Promise<void> {
  const { organizationKey, handle } = access;
  return recordVisit(tx, context, organizationKey, { action: 'datasets/authSharingLink', target: handle, details: '' });
}

async function opened(
  access: ShareLinkAccess,
  previewer: string | null,
  length: number,
  secret: Uint8Array,
): Promise<OpenedLink> {
  const until = Math.min(Date.now() + length, access.expiresAt ?? Number.MAX_SAFE_INTEGER);
  const token = await signVisit({ linkKey: access.key, stamp: access.stamp, previewer }, until, secret);
  return { token, expires: new Date(until).toISOString(), linkKey: access.key, type: access.type };
}

/** Opens a link for one of those who may change it, as a visitor would see it: no visit, no password, also while it is paused. */
export async function previewSharingLink(context: Context, { secret }: AccessParts, id: string): Promise<OpenedLink> {
  const caller = requireUser(context);
  const { userKey } = caller;
  const access = await context.read(async (tx) => {
    const { key } = await managedLink(tx, caller, id);
    return atMostOne(await shareLinkAccess(tx, { key, previewer: userKey }));
  });
  if (!access) throw notFound();
  assertOpen(access, true);
  return opened(access, userKey, limits.sharePreviewMinutes * MINUTE, secret);
}

/** Counts a visit whose password came with the call, once what it asks for is known to be there; a token's visit was counted when it began. */
export async function noteOpened(context: Context, { linkKey, stamp, isOnce }: Visit): Promise<void> {
  if (!isOnce) return;
  const at = new Date().toISOString();
  await context.write((tx) => noteVisit(tx, { key: linkKey, stamp, entry: randomUUID(), at }), { writes: 'essential' });
}

/** Writes into the log that a file, or a folder as an archive, was taken; what is only looked at beforehand is not. */
export async function noteTakenBy(
  context: Context,
  { linkKey, previewer }: Visit,
  taken: { kind: 'file' | 'folder'; name: string },
): Promise<void> {
  if (previewer !== null) return;
  const entry = { entry: randomUUID(), at: new Date().toISOString(), ...taken };
  await context.write((tx) => noteTaken(tx, linkKey, entry), { writes: 'essential' });
}
