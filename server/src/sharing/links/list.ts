import { naturalOrder } from '@stemma/shared/nameOrder';
import { keyText } from '@stemma/shared/rules/basic';
import { sharingType } from '@stemma/shared/rules/sharing';
import { z } from 'zod';
import { viewerCanOf } from '../../charts/policy';
import { readableCharts } from '../../charts/readable';
import type { UserCaller } from '../../access/caller';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { factsByKey } from '../../entities/service';
import { mayReadEntity } from '../../entities/policy';
import { forbidden, notFound, parse } from '../../errors';
import { accountMayWrite } from '@stemma/shared/permissions';
import type { Tx } from '../../store';
import { managedLink } from './managed';
import type { SharingLink } from './present';
import { presentShareLink } from './present';
import type { ShareLinkRow } from './store';
import { linksAbout, linksOfChart } from './store';
import type { LogEntry } from './log';
import { presentLog } from './log';
import { logOf } from '../visits/store';

const asked = z.object({ key: keyText, type: sharingType.nullish() });

/**
 * The share links of a chart by name, or those about an entity over charts of the caller's, of one type where it is named. For who may
 * share the chart; throws `forbidden` for its other readers.
 */
export async function sharingLinks(context: Context, input: unknown): Promise<SharingLink[]> {
  const caller = requireUser(context);
  const { key, type } = parse(asked, input);
  const rows = await context.read((tx) => rowsOf(tx, caller, key));
  const now = Date.now();
  return rows
    .filter((row) => type == null || row.type === type)
    .map((row) => presentShareLink(row, now))
    .sort((a, b) => naturalOrder(a.name, b.name) || (a.key < b.key ? -1 : 1));
}

async function rowsOf(tx: Tx, caller: UserCaller, key: string): Promise<ShareLinkRow[]> {
  const { userKey, organizationKey } = caller;
  const entity = (await factsByKey(tx, caller, [key])).get(key);
  if (!entity) {
    const [chart] = await readableCharts(tx, caller, [key]);
    if (!chart || !viewerCanOf(caller, chart).share) throw forbidden();
    return linksOfChart(tx, { key, userKey, organizationKey });
  }
  if (!mayReadEntity(entity)) throw notFound();
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  return linksAbout(tx, { key, userKey, organizationKey });
}

/** When a link was opened and which files were taken by it, latest first; the last 1,000. */
export async function sharingVisits(context: Context, id: string): Promise<LogEntry[]> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    const { key } = await managedLink(tx, caller, id);
    return (await logOf(tx, { key })).map(presentLog);
  });
}
