/** The fields of which an individual's name is made. */
export const NAME_PARTS: readonly string[] = ['firstName', 'lastName'];

/** A person's name from its parts: first and last name joined by a space (SPEC §3.2). */
export function joinName(firstName: string | null | undefined, lastName: string | null | undefined): string {
  return [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

const TITLE =
  /^(?:(?:mr|mrs|ms|mx|miss|dr|prof|sir|dame|lord|lady|sheikha?|shaikh|herr|frau|mme|mlle|sra?|srta|dhr|mevr|mw|sig|dott|dipl\.?-ing|h\.\s?c)\.?|m\.)\s+(?=\S)/iu;
/** “Quay, Jr.”: what stands behind such a comma is no first name. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv|esq|ph\.?\s?d|md|mba|obe|mbe|cbe|qc|kc)\.?$/iu;

/** Splits a name on its first space as it stands: the first word, and the rest. Joined, the parts are the name. */
export function splitAtSpace(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(' ');
  return { firstName, lastName: rest.join(' ').trim() };
}

/**
 * Splits a stored name on its first space: the first word, and the rest (SPEC §3.2). “Lee, Ann” has the last name in front; titles before the first name
 * are left out, unless nothing else stands before the last name.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const turned = surnameFirst(name);
  if (turned) return { firstName: withoutTitles(turned.firstName), lastName: withoutTitles(turned.lastName) };
  const plain = withoutTitles(name);
  return splitAtSpace(plain.includes(' ') ? plain : name);
}

/** The parts of a name with one comma in it, “Lee, Ann”; null for any other. */
export function surnameFirst(name: string): { firstName: string; lastName: string } | null {
  const [, lastName = '', firstName = ''] = /^([^,]*[^,\s])\s*,\s+([^,\s][^,]*)$/u.exec(name.trim()) ?? [];
  return firstName === '' || SUFFIX.test(firstName) ? null : { firstName, lastName };
}

function withoutTitles(name: string): string {
  const shorter = name.trim().replace(TITLE, '');
  return shorter === name.trim() ? shorter : withoutTitles(shorter);
}
