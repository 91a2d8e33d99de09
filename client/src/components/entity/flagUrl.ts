import { countryCode } from '@stemma/shared/reference/countries';
import { codes, folder } from 'virtual:flags';

const known = new Set(codes.split(' '));

/** Address of a country's flag (3 : 2), by alpha-2 code or English name; undefined where there is none. */
export function flagUrl(country: string): string | undefined {
  const code = countryCode(country);
  return code && known.has(code) ? `${folder}/${code}.svg` : undefined;
}
