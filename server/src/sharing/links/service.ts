import { keyText, nameText } from '@stemma/shared/rules/basic';
import { fullDay } from '@stemma/shared/rules/ownership';
import { linkPassword } from '@stemma/shared/rules/passwords';
import {
  shareExpiry,
  maxVisits,
  shareGrants,
  shareLinkKey,
  shareLinkName,
  sharingType,
} from '@stemma/shared/rules/sharing';
import { shareCommentText } from '@stemma/shared/rules/texts';
import { messages } from '@stemma/shared/messages';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCaller } from '../../access/caller';
import { hashPassword } from '../../accounts/passwords';
import { assertMayWiden } from '../../charts/resharing/service';
import { record } from '../../audit/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { AppError, invalid, parse } from '../../errors';
import type { Tx } from '../../store';
import { one } from '../../store';
import { assertFollowsRules, daysWithin, rulesNow } from '../rules';
import { replaceGrants } from './grants';
import { lockedLink, lockedWithCharts } from './managed';
import { endOf } from './policy';
import type { SharingLink } from './present';
import { presentShareLink } from './present';
import type { ShareLinkRow } from './store';
import { changeLink, createLink, deleteLink, endMailedTickets, linkById, lockCharts, setComment } from './store';
import { targetOf } from './target';

/** A name, or a blank for the usual one. */
const linkName = z
  .string()
  .transform((text) => text.trim() || null)
  .pipe(nameText.nullable())
  .nullish();

const newLink = z.object({
  linkKey: shareLinkKey,
  chartKey: keyText,
  name: linkName,
  password: linkPassword,
  type: sharingType.nullish(),
  entityKey: keyText.nullish(),
  charts: z.array(keyText).nullish(),
  entities: shareGrants.nullish(),
  expiry: shareExpiry,
  maxVisits,
  mayExport: z.boolean().nullish(),
  showMarks: z.boolean().nullish(),
  showAnnotations: z.boolean().nullish(),
  ownership: z.boolean().nullish(),
  asOf: fullDay.nullish(),
});

/** What of a new link is its own, whoever makes it. */
function freshLink(key: string, now: number) {
  const at = new Date(now).toISOString();
  const marks = { handle: randomUUID(), stamp: randomUUID(), maskSecret: randomBytes(24).toString('base64url') };
  return { key, ...marks, paused: false, visits: 0, createdDate: at, modifiedDate: at };
}

/**
 * Makes a share link of a chart, or of an entity's owners or holdings over charts, each of which the caller must be Co-Owner of. The same
 * key sent again for the same charts answers with the link that is there; a key that another link has is a `conflict`.
 */
export async function createSharingLink(context: Context, input: unknown): Promise<SharingLink> {
  const caller = requireUser(context);
  const wanted = parse(newLink, input);
  const passwordHash = wanted.password === null ? null : await hashPassword(wanted.password);
  return context.write(async (tx) => {
    const type = wanted.type ?? 'chart';
    const target = await targetOf(tx, caller, { ...wanted, type });
    await lockCharts(tx, { keys: target.charts });
    const [known] = await linkById(tx, idOf(caller, wanted.linkKey));
    if (known) return sentAgain(known, wanted.linkKey, { ...target, type });
    const rules = await rulesNow(tx, caller.organizationKey);
    const expiry = wanted.expiry === undefined ? daysWithin(rules, null) : wanted.expiry;
    assertFollowsRules(rules, { isPassword: passwordHash !== null, expiry });
    const name = wanted.name ?? shareLinkName(target.name, type);
    await makeLink(tx, caller, target, {
      key: wanted.linkKey,
      ...{ type, name, passwordHash, expiry, maxVisits: wanted.maxVisits ?? null },
      mayExport: wanted.mayExport ?? true,
      showMarks: wanted.showMarks ?? true,
      showAnnotations: wanted.showAnnotations ?? false,
      ownership: wanted.ownership ?? false,
      asOf: wanted.asOf ?? null,
    });
    const link = { key: wanted.linkKey, charts: target.charts, grants: [] };
    await replaceGrants(tx, caller, link, wanted.entities ?? []);
    const made = one(await linkById(tx, idOf(caller, wanted.linkKey)));
    await record(tx, context, { action: 'datasets/createSharingLink', target: made.handle, details: type });
    return presentShareLink(made, Date.now());
  });
}

/** Keeps a new link within another use case's transaction, which has locked its charts. */
export async function makeLink(
  tx: Tx,
  caller: UserCaller,
  target: { charts: readonly string[]; entityKey: string | null },
  own: { key: string; expiry: number | null; name: string; type: string } & Record<string, unknown>,
): Promise<void> {
  await assertMayShow(tx, caller, target.charts);
  const now = Date.now();
  const { userKey, organizationKey } = caller;
  const properties = {
    ...freshLink(own.key, now),
    ...own,
    organizationKey,
    createdBy: userKey,
    modifiedBy: userKey,
    expiresAt: endOf(own.expiry, now),
  };
  await createLink(tx, { userKey, properties, charts: [...target.charts], entityKey: target.entityKey });
}

/** Throws `forbidden` where visitors would see what the caller may not show to others. */
async function assertMayShow(tx: Tx, caller: UserCaller, charts: readonly string[]): Promise<void> {
  for (const chart of charts) await assertMayWiden(tx, caller, chart, { field: 'chartKey' });
}

const idOf = (caller: UserCaller, id: string) => ({
  id,
  userKey: caller.userKey,
  organizationKey: caller.organizationKey,
});

function sentAgain(
  known: ShareLinkRow,
  key: string,
  target: { charts: readonly string[]; entityKey: string | null; type: string },
): SharingLink {
  const charts = known.charts.map((chart) => chart.key);
  const same = known.key === key && known.type === target.type && known.entityKey === target.entityKey;
  if (!same || !known.isOwn || charts.join(' ') !== target.charts.join(' ')) {
    throw new AppError('conflict', messages.keyTaken, { field: 'linkKey' });
  }
  return presentShareLink(known, Date.now());
}

const changedLink = z.object({
  name: linkName,
  password: linkPassword,
  isPassword: z.boolean().nullish(),
  entities: shareGrants.nullish(),
  expiry: shareExpiry,
  maxVisits,
  mayExport: z.boolean().nullish(),
  showMarks: z.boolean().nullish(),
  showAnnotations: z.boolean().nullish(),
  ownership: z.boolean().nullish(),
  asOf: fullDay.nullish(),
  modifiedDate: z.string().max(40).nullish(),
});

/**
 * Changes a link; what is not given stays. `isPassword` false takes the password away, a password is put in place of the one before. Each
 * change ends the visits that it opened. The time to live counts anew when another one is chosen or the link had expired.
 * A new password ends the tickets by which the link opened. With the date of the change that was read last, a later one is a `conflict`.
 */
export async function editSharingLink(context: Context, id: string, input: unknown): Promise<SharingLink> {
  const caller = requireUser(context);
  const wanted = parse(changedLink, input);
  const passwordHash = wanted.password === null ? null : await hashPassword(wanted.password);
  return context.write(async (tx) => {
    const link = await lockedWithCharts(tx, caller, id);
    if (wanted.modifiedDate && wanted.modifiedDate !== link.modifiedDate) {
      throw new AppError('conflict', sharingMessages.changedMeanwhile);
    }
    if (wanted.isPassword === true && passwordHash === null && !link.isPassword) {
      throw invalid(messages.linkPasswordTooShort, 'password');
    }
    const isPassword = wanted.isPassword === false ? false : link.isPassword || passwordHash !== null;
    assertFollowsRules(link.rules, { isPassword, expiry: wanted.expiry === undefined ? link.expiry : wanted.expiry });
    const now = Date.now();
    const opening = expiryChange(link, wanted.expiry, now);
    if ('expiresAt' in opening) await assertMayShow(tx, caller, chartsOf(link));
    const properties = {
      stamp: randomUUID(),
      ...(wanted.name ? { name: wanted.name } : {}),
      ...passwordChange(wanted.isPassword, passwordHash),
      ...opening,
      ...(wanted.maxVisits === undefined ? {} : { maxVisits: wanted.maxVisits }),
      ...(wanted.mayExport == null ? {} : { mayExport: wanted.mayExport }),
      ...(wanted.showMarks == null ? {} : { showMarks: wanted.showMarks }),
      ...(wanted.showAnnotations == null ? {} : { showAnnotations: wanted.showAnnotations }),
      ...(wanted.ownership == null ? {} : { ownership: wanted.ownership }),
      ...(wanted.asOf === undefined ? {} : { asOf: wanted.asOf }),
    };
    await changeLink(tx, link.key, properties, caller.userKey, new Date(now).toISOString());
    if (passwordHash !== null) await endMailedTickets(tx, link.key);
    if (wanted.entities) {
      await replaceGrants(tx, caller, { key: link.key, charts: chartsOf(link), grants: link.grants }, wanted.entities);
    }
    await record(tx, context, { action: 'datasets/editSharingLink', target: link.handle, details: '' });
    return presentShareLink(one(await linkById(tx, idOf(caller, id))), now);
  });
}

const chartsOf = (link: ShareLinkRow): string[] => link.charts.map(({ key }) => key);

function passwordChange(isPassword: boolean | null | undefined, hash: string | null): Record<string, unknown> {
  if (isPassword === false) return { passwordHash: null };
  return hash === null ? {} : { passwordHash: hash };
}

function expiryChange(link: ShareLinkRow, expiry: number | null | undefined, now: number): Record<string, unknown> {
  if (expiry === undefined) return {};
  const runs = link.expiresAt === null || link.expiresAt > now;
  return expiry === link.expiry && runs ? {} : { expiry, expiresAt: endOf(expiry, now) };
}

/** Deletes a link; who is Co-Owner of any of its charts may, by its key or its handle. All that it opened ends at once. */
export async function deleteSharingLink(context: Context, id: string): Promise<void> {
  const caller = requireUser(context);
  await context.write(async (tx) => {
    const link = await lockedLink(tx, caller, id, 'end');
    await deleteLink(tx, link.key);
    await record(tx, context, { action: 'datasets/deleteSharingLink', target: link.handle, details: '' });
  });
}

/** Makes a link open nothing until it is resumed; the visits that it opened end. Who is Co-Owner of any of its charts may pause it, who is of all may resume it. */
export async function pauseSharingLink(context: Context, id: string, paused: boolean): Promise<SharingLink> {
  const caller = requireUser(context);
  return context.write(async (tx) => {
    const link = paused ? await lockedLink(tx, caller, id, 'end') : await lockedWithCharts(tx, caller, id);
    if (link.paused !== paused) {
      if (!paused) await assertMayShow(tx, caller, chartsOf(link));
      const change = { paused, stamp: randomUUID() };
      await changeLink(tx, link.key, change, caller.userKey, new Date().toISOString());
      const action = paused ? 'datasets/pauseSharingLink' : 'datasets/resumeSharingLink';
      await record(tx, context, { action, target: link.handle, details: '' });
    }
    return presentShareLink(one(await linkById(tx, idOf(caller, id))), Date.now());
  });
}

/** Writes or, without one, takes away the comment of a link; visitors never see it. */
export async function commentSharingLink(context: Context, id: string, comment: unknown): Promise<SharingLink> {
  const caller = requireUser(context);
  const text = comment === null ? null : parse(z.object({ comment: shareCommentText }), { comment }).comment;
  return context.write(async (tx) => {
    const link = await lockedLink(tx, caller, id);
    if (text === link.comment) return presentShareLink(link, Date.now());
    const at = text === null ? null : new Date().toISOString();
    await setComment(tx, link.key, text, caller.userKey, at);
    return presentShareLink(one(await linkById(tx, idOf(caller, id))), Date.now());
  });
}
