import { t } from '../language/translate';
import { meaningOf } from '../ownership/roles';
import { ROLE_GROUPS } from '../reference/roles';
import type { LinkRole } from './linkRole';

/** What a link is about, the weightiest first: where roles of several families stand on one link, the first is its own. */
export const LINK_FAMILIES = ['ownership', 'trust', 'control', 'finance', 'other'] as const;
export type LinkFamily = (typeof LINK_FAMILIES)[number];

/** What the families are called on screens and in files. */
export const LINK_FAMILY_LABELS: Readonly<Record<LinkFamily, string>> = {
  ownership: t('Ownership'),
  trust: t('Trust roles'),
  control: t('Control'),
  finance: t('Finance'),
  other: t('Other roles'),
};

const FAMILY_OF_GROUP: Readonly<Record<string, LinkFamily>> = {
  ownership: 'ownership',
  control: 'control',
  trusts: 'trust',
  banking: 'finance',
};

/** Roles that stand in a group beside what they are about. */
const FAMILY_OF_ROLE: Readonly<Record<string, LinkFamily>> = {
  Bondholder: 'finance',
  Noteholder: 'finance',
  'Option Holder': 'finance',
  'Warrant Holder': 'finance',
  Nominee: 'other',
  'Nominee Shareholder': 'other',
  Affiliate: 'other',
  'Related Party': 'other',
  'Sister Company': 'other',
};

const FAMILY_OF_NAME: ReadonlyMap<string, LinkFamily> = new Map(
  ROLE_GROUPS.flatMap(({ id, roles }) =>
    roles.map((role) => [role.toLowerCase(), FAMILY_OF_ROLE[role] ?? FAMILY_OF_GROUP[id] ?? 'other'] as const),
  ),
);

/** The family of one role: by the interest type of its source or the basis chosen for it (BODS 0.4), else by its name. */
export function roleFamily(role: LinkRole): LinkFamily {
  const known = FAMILY_OF_NAME.get(role.role.trim().toLowerCase());
  if (known && known !== 'ownership' && !role.interest && !role.basis) return known;
  const { share, control, nominal } = meaningOf(role);
  if (share === 'ownership') return 'ownership';
  if (share === 'benefit' || control === 'trust') return 'trust';
  if (share === 'votes' || control === 'always') return known === 'trust' ? 'trust' : 'control';
  return nominal ? 'other' : (known ?? 'other');
}

/** The family of a link by the roles that it shows; one without roles is of none in particular. */
export function linkFamily(roles: readonly LinkRole[]): LinkFamily {
  const families = new Set(roles.map(roleFamily));
  return LINK_FAMILIES.find((family) => families.has(family)) ?? 'other';
}

/**
 * The largest share of ownership that is sure of the roles, 0 to 100: of a range its lower end. Null where none is stated; `isMajority` where it is more
 * than a half, as a range from 50 without its end is.
 */
export function ownedShare(roles: readonly LinkRole[]): { share: number; isMajority: boolean } | null {
  const stated = roles.flatMap((role) => {
    if (roleFamily(role) !== 'ownership') return [];
    const share = role.percentage ?? role.minimum;
    if (share == null) return [];
    return [
      { share, isMajority: share > 50 || (role.percentage == null && share === 50 && role.minimumExclusive === true) },
    ];
  });
  return stated.reduce<{ share: number; isMajority: boolean } | null>(
    (most, one) => (most && (most.share > one.share || most.isMajority) ? most : one),
    null,
  );
}
