import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { textLength } from '@stemma/shared/rules/text';
import type { ShareExpiry } from '@stemma/shared/rules/sharing';
import { grantOf, type ShareGrants } from '../../../components/sharing/grants';
import type { ShareLink } from '../documents';

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
