import type { CustomField } from '@stemma/shared/rules/customFields';

/** What an individual keeps of himself as a key person, as custom fields numbered from 1 (SPEC §3.3). */
export interface PersonLines {
  roles: string[];
  emailAddresses: string[];
  phoneNumbers: string[];
}

const LABELS = { roles: 'Role', emailAddresses: 'Email', phoneNumbers: 'Phone' } as const satisfies Record<
  keyof PersonLines,
  string
>;
const KINDS = Object.keys(LABELS) as (keyof PersonLines)[];

/** Roles, addresses and numbers among custom fields: "Role 1", "Email 1", "Phone 1" and on, by number. */
export function linesOf(fields: readonly CustomField[]): PersonLines {
  const of = (kind: keyof PersonLines): string[] =>
    fields
      .map(({ name, value }) => ({ number: numberOf(kind, name), value }))
      .filter(({ number, value }) => number > 0 && value.trim() !== '')
      .sort((a, b) => a.number - b.number)
      .map(({ value }) => value);
  return { roles: of('roles'), emailAddresses: of('emailAddresses'), phoneNumbers: of('phoneNumbers') };
}

/** The custom fields with these lines in place of the numbered ones that were there; all others stay. */
export function withLines(fields: readonly CustomField[], lines: PersonLines): CustomField[] {
  const others = fields.filter(({ name }) => KINDS.every((kind) => numberOf(kind, name) === 0));
  const numbered = KINDS.flatMap((kind) =>
    lines[kind].map((value, index) => ({ name: `${LABELS[kind]} ${index + 1}`, value })),
  );
  return [...others, ...numbered];
}

/** The number in a name such as "Role 2"; 0 for any other name. */
function numberOf(kind: keyof PersonLines, name: string): number {
  const found = new RegExp(`^${LABELS[kind]} ([1-9]\\d{0,3})$`).exec(name);
  return Number(found?.[1] ?? 0);
}
