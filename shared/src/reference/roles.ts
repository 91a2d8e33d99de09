import { ADVISORY_ROLES } from './roles/advisory';
import { ASSET_ROLES } from './roles/assets';
import { BANKING_ROLES } from './roles/banking';
import { BUSINESS_ROLES } from './roles/business';
import { CONTROL_ROLES } from './roles/control';
import { FAMILY_ROLES } from './roles/family';
import { OFFICE_ROLES } from './roles/office';
import { OWNERSHIP_ROLES } from './roles/ownership';
import { TRUST_ROLES } from './roles/trust';

/** The default roles and relationships offered for links, sorted (SPEC §3.4); people may write others. */
export const LINK_ROLES: readonly string[] = [
  ...OWNERSHIP_ROLES,
  ...CONTROL_ROLES,
  ...OFFICE_ROLES,
  ...TRUST_ROLES,
  ...FAMILY_ROLES,
  ...ADVISORY_ROLES,
  ...BANKING_ROLES,
  ...ASSET_ROLES,
  ...BUSINESS_ROLES,
].sort((a, b) => a.localeCompare(b, 'en'));
