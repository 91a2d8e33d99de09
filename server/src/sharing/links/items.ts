import { limits } from '@stemma/shared/limits';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { keyText } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCaller } from '../../access/caller';
import { record } from '../../audit/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { AppError, invalid, notFound, parse } from '../../errors';
import { withDescendants } from '../../folders/policy';
import type { Tx } from '../../store';
import { lockedWithCharts } from './managed';
import { hasDetails } from './policy';
import { choicesOf, entitiesOnCharts, setShown } from './grantsStore';
import type { ShareLinkRow } from './store';
import { changeLink } from './store';

const chosen = z.object({
  currentLink: keyText,
  keys: z.array(keyText).max(limits.fileSelectionMax),
  entityId: keyText,
});

/**
 * Chooses which files, folders and web links of an entity, or of the chart itself, a link shows: exactly these, a folder with all that
 * lies in it now; what comes into it later is not shown until it is chosen. Answers the keys that are shown.
 */
export async function updateSharedItems(context: Context, input: unknown): Promise<string[]> {
  const caller = requireUser(context);
  const { currentLink, keys, entityId } = parse(chosen, input);
  return context.write(async (tx) => {
    const link = await lockedWithCharts(tx, caller, currentLink);
    const choices = await choicesOf(tx, { key: link.key, ownerKey: entityId });
    const wanted = new Set(keys);
    const known = new Set(choices.map(({ key }) => key));
    if (keys.some((key) => !known.has(key))) throw notFound();
    const folders = choices.filter(({ key, isFolder }) => isFolder && wanted.has(key)).map(({ key }) => key);
    const inside = withDescendants(new Map(choices.map(({ key, folder }) => [key, folder])), folders);
    const shown = choices.filter(({ key }) => wanted.has(key) || inside.has(key));
    const more = shown.some((choice) => !choice.shown);
    await assertOwner(tx, caller, link, entityId, more);
    const shownKeys = shown.map(({ key }) => key).sort();
    await setShown(tx, link.key, entityId, shownKeys);
    if (more || choices.some(({ key, shown: was }) => was && !shownKeys.includes(key))) {
      await changeLink(tx, link.key, { stamp: randomUUID() }, caller.userKey, new Date().toISOString());
      await record(tx, context, { action: 'graph/updateSharedItems', target: link.handle, details: entityId });
    }
    return shownKeys;
  });
}

/** Showing more of an entity's files takes being its Co-Owner; the chart's own are its Co-Owners'. */
async function assertOwner(tx: Tx, caller: UserCaller, link: ShareLinkRow, key: string, more: boolean): Promise<void> {
  const charts = link.charts.map((chart) => chart.key);
  if (link.type === 'chart' && charts.includes(key)) return;
  const [entity] = await entitiesOnCharts(tx, { keys: [key], charts, userKey: caller.userKey });
  if (!entity) throw notFound();
  if (!hasDetails(entity.typeName)) throw invalid(sharingMessages.notShareable, 'entityId');
  if (more && entity.permission !== 'Co-Owner') {
    throw new AppError('forbidden', sharingMessages.notCoOwner(entity.name), { field: 'entityId' });
  }
}
