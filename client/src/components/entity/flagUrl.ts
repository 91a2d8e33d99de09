import { countryCode } from '@stemma/shared/reference/countries';
import { folder, missing } from 'virtual:flags';

/** Address of a country's flag (3 : 2), by alpha-2 code or English name; undefined where there is none. */
export function flagUrl(country: string): string | undefined {
  const code = countryCode(country);
  return code && !missing.includes(code) ? `${folder}/${code}.svg` : undefined;
}
