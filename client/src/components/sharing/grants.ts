import { isRecordType, type EntityType } from '@stemma/shared/entities/typeNames';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { SHARE_SECTIONS, type ShareGrant, type ShareSection } from '@stemma/shared/rules/sharing';
import { t } from '@stemma/shared/language/translate';

/** What can be switched for an entity. */
export type Switched = ShareSection | 'isPrivate';
export type ShareGrants = ReadonlyMap<string, ShareGrant>;

/** What of an entity on a shared chart decides what may be shown of it. */
export interface GrantedEntity {
  key: string;
  typeName: EntityType;
  name: string;
  /** Of the caller on the entity. */
  permission?: string | null | undefined;
}

/** The switches of an entity, from left to right. */
export const GRANT_COLUMNS: readonly { what: Switched; label: string; says: string }[] = [
  { what: 'shareInfo', label: t('Info'), says: t('Its details, custom fields and country') },
  { what: 'shareNotes', label: t('Notes'), says: t('Its notes') },
  { what: 'shareKeyPersons', label: t('Key persons'), says: t('Its key persons') },
  { what: 'shareFiles', label: t('Files'), says: t('Those of its files that you choose') },
  {
    what: 'isPrivate',
    label: t('Private'),
    says: t('Visitors see that it exists, and neither its name nor anything else'),
  },
];

const NOTHING = {
  shareInfo: false,
  shareNotes: false,
  shareKeyPersons: false,
  shareFiles: false,
  isPrivate: false,
} as const;

/** A grant as it is kept, of one as read. */
export function grantOf({
  key,
  shareInfo,
  shareNotes,
  shareKeyPersons,
  shareFiles,
  isPrivate,
}: ShareGrant): ShareGrant {
  return { key, shareInfo, shareNotes, shareKeyPersons, shareFiles, isPrivate };
}

/** What a link shows of an entity; nothing beside its name where it says nothing. */
export function grantFor(grants: ShareGrants, key: string): ShareGrant {
  return grants.get(key) ?? { key, ...NOTHING };
}

/** Whether a switch of an entity is on; a private one shows no section. */
export function isOn(grants: ShareGrants, key: string, what: Switched): boolean {
  const grant = grantFor(grants, key);
  return what === 'isPrivate' ? grant.isPrivate : grant[what] && !grant.isPrivate;
}

/** Why a switch of an entity cannot be turned; undefined where it can. Showing more takes being its Co-Owner, as the server has it. */
export function offReason(
  one: GrantedEntity,
  what: Switched,
  now: ShareGrants,
  before: ShareGrants,
): string | undefined {
  if (what === 'isPrivate') return undefined;
  if (!isRecordType(one.typeName)) return sharingMessages.notShareable;
  if (isOn(now, one.key, 'isPrivate')) return t('Visitors see only that it exists.');
  if (one.permission === 'Co-Owner' || isOn(before, one.key, what)) return undefined;
  return sharingMessages.notCoOwner(one.name);
}

/** The grants with a switch turned for those of the entities for which it can be. */
export function turned(
  entities: readonly GrantedEntity[],
  what: Switched,
  on: boolean,
  { now, before }: { now: ShareGrants; before: ShareGrants },
): ShareGrants {
  const next = new Map(now);
  for (const one of entities) {
    if (on && offReason(one, what, now, before)) continue;
    next.set(one.key, { ...grantFor(now, one.key), [what]: on });
  }
  return next;
}

/** The grants as they are sent: a private entity shows nothing else, one of which nothing is said is left out. */
export function grantsToSend(grants: ShareGrants): ShareGrant[] {
  return [...grants.values()]
    .map((grant) => (grant.isPrivate ? { ...NOTHING, key: grant.key, isPrivate: true } : grant))
    .filter((grant) => grant.isPrivate || SHARE_SECTIONS.some((section) => grant[section]));
}
