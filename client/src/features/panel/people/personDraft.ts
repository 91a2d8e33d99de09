import { keyPersonShape, type KeyPersonFields } from '@stemma/shared/rules/keyPerson';
import { t } from '@stemma/shared/language/translate';
import type { KeyPerson } from './documents';

/** The lists that a key person has, by the words of their rows. */
export const LISTS = [
  { name: 'roles', label: t('Role'), add: t('Add a role') },
  { name: 'emailAddresses', label: t('E-mail'), add: t('Add an e-mail address') },
  { name: 'phoneNumbers', label: t('Phone'), add: t('Add a phone number') },
] as const;

export type PersonDraft = Pick<KeyPerson, 'firstName' | 'lastName' | 'roles' | 'emailAddresses' | 'phoneNumbers'>;

/** A person as the form begins: each list has at least one row (SPEC §2.4). */
export function beginPerson(person: PersonDraft | null): PersonDraft {
  const rows = (lines: readonly string[] = []) => (lines.length > 0 ? [...lines] : ['']);
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    roles: rows(person?.roles),
    emailAddresses: rows(person?.emailAddresses),
    phoneNumbers: rows(person?.phoneNumbers),
  };
}

/** What is wrong, by the name of the value, of a list's row as `emailAddresses.0`. */
export type PersonFaults = Readonly<Record<string, string>>;

/** What is saved of a draft: values trimmed, blank rows dropped; or why it can't be (SPEC §5). */
export function readPerson(draft: PersonDraft): { person: KeyPersonFields } | { faults: PersonFaults } {
  const read = keyPersonShape.safeParse(draft);
  if (read.success) return { person: read.data };
  return { faults: Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])) };
}
