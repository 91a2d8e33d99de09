import type { Statement } from './statement';

/** The day of a record that is only named, before that of any statement that describes it. */
export const PLACEHOLDER_DAY = '1900-01-01';

/** What a record is called of which a source gives the number alone. */
export const namedByNumber = {
  company: (number: string): string => `Company ${number}`,
  lei: (lei: string): string => `LEI ${lei}`,
  node: (id: string): string => `Node ${id} of Offshore Leaks`,
} as const;

/** Whether a statement only stands for a record that its source names elsewhere: it says what its number is, and no name. */
export function isPlaceholder({ statementDate, details, recordType }: Statement): boolean {
  if (recordType !== 'entity' || statementDate !== PLACEHOLDER_DAY) return false;
  const { name, identifiers, uri } = details ?? {};
  const numbers = [...(identifiers ?? []).map(({ id }) => id ?? ''), uri?.split('/').at(-1) ?? ''];
  return numbers.some((number) => Object.values(namedByNumber).some((naming) => naming(number) === name));
}
