import { sentence } from '@stemma/shared/language/sentence';
import { limits } from '@stemma/shared/limits';
import { AppError } from '../errors';

/** Throws `AppError` for more records, or entities among them, than one import may bring. */
export function assertImportSize(records: number, entities: number): void {
  const { importStatementsMax, importEntitiesMax } = limits;
  if (records <= importStatementsMax && entities <= importEntitiesMax) return;
  throw new AppError(
    'unprocessable',
    sentence(
      'A file brings in at most {importStatementsMax} records of {importEntitiesMax} entities; this one has more. Nothing was imported.',
      { importStatementsMax, importEntitiesMax },
    ),
  );
}
