import { countryCode } from '@stemma/shared/reference/countries';

const urls = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const byCode = new Map(Object.entries(urls).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -4), url]));

/** Address of a country's flag (3 : 2), by alpha-2 code or English name; undefined where there is none. */
export function flagUrl(country: string): string | undefined {
  const code = countryCode(country);
  return code && byCode.get(code);
}
