import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json';

countries.registerLocale(english);

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

/** Countries by English name, sorted (ISO 3166-1, from i18n-iso-countries). */
export const COUNTRIES: readonly Country[] = Object.entries(countries.getNames('en', { select: 'official' }))
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Alpha-2 code of a country given by code or English name in any case; undefined when unknown. */
export function countryCode(text: string): string | undefined {
  const wanted = text.trim();
  if (/^[A-Za-z]{2}$/.test(wanted) && countries.isValid(wanted)) return wanted.toUpperCase();
  return countries.getAlpha2Code(wanted, 'en') ?? undefined;
}

/** English name of a country by alpha-2 code; the text itself when it is no code. */
export function countryName(codeOrName: string): string {
  return countries.getName(codeOrName.toUpperCase(), 'en') ?? codeOrName;
}
