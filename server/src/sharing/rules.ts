import { sharingMessages } from '@stemma/shared/messages/sharing';
import type { BrokenRule, ShareRules } from '@stemma/shared/rules/sharing';
import { brokenRule, SHARE_EXPIRIES } from '@stemma/shared/rules/sharing';
import { AppError, invalid } from '../errors';
import type { Tx } from '../store';
import { one } from '../store';
import { rulesOf } from './rulesStore';

const DAY = 24 * 3_600_000;
const FIELDS = { shareNeedsPassword: 'password', shareDaysMax: 'expiry' } as const;

/** Throws where a link would break a rule of its organization: `conflict` where there are to be none, else `invalid` with the field. */
export function assertFollowsRules(rules: ShareRules, link: { isPassword: boolean; expiry: number | null }): void {
  const broken = brokenRule(rules, link);
  if (broken === 'sharingOff') throw new AppError('conflict', sharingMessages.rules.sharingOff);
  if (broken) throw invalid(sharingMessages.rules[broken], FIELDS[broken]);
}

/** The rules of an organization for a link that is made now. */
export async function rulesNow(tx: Tx, organizationKey: string): Promise<ShareRules> {
  return one(await rulesOf(tx, { organizationKey })).rules;
}

/** The most days of those that are offered, up to so many; null for no end where no rule forbids it. */
export function daysWithin({ shareDaysMax }: ShareRules, most: number | null): number | null {
  if (shareDaysMax === null) return most;
  return SHARE_EXPIRIES.filter((days) => days <= Math.min(shareDaysMax, most ?? shareDaysMax)).at(-1) ?? 1;
}

interface LivingLink {
  rules: ShareRules;
  isPassword: boolean;
  expiry: number | null;
  /** Milliseconds; null for no end. */
  expiresAt: number | null;
  /** ISO text. */
  createdDate: string;
}

/** The rule that keeps a link from opening at a moment: its days count from when its time to live began. */
export function ruleAgainst(link: LivingLink, now: number): BrokenRule | undefined {
  const { rules, isPassword, expiry, expiresAt } = link;
  const broken = brokenRule({ ...rules, shareDaysMax: null }, { isPassword, expiry });
  if (broken || rules.shareDaysMax === null) return broken;
  const began = expiresAt === null || expiry === null ? Date.parse(link.createdDate) : expiresAt - expiry * DAY;
  return now >= began + rules.shareDaysMax * DAY ? 'shareDaysMax' : undefined;
}
