import type { LinkRole } from '@stemma/shared/chart/linkRole';

/** What a source says of a role. */
export const STATED_OF_ROLE = [
  ...(['role', 'percentage', 'minimum', 'maximum', 'minimumExclusive', 'maximumExclusive'] as const),
  ...(['startDate', 'endDate', 'via', 'beneficial', 'interest', 'details'] as const),
] as const;

/** What a person adds to it, and what files carry besides. */
export const ADDED_TO_ROLE = ['basis', 'joint', 'source', 'checkedOn', 'checkedBy'] as const;

/** Roles as one text by some of their fields: the same for two that say the same there. What is empty or false is as if it were not said. */
export function rolesText(
  roles: readonly LinkRole[],
  fields: readonly (typeof STATED_OF_ROLE | typeof ADDED_TO_ROLE)[number][],
): string {
  return JSON.stringify(
    roles.map((role) => fields.map((name) => (role[name] || role[name] === 0 ? role[name] : null))),
  );
}
