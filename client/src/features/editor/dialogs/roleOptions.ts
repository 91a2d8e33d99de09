import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { isRoleName } from '@stemma/shared/rules/roleText';
import { asListed } from '@stemma/shared/rules/roleNames';

/** The last option of a role's field, which makes a role of what is typed; null where there is nothing to make. */
export function newRoleOption(typed: string, listed: readonly string[]): string | null {
  const name = typed.trim();
  return name && isRoleName(name) && !listed.includes(asListed(name, listed)) ? `Make the role “${name}”` : null;
}

/** The listed roles for what is typed: those that begin with it come before those that only hold it. */
export function matchingRoles(typed: string, listed: readonly string[]): string[] {
  const text = typed.trim().toLowerCase();
  const found = listed.filter((name) => name.toLowerCase().includes(text));
  const begins = (name: string) => name.toLowerCase().startsWith(text);
  return [...found.filter(begins), ...found.filter((name) => !begins(name))];
}

/** Orders the options of a role's field; the one that makes a role stands last, and always. */
export const orderRoles: OptionsFilter = ({ options, search, limit }) => {
  const names = (options as ComboboxItem[]).map(({ label }) => label);
  const listed = names.filter((name) => !name.startsWith('Make the role “'));
  const made = names.filter((name) => name.startsWith('Make the role “'));
  const wanted = [...matchingRoles(search, listed).slice(0, limit - made.length), ...made];
  return wanted.map((name) => ({ value: name, label: name }));
};
