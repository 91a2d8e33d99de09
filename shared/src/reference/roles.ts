import { t } from '../language/translate';
import { ADVISORY_ROLES } from './roles/advisory';
import { ASSET_ROLES } from './roles/assets';
import { BANKING_ROLES } from './roles/banking';
import { BUSINESS_ROLES } from './roles/business';
import { CONTROL_ROLES } from './roles/control';
import { FAMILY_ROLES } from './roles/family';
import { OFFICE_ROLES } from './roles/office';
import { OWNERSHIP_ROLES } from './roles/ownership';
import { TRUST_ROLES } from './roles/trust';

/** The default roles and relationships by what they are about, as lists of them show them. */
export const ROLE_GROUPS: readonly { id: string; label: string; roles: readonly string[] }[] = [
  { id: 'ownership', label: t('Ownership'), roles: OWNERSHIP_ROLES },
  { id: 'control', label: t('Control and group'), roles: CONTROL_ROLES },
  { id: 'offices', label: t('Offices'), roles: OFFICE_ROLES },
  { id: 'trusts', label: t('Trusts and estates'), roles: TRUST_ROLES },
  { id: 'family', label: t('Family'), roles: FAMILY_ROLES },
  { id: 'services', label: t('Advisers and services'), roles: ADVISORY_ROLES },
  { id: 'banking', label: t('Banking and insurance'), roles: BANKING_ROLES },
  { id: 'assets', label: t('Property, aircraft and yachts'), roles: ASSET_ROLES },
  { id: 'business', label: t('Business and contracts'), roles: BUSINESS_ROLES },
];

/** The default roles and relationships offered for links, sorted (SPEC §3.4); people may write others. */
export const LINK_ROLES: readonly string[] = ROLE_GROUPS.flatMap(({ roles }) => roles).sort((a, b) =>
  a.localeCompare(b, 'en'),
);
