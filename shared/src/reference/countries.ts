import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { locale } from '../language/translate';
import { OTHER_NAMES, SHOWN_NAMES } from './countryNames';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

/** The library's data alone: its functions bring the tables that fold accents of any language. */
const known = Object.entries(english.countries).map(([code, names]) => [code, [names].flat()] as const);
const byAlpha3 = new Map(codes.map(([alpha2 = '', alpha3 = '']) => [alpha3, alpha2]));

/** Countries by English name, sorted (SPEC §3.4; ISO 3166-1 and Kosovo, from i18n-iso-countries). */
export const COUNTRIES: readonly Country[] = known
  .map(([code, names]) => ({ code, name: SHOWN_NAMES[code] ?? names[0] ?? code }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The names alone, in the same order. */
export const COUNTRY_NAMES: readonly string[] = COUNTRIES.map(({ name }) => name);

const nameByCode = new Map(COUNTRIES.map(({ code, name }) => [code, name]));
const codeByListedName = new Map(COUNTRIES.map(({ code, name }) => [name, code]));
const codeByName = new Map<string, string>();
for (const [code, names] of known) {
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

/** A country as it is chosen: its English name, and that in the language of the screens. */
export interface CountryChoice {
  value: string;
  label: string;
}

/** The countries' names in a language, by code, their codes by these as they are compared, and choices sorted by them (Unicode CLDR, as the browser has it). */
interface LocalNames {
  tag: string;
  byCode: ReadonlyMap<string, string>;
  codes: ReadonlyMap<string, string>;
  choices: readonly CountryChoice[];
}
let local: LocalNames | null = null;

function namesOf(tag: string): LocalNames {
  const display = tag.startsWith('en') ? null : new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
  const byCode = new Map(COUNTRIES.map(({ code, name }) => [code, display?.of(code) ?? name]));
  const codes = new Map([...byCode].map(([code, name]) => [normalized(name), code]));
  const { compare } = new Intl.Collator(tag);
  const choices = COUNTRIES.map(({ code, name }) => ({ value: name, label: byCode.get(code) ?? name }));
  return { tag, byCode, codes, choices: choices.sort((a, b) => compare(a.label, b.label)) };
}

function localNames(): LocalNames {
  local = local?.tag === locale() ? local : namesOf(locale());
  return local;
}

/** Alpha-2 code of a country given by alpha-2 or alpha-3 code or by a name in any case, English ("UK", "Russia") or in the language of the screens; undefined when unknown. */
export function countryCode(text: string): string | undefined {
  const wanted = text.trim();
  const code = wanted.toUpperCase();
  if (nameByCode.has(code)) return code;
  const name = normalized(wanted);
  return codeByName.get(name) ?? localNames().codes.get(name) ?? byAlpha3.get(code);
}

/** English name of a country by alpha-2 code; the text itself when it is no code. */
export function countryName(codeOrName: string): string {
  return nameByCode.get(codeOrName.toUpperCase()) ?? codeOrName;
}

/** A country's name in the language of the screens, by alpha-2 code or listed name; any other text as it stands, as a source may say "England". */
export function countryLabel(codeOrName: string): string {
  const code = codeOrName.toUpperCase();
  return localNames().byCode.get(nameByCode.has(code) ? code : (codeByListedName.get(codeOrName) ?? '')) ?? codeOrName;
}

/** Countries to choose from, sorted by their names in the language of the screens. */
export function countryChoices(): readonly CountryChoice[] {
  return localNames().choices;
}

/** The listed name of a country given as `countryCode` takes it; undefined when unknown (SPEC §5, import). */
export function matchCountry(text: string): string | undefined {
  const code = countryCode(text);
  return code && nameByCode.get(code);
}
