import type { OptionsFilter } from '@mantine/core';
import { groupBy } from '@stemma/shared/groupBy';
import { ROLE_GROUPS } from '@stemma/shared/reference/roles';
import { PERCENTAGE_ROLES } from '@stemma/shared/rules/percentageRoles';
import { isRoleName } from '@stemma/shared/rules/roleText';
import { asListed } from '@stemma/shared/rules/roleNames';
import { t } from '@stemma/shared/language/translate';
import { roleLabel } from '@stemma/shared/language/roleLabel';

/** The last option of a role's field, which makes a role of what is typed; null where there is nothing to make. */
export function newRoleOption(typed: string, listed: readonly string[]): string | null {
  const name = typed.trim();
  return name && isRoleName(name) && !listed.includes(asListed(name, listed))
    ? t('Make the role “{name}”', { name })
    : null;
}

/** The listed roles for what is typed, in the language of the screens or in English: those that begin with it come before those that only hold it. */
export function matchingRoles(typed: string, listed: readonly string[]): string[] {
  const text = typed.trim().toLowerCase();
  const namesOf = (role: string) => [roleLabel(role), role].map((name) => name.toLowerCase());
  const found = listed.filter((role) => namesOf(role).some((name) => name.includes(text)));
  const begins = (role: string) => namesOf(role).some((name) => name.startsWith(text));
  return [...found.filter(begins), ...found.filter((role) => !begins(role))];
}

const WITH_SHARE = t('With a share');
const CUSTOM = t('Custom roles');
const GROUPS = [WITH_SHARE, CUSTOM, ...ROLE_GROUPS.map(({ label }) => label)];
const GROUP_OF = new Map<string, string>([
  ...ROLE_GROUPS.flatMap(({ label, roles }) => roles.map((role) => [role, label] as const)),
  ...PERCENTAGE_ROLES.map((role) => [role, WITH_SHARE] as const),
]);

/**
 * What a role's field offers, in the language of the screens: all listed roles by groups, or those for what is typed, the group of the best one first. The option that
 * makes a role stands last.
 */
export function offeredRoles(
  typed: string,
  listed: readonly string[],
): (string | { group: string; items: string[] })[] {
  const found = groupBy(matchingRoles(typed, listed), (name) => GROUP_OF.get(name) ?? CUSTOM);
  const order = typed.trim() ? [...found.keys()] : GROUPS;
  const makes = newRoleOption(typed, listed);
  return [
    ...order.flatMap((group) => {
      const items = found.get(group);
      return items ? [{ group, items: items.map(roleLabel) }] : [];
    }),
    ...(makes ? [makes] : []),
  ];
}

/** Offers what `offeredRoles` found, as it stands. */
export const keepOptions: OptionsFilter = ({ options }) => options;
