import { sharingMessages } from '@stemma/shared/messages/sharing';
import { accountMayWrite } from '@stemma/shared/permissions';
import type { ShareGrant } from '@stemma/shared/rules/sharing';
import { SHARE_SECTIONS } from '@stemma/shared/rules/sharing';
import type { UserCaller } from '../../access/caller';
import { AppError, invalid, notFound } from '../../errors';
import type { Tx } from '../../store';
import { hasDetails, says, widens } from './policy';
import { entitiesOnCharts, setGrants } from './grantsStore';
import type { GrantRow } from './store';

/**
 * Puts what a link shows of entities in the place of what it showed. An entity must stand on one of the link's charts; showing more of it
 * than before takes being its Co-Owner. What is private of entities that left the chart stays so, in case they come back. Throws `notFound`, `forbidden` naming the entity, and `invalid` for one that has no details.
 */
export async function replaceGrants(
  tx: Tx,
  caller: UserCaller,
  link: { key: string; charts: readonly string[]; grants: readonly GrantRow[] },
  wanted: readonly ShareGrant[],
): Promise<void> {
  const before = new Map(link.grants.map((grant) => [grant.key, grant]));
  const marked = link.grants.filter(({ isPrivate }) => isPrivate);
  const asked = [...wanted.filter((grant) => says(grant)), ...marked].map(({ key }) => key);
  const keys = [...new Set(asked)];
  const rows = await entitiesOnCharts(tx, { keys, charts: link.charts, userKey: caller.userKey });
  const standing = new Map(rows.map((row) => [row.key, row]));
  wanted.forEach((grant, index) => {
    if (!says(grant)) return;
    const entity = standing.get(grant.key);
    // One that left the chart meanwhile shows nothing and is no reason to refuse a list that the dialog read before.
    if (!entity && before.has(grant.key)) return;
    if (!entity) throw notFound();
    const shows = SHARE_SECTIONS.some((section) => grant[section]);
    if (shows && !hasDetails(entity.typeName)) throw invalid(sharingMessages.notShareable, `entities.${index}.key`);
    if (
      widens(grant, before.get(grant.key)) &&
      !(accountMayWrite(caller.accountType) && entity.permission === 'Co-Owner')
    ) {
      throw new AppError('forbidden', sharingMessages.notCoOwner(entity.name), { field: `entities.${index}.key` });
    }
  });
  const shown = wanted.filter((grant) => says(grant) && standing.has(grant.key));
  const privateElsewhere = marked.filter(({ key }) => !standing.has(key));
  await setGrants(tx, link.key, [...shown, ...privateElsewhere]);
}
