/** The fields of which an individual's name is made. */
export const NAME_PARTS: readonly string[] = ['firstName', 'lastName'];

/** A person's name from its parts: first and last name joined by a space (SPEC §3.2). */
export function joinName(firstName: string | null | undefined, lastName: string | null | undefined): string {
  return [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

/** Splits a stored name on its first space: the first word, and the rest (SPEC §3.2). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(' ');
  return { firstName, lastName: rest.join(' ').trim() };
}
