import { roleText } from '@stemma/shared/chart/roleText';
import type { FieldValue } from '@stemma/shared/entities/record';
import type { RegisterDifference, RegisterNews } from '@stemma/shared/registers';
import { besideHere } from '@stemma/shared/registers';
import type { UserCaller } from '../access/caller';
import { readerOf } from '../entities/service';
import { presentLink } from '../links/present';
import type { Tx } from '../store';
import { one } from '../store';
import { propertiesOfEntity, linksOfRecords } from './takenStore';

/** What a register says anew of an entity beside what the entity, and its links on a chart that the caller may read, have now. */
export async function newsBesideHere(
  tx: Tx,
  caller: UserCaller,
  { entityKey, chartKey, differences }: { entityKey: string; chartKey: string; differences: RegisterDifference[] },
): Promise<RegisterNews[]> {
  if (differences.length === 0) return [];
  const { properties } = one(await propertiesOfEntity(tx, { entityKey }));
  const links = await rolesOnChart(tx, caller, { entityKey, chartKey, differences });
  return besideHere(differences, ({ field, link, was }) => {
    if (field === 'owner') return hereOfLink(links.get(link), was);
    if (field === 'ended') return String(properties['ended'] === true);
    return String((properties[field] as FieldValue | undefined) ?? '');
  });
}

interface RolesOfLink {
  all: string;
  /** Without those that a person added. */
  stated: string;
}

/** The roles of a link as `was` words them where what a person added is all that is more. */
const hereOfLink = (roles: RolesOfLink | undefined, was: string): string | null =>
  roles === undefined ? null : roles.stated === was ? was : roles.all;

async function rolesOnChart(
  tx: Tx,
  caller: UserCaller,
  { entityKey, chartKey, differences }: { entityKey: string; chartKey: string; differences: RegisterDifference[] },
): Promise<Map<string, RolesOfLink>> {
  const recordKeys = differences.flatMap(({ field, link }) => (field === 'owner' && link ? [`bods:${link}`] : []));
  if (recordKeys.length === 0) return new Map();
  const { userKey, organizationKey } = readerOf(caller);
  const rows = await linksOfRecords(tx, { userKey, organizationKey, entityKey, chartKey, recordKeys });
  return new Map(
    rows.map(({ recordKey, from, to, properties }) => {
      const { roles } = presentLink(from, to, properties);
      const words = (some: typeof roles) => some.map(roleText).join(', ');
      const stated = roles.filter(({ interest }) => interest != null);
      return [recordKey.replace(/^bods:/, ''), { all: words(roles), stated: words(stated) }];
    }),
  );
}
