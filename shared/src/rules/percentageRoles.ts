/** The role that says a part of the votes, not of what is owned. */
const VOTING = 'Voting rights';

/** Roles that may carry a percentage when a user enters them (SPEC §5, OWNERSHIP §1). */
export const PERCENTAGE_ROLES = [
  'Shareholder',
  'Owner',
  'Beneficiary',
  'Beneficial Owner',
  'Equity Partner',
  'Partner',
  'Limited Partner',
  'Sole Proprietor',
  'Majority Shareholder',
  'Minority Shareholder',
  'Unitholder',
  'Co-Owner',
  'Joint Owner',
  VOTING,
] as const;

const folded = (role: string): string => role.trim().toLowerCase();
const wanted = new Set<string>(PERCENTAGE_ROLES.map(folded));

/** Whether a user may give this role a percentage. */
export function mayHavePercentage(role: string): boolean {
  return wanted.has(folded(role));
}

/** Whether a percentage of this role is a part of what is owned; that of voting rights is not. */
export function isOwnershipRole(role: string): boolean {
  return mayHavePercentage(role) && folded(role) !== folded(VOTING);
}

/** The roles that say what somebody gets of a trust, or owns in the end by others: no part of what the link leads to itself. */
const NOT_DIRECT = new Set(['Beneficiary', 'Beneficial Owner'].map(folded));

/** Whether a percentage of this role, read alone, is rightly read as a part of what the link leads to. */
export function isDirectOwnershipRole(role: string): boolean {
  return isOwnershipRole(role) && !NOT_DIRECT.has(folded(role));
}
