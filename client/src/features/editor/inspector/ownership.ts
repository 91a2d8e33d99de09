import { currentRoles } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { isDirectOwnershipRole, isOwnershipRole } from '@stemma/shared/rules/percentageRoles';
import type { Relation } from '../../../chart/model/relations';
import { shareOf } from '@stemma/diagram/layout/relation';
import { t } from '@stemma/shared/language/translate';

/** A card's ownership as far as this chart tells: a part for each owner with an exact share, and what that leaves open. */
export interface Ownership {
  parts: { key: string; name: string; share: number }[];
  /** A sentence on what the shares add up to; empty where there is nothing to remark. */
  remark: string;
}

/**
 * Adds up the exact shares of those who own today; roles without a share, and ranges, are named but not counted. Where somebody owns directly,
 * those who benefit in the end through others do not count beside him.
 */
export function recordedOwnership(owners: readonly Relation[]): Ownership {
  const today = isoToday();
  const current = ({ link }: Relation) => currentRoles(link.roles, today);
  const isDirect = owners.some((owner) => current(owner).some(({ role }) => isDirectOwnershipRole(role)));
  const counts = isDirect ? isDirectOwnershipRole : isOwnershipRole;
  const rolesOf = (owner: Relation) => current(owner).filter(({ role }) => counts(role));
  const owning = owners.filter((owner) => rolesOf(owner).length > 0);
  const exact = owning.filter((owner) => rolesOf(owner).some((role) => role.percentage != null));
  const parts = exact.map(({ link, other }) => ({
    key: link.key,
    name: other.name,
    share: shareOf({ ...link, roles: rolesOf({ link, other }) }),
  }));
  if (parts.length === 0) return { parts, remark: '' };
  const sum = Math.round(parts.reduce((total, part) => total + part.share, 0) * 1e6) / 1e6;
  const open = owning.length - exact.length;
  const unsaid = open
    ? ` ${t('{open, plural, one {One owner has} other {# owners have}} no exact share here.', { open })}`
    : '';
  if (sum > 100)
    return { parts, remark: t('The shares add up to {sum}%, more than the whole.{unsaid}', { sum, unsaid }) };
  if (sum < 100) {
    const remark = t('The shares add up to {sum}%; the rest is not on this chart.{unsaid}', { sum, unsaid });
    return { parts, remark };
  }
  return { parts, remark: unsaid.trim() };
}
