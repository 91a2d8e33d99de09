import { isRecordType } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { textLength } from '@stemma/shared/rules/basic';
import { SHARE_SECTIONS, type ShareExpiry, type ShareGrant, type ShareSection } from '@stemma/shared/rules/sharing';
import type { ShareLink, SharedOne } from '../documents';

/** What can be switched for an entity. */
export type Switched = ShareSection | 'isPrivate';
export type ShareGrants = ReadonlyMap<string, ShareGrant>;

/** A share link as the form holds it. */
export interface ShareLinkDraft {
  name: string;
  /** Typed anew; empty keeps what there is. */
  password: string;
  /** Takes away the password that there is. */
  noPassword: boolean;
  expiry: ShareExpiry;
  /** A link that has expired opens again for the days chosen. */
  renew: boolean;
  /** Null for any number. */
  maxVisits: number | null;
  mayExport: boolean;
  showMarks: boolean;
  showAnnotations: boolean;
  ownership: boolean;
  /** The day (ISO) that visitors see or begin with; null for that of their visit. */
  asOf: string | null;
  grants: ShareGrants;
  /** By entity or chart, the files, folders and links that the link is to show; those not in here stay as they are. */
  picks: ReadonlyMap<string, readonly string[]>;
}

/** The form of a new link, or of one that there is. */
export function draftOf(link: ShareLink | null, name: string): ShareLinkDraft {
  return {
    name: link?.name ?? name,
    password: '',
    noPassword: false,
    expiry: (link?.expiry ?? null) as ShareExpiry,
    renew: false,
    maxVisits: link?.maxVisits ?? null,
    mayExport: link?.mayExport ?? true,
    showMarks: link?.showMarks ?? true,
    showAnnotations: link?.showAnnotations ?? false,
    ownership: link?.ownership ?? false,
    asOf: link?.asOf ?? null,
    grants: new Map((link?.entities ?? []).map((grant) => [grant.key, grantOf(grant)])),
    picks: new Map(),
  };
}

function grantOf({ key, shareInfo, shareNotes, shareKeyPersons, shareFiles, isPrivate }: ShareGrant): ShareGrant {
  return { key, shareInfo, shareNotes, shareKeyPersons, shareFiles, isPrivate };
}

const NOTHING = {
  shareInfo: false,
  shareNotes: false,
  shareKeyPersons: false,
  shareFiles: false,
  isPrivate: false,
} as const;

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
export function offReason(one: SharedOne, what: Switched, now: ShareGrants, before: ShareGrants): string | undefined {
  if (what === 'isPrivate') return undefined;
  if (!isRecordType(one.typeName)) return sharingMessages.notShareable;
  if (isOn(now, one.key, 'isPrivate')) return 'Visitors see only that it exists.';
  if (one.permission === 'Co-Owner' || isOn(before, one.key, what)) return undefined;
  return sharingMessages.notCoOwner(one.name);
}

/** The grants with a switch turned for those of the entities for which it can be. */
export function turned(
  entities: readonly SharedOne[],
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

/** What is wrong with the form's fields; undefined where nothing is. */
export interface Faults {
  name: string | undefined;
  password: string | undefined;
  maxVisits: string | undefined;
}

export function faultsOf({ name, password, maxVisits }: ShareLinkDraft): Faults {
  const visitsFit = maxVisits === null || (Number.isInteger(maxVisits) && maxVisits >= 1);
  return {
    name: textLength(name.trim()) > limits.nameMax ? messages.tooLong(limits.nameMax) : undefined,
    password: password !== '' && password.length < limits.passwordMin ? messages.linkPasswordTooShort : undefined,
    maxVisits: visitsFit && (maxVisits ?? 1) <= limits.shareVisitsMax ? undefined : sharingMessages.visits,
  };
}
