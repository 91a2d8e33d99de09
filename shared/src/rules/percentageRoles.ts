/** Roles that may carry a percentage when a user enters them (SPEC §5). */
export const PERCENTAGE_ROLES = [
  'Shareholder',
  'Owner',
  'Beneficiary',
  'Beneficial Owner',
  'Equity Partner',
  'Partner',
  'Limited Partner',
  'Sole Proprietor',
] as const;

const wanted = new Set<string>(PERCENTAGE_ROLES.map((role) => role.toLowerCase()));

/** Whether a user may give this role a percentage. */
export function mayHavePercentage(role: string): boolean {
  return wanted.has(role.trim().toLowerCase());
}
