import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { locale } from '../language/translate';
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

/** The countries' names in a language, by code, and their codes by these as they are compared (Unicode CLDR, as the browser has it). */
interface LocalNames {
  tag: string;
  byCode: ReadonlyMap<string, string>;
  codes: ReadonlyMap<string, string>;
}
let local: LocalNames = { tag: 'en', byCode: nameByCode, codes: codeByName };

function localNames(): LocalNames {
  const tag = locale();
  if (local.tag === tag) return local;
  const isEnglish = tag.startsWith('en');
  const display = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
  const byCode = isEnglish ? nameByCode : new Map(COUNTRIES.map(({ code, name }) => [code, display.of(code) ?? name]));
  const codes = isEnglish ? codeByName : new Map([...byCode].map(([code, name]) => [normalized(name), code]));
  local = { tag, byCode, codes };
  return local;
}

/** Alpha-2 code of a country given by alpha-2 or alpha-3 code or by a name in any case, English ("UK", "Russia") or in the language of the screens; undefined when unknown. */
export function countryCode(text: string): string | undefined {
  const wanted = text.trim();
  const code = wanted.toUpperCase();
  if (nameByCode.has(code)) return code;
  const name = normalized(wanted);
  return (
    codeByName.get(name) ??
    localNames().codes.get(name) ??
    (code.length === 3 ? countries.alpha3ToAlpha2(code) : undefined)
  );
}

/** English name of a country by alpha-2 code; the text itself when it is no code. */
export function countryName(codeOrName: string): string {
  return nameByCode.get(codeOrName.toUpperCase()) ?? codeOrName;
}

/** A country's name in the language of the screens, by code or name; the text itself when it is neither. */
export function countryLabel(codeOrName: string): string {
  const code = countryCode(codeOrName);
  return (code && localNames().byCode.get(code)) ?? codeOrName;
}

/** Countries to choose from: their English names, with those in the language of the screens, sorted by these. */
export function countryChoices(): { value: string; label: string }[] {
  const tag = locale();
  return COUNTRIES.map(({ code, name }) => ({ value: name, label: countryLabel(code) })).sort((a, b) =>
    a.label.localeCompare(b.label, tag),
  );
}

/** The listed name of a country given as `countryCode` takes it; undefined when unknown (SPEC §5, import). */
export function matchCountry(text: string): string | undefined {
  const code = countryCode(text);
  return code && nameByCode.get(code);
}
