import { sentence } from '@stemma/shared/language/sentence';
import type { EntityChange } from '@stemma/shared/entities/entity';
import { registrationDoubt } from '@stemma/shared/rules/registration';
import { isCalledLei, leiOf } from './bods/identity';
import type { Statement } from './bods/statement';
import { bodsLine } from './bods/text';

/** What is doubtful in the records of a file and taken all the same: numbers that are none by the rules of those who give them. */
export function doubtsOf(statements: readonly Statement[], entities: readonly EntityChange[]): string[] {
  return [...statements.flatMap(leiDoubts), ...entities.flatMap(registrationDoubts)];
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
