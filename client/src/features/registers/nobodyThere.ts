import { t } from '@stemma/shared/language/translate';
import type { RegisterDirection } from '@stemma/shared/registers';

/** What is said where a register names nobody in a direction; `othersFound` tells that it does in the other one. */
export function nobodyThere(direction: RegisterDirection, othersFound: boolean): string {
  if (direction === 'both') return t('The register names nobody around it.');
  const [nobody, others] =
    direction === 'owners'
      ? [t('The register names no owners of it.'), t('It names holdings: choose “Holdings” or “Both”.')]
      : [t('The register names no holdings of it.'), t('It names owners: choose “Owners” or “Both”.')];
  return othersFound ? `${nobody} ${others}` : nobody;
}
