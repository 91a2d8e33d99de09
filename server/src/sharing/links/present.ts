import type { SharingType } from '@stemma/shared/rules/sharing';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { ruleAgainst } from '../rules';
import type { GrantRow, ShareLinkRow } from './store';

/** How it went with one recipient. */
export interface ShareRecipient {
  address: string;
  state: 'waiting' | 'sent' | 'failed';
  /** ISO text; null until it is sent. */
  sentDate: string | null;
  reason: string | null;
}

/** A share link as the Co-Owners of its charts see it (SPEC §3.3). */
export interface SharingLink {
  /** What opens it; for who is Co-Owner of only some of its charts a handle, by which it can be paused and deleted and nothing else. */
  key: string;
  name: string;
  type: SharingType;
  isPassword: boolean;
  /** It opens by the ticket in its message alone: its password is known to nobody. */
  byTicket: boolean;
  /** Days from its making or last renewal; null for none. */
  expiry: number | null;
  /** ISO text. */
  expiresAt: string | null;
  expired: boolean;
  paused: boolean;
  maxVisits: number | null;
  /** Visitors are offered to save the chart as a picture or a page. */
  mayExport: boolean;
  /** Visitors see flags and labels of cards. */
  showMarks: boolean;
  /** Visitors see notes, texts, pictures and what cards say of themselves; null for a link made before that was asked, which hides them. */
  showAnnotations: boolean | null;
  /** Visitors calculate who owns and controls what, and see the dates of roles. */
  ownership: boolean;
  /** ISO day that visitors see, or with ownership begin with; null for that of the visit. */
  asOf: string | null;
  visits: number;
  lastVisit: string | null;
  chartKey: string;
  charts: string[];
  entityKey: string | null;
  entities: GrantRow[];
  recipients: ShareRecipient[];
  modifier: string;
  modifiedDate: string;
  createdDate: string;
  comment: string | null;
  commentUser: string | null;
  commentDate: string | null;
  /** The caller is Co-Owner of all its charts; to others it tells no more than what ending it needs. */
  mayManage: boolean;
  /** Why the rules of its organization keep it from opening; null where they do not. */
  ruleBroken: string | null;
}

export function presentShareLink(row: ShareLinkRow, now: number): SharingLink {
  const own = row.charts.filter(({ permission }) => permission === 'Co-Owner').map(({ key }) => key);
  const against = ruleAgainst(row, now);
  const ended = {
    ruleBroken: against ? sharingMessages.rules[against] : null,
    name: row.name,
    type: row.type,
    isPassword: row.isPassword,
    byTicket: row.byTicket,
    expiry: row.expiry,
    expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt).toISOString(),
    expired: row.expiresAt !== null && row.expiresAt <= now,
    paused: row.paused,
    maxVisits: row.maxVisits,
    mayExport: row.mayExport,
    showMarks: row.showMarks,
    showAnnotations: row.showAnnotations,
    ownership: row.ownership,
    asOf: row.asOf,
    visits: row.visits,
    lastVisit: row.lastVisit,
    charts: own,
    chartKey: own[0] ?? '',
    modifier: row.modifier,
    modifiedDate: row.modifiedDate,
    createdDate: row.createdDate,
  };
  if (!row.isOwn) {
    const nothing = {
      entityKey: null,
      entities: [],
      recipients: [],
      comment: null,
      commentUser: null,
      commentDate: null,
    };
    return { key: row.handle, ...ended, ...nothing, mayManage: false };
  }
  return {
    key: row.key,
    ...ended,
    entityKey: row.entityKey,
    entities: row.grants,
    recipients: recipientsOf(row),
    comment: row.comment,
    commentUser: row.commentUser,
    commentDate: row.commentDate,
    mayManage: true,
  };
}

/** Each address once, as its last message went. */
function recipientsOf({ recipients }: ShareLinkRow): ShareRecipient[] {
  const last = new Map<string, ShareRecipient>();
  for (const { address, state, sentDate, reason } of recipients) {
    last.set(address.toLowerCase(), { address, state: state ?? 'sent', sentDate, reason });
  }
  return [...last.values()];
}
