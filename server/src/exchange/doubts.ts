import { sentence } from '@stemma/shared/language/sentence';
import type { EntityChange } from '@stemma/shared/entities/entity';
import { registrationDoubt } from '@stemma/shared/rules/registration';
import { isCalledLei, leiOf } from './bods/identity';
import type { PartyState } from './bods/model';
import type { Statement } from './bods/statement';
import { bodsLine } from './bods/text';

/**
 * What is doubtful in the records of a file and taken all the same: numbers that are none by the rules of those who give them, and values that
 * are none of their fields.
 */
export function doubtsOf(
  statements: readonly Statement[],
  parties: ReadonlyMap<string, PartyState>,
  entities: readonly EntityChange[],
): string[] {
  const records = new Set(statements.map(({ recordKey }) => recordKey));
  return [
    ...statements.flatMap(leiDoubts),
    ...[...records].flatMap((recordKey) => unreadValues(parties.get(recordKey))),
    ...entities.flatMap(registrationDoubts),
  ];
}

function unreadValues(party: PartyState | undefined): string[] {
  const { name = '', unread = [] } = party?.facts ?? {};
  return unread.map(([field, text]) =>
    sentence('"{name}": {field} "{text}" is none and stands in the description.', {
      name: bodsLine(name, 200),
      field,
      text: bodsLine(text, 40),
    }),
  );
}

function leiDoubts(statement: Statement): string[] {
  if (statement.recordType !== 'entity') return [];
  const { name, identifiers } = statement.details ?? {};
  return (identifiers ?? [])
    .filter((identifier) => isCalledLei(identifier) && leiOf(identifier) === undefined)
    .map(({ id }) =>
      sentence('"{name}": LEI: "{lei}" is none by its check digits; it is kept as an identifier.', {
        name: bodsLine(name, 200),
        lei: bodsLine(id, 40),
      }),
    );
}

function registrationDoubts({ typeName, name, fields }: EntityChange): string[] {
  const { country, registration } = fields ?? {};
  if (typeName !== 'Company' || typeof country !== 'string' || typeof registration !== 'string') return [];
  const doubt = registrationDoubt(country, registration);
  return doubt === undefined ? [] : [sentence('"{name}": {doubt}', { name, doubt })];
}
