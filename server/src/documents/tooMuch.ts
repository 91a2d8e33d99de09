import { t } from '@stemma/shared/language/translate';
import { AppError } from '../errors';
import { TooMuchWork } from '../work/inWorker';

/** Tells a caller that a document was too much work. */
export function tellTooMuch(error: unknown): never {
  if (error instanceof TooMuchWork) throw new AppError('unprocessable', t('This chart is too large for a document.'));
  throw error;
}
