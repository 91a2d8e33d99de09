import { createHash } from 'node:crypto';
import type { UserCaller } from '../../access/caller';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { readingOrganization } from '../../entities/service';
import { notFound } from '../../errors';
import { unlessReadOnly } from '../../storage/errors';
import type { Tx } from '../../store';
import { atMostOne } from '../../store';
import { mayReadChart } from '../policy';
import type { ReadChart } from '../present';
import { presentChart } from '../present';
import { rememberOpened } from '../store';
import { contentOf, heldContents, useContent } from './contents';
import { openChartRow } from './store';

const OPENED_AGAIN_AFTER = 60_000;
const NO_DIGEST = '';

/** A chart as the caller sees it at the moment of its read. */
export interface OpenedChart {
  /** The same for two reads, of whomever, only where `present` gives the same. */
  stamp: string;
  /** When the caller opened it last, ms since 1970; null where he never did. */
  openedAt: number | null;
  present: () => ReadChart;
}

/** A chart within a transaction. Throws `notFound` also for one that the caller may not know of. */
export async function openedIn(tx: Tx, caller: UserCaller, key: string): Promise<OpenedChart> {
  const held = heldContents(key);
  // Never empty: an empty list is of another type, for which Neo4j plans the statement anew, which takes a second.
  const known = [NO_DIGEST, ...held.keys()];
  const asked = { key, userKey: caller.userKey, tagsOf: readingOrganization(caller), known };
  const found = atMostOne(await openChartRow(tx, asked));
  if (!found || !mayReadChart(caller, found)) throw notFound();
  const { content: text, digest, openedAt, ...row } = found;
  if (text === null) useContent(key, digest);
  const content = text === null ? held.get(digest) : contentOf(key, digest, text);
  if (!content) throw new Error('The store left out a content that this server does not hold.');
  const sees = [caller.organizationKey, caller.accountType];
  return {
    stamp: createHash('sha256')
      .update(JSON.stringify([row, digest, sees]))
      .digest('base64url'),
    openedAt,
    present: () => presentChart(caller, row, content),
  };
}

/** A chart that is presented when it is needed. Throws `notFound` also for one that the caller may not know of. Remembers that he opened it. */
export async function openStamped(context: Context, key: string): Promise<OpenedChart> {
  const caller = requireUser(context);
  const opened = await context.read((tx) => openedIn(tx, caller, key));
  const now = Date.now();
  if (now - (opened.openedAt ?? 0) > OPENED_AGAIN_AFTER) {
    await unlessReadOnly(context.write((tx) => rememberOpened(tx, key, caller.userKey, now)));
  }
  return opened;
}
