import { OPTION_CONTEXT, t } from '@stemma/shared/language/translate';

/** A unit of length in the language of the screens; empty for none. */
export function unitLabel(unit: unknown): string {
  return typeof unit === 'string' ? t(unit, undefined, OPTION_CONTEXT) : '';
}
