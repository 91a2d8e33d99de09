import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { OTHER_NAMES, SHOWN_NAMES } from './countryNames';

countries.registerLocale(english);

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

const known = countries.getNames('en', { select: 'all' });

/** Countries by English name, sorted (SPEC §3.4; ISO 3166-1 and Kosovo, from i18n-iso-countries). */
export const COUNTRIES: readonly Country[] = Object.entries(known)
  .map(([code, names]) => ({ code, name: SHOWN_NAMES[code] ?? names[0] ?? code }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The names alone, in the same order. */
export const COUNTRY_NAMES: readonly string[] = COUNTRIES.map(({ name }) => name);

const nameByCode = new Map(COUNTRIES.map(({ code, name }) => [code, name]));
const codeByName = new Map<string, string>();
for (const [code, names] of Object.entries(known)) {
  for (const name of [...names, nameByCode.get(code) ?? code]) codeByName.set(normalized(name), code);
}
// After the library's names, which call both Congos "Congo".
for (const [code, names] of Object.entries(OTHER_NAMES)) {
  for (const name of names) codeByName.set(normalized(name), code);
}

/** A name as it is compared: no accents, points, case or "the"; "&" is "and", "St" is "Saint". */
function normalized(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bthe\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Alpha-2 code of a country given by alpha-2 or alpha-3 code or by an English name in any case ("UK", "Russia"); undefined when unknown. */
export function countryCode(text: string): string | undefined {
  const wanted = text.trim();
  const code = wanted.toUpperCase();
  if (nameByCode.has(code)) return code;
  return codeByName.get(normalized(wanted)) ?? (code.length === 3 ? countries.alpha3ToAlpha2(code) : undefined);
}

/** English name of a country by alpha-2 code; the text itself when it is no code. */
export function countryName(codeOrName: string): string {
  return nameByCode.get(codeOrName.toUpperCase()) ?? codeOrName;
}

/** The listed name of a country given as `countryCode` takes it; undefined when unknown (SPEC §5, import). */
export function matchCountry(text: string): string | undefined {
  const code = countryCode(text);
  return code && nameByCode.get(code);
}
