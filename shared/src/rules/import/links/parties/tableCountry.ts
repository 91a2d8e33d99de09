import { COUNTRIES, countryName, matchCountry } from '../../../../reference/countries';
import { nationalityCode } from '../../../../reference/nationalities';
import { foldedHeading } from '../tableSheet';

/** The languages in which tables are read; where two call countries by one name, the earlier one says which. */
const LANGUAGES = ['de', 'fr', 'nl', 'es', 'it', 'pt', 'sv', 'da', 'nb', 'pl'];

let foreign: ReadonlyMap<string, string> | null = null;

/** Names that two countries have, in English, German, French, Dutch, Spanish and Italian. */
const AMBIGUOUS: readonly (readonly [names: string, codes: readonly string[]])[] = [
  ['congo|the congo|kongo', ['CD', 'CG']],
  ['korea|corea|coree', ['KP', 'KR']],
  ['virgin islands|jungferninseln|iles vierges|islas virgenes|isole vergini', ['VG', 'VI']],
];
const BY_AMBIGUOUS: ReadonlyMap<string, readonly string[]> = new Map(
  AMBIGUOUS.flatMap(([names, codes]) => names.split('|').map((name) => [name, codes.map(countryName)] as const)),
);

/** The listed names of the countries that a text may mean, where it is a name of more than one; none for any other. */
export function ambiguousCountries(text: string): readonly string[] {
  return text.length > 40 ? [] : (BY_AMBIGUOUS.get(foldedHeading(text)) ?? []);
}

/** The listed name of a country by its code or its name in the languages of headings or that of the screens, or its nationality; undefined when unknown or ambiguous. */
export function tableCountry(text: string): string | undefined {
  if (ambiguousCountries(text).length > 0) return undefined;
  const found = matchCountry(text);
  if (found !== undefined || text.length > 100) return found;
  foreign ??= foreignNames();
  return foreign.get(foldedHeading(text)) ?? ofNationality(text);
}

function ofNationality(text: string): string | undefined {
  const code = nationalityCode(text);
  return code === undefined ? undefined : countryName(code);
}

function foreignNames(): Map<string, string> {
  const names = LANGUAGES.flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return COUNTRIES.flatMap(({ code, name }) => {
      const said = display.of(code);
      return said ? [[foldedHeading(said), name] as const] : [];
    });
  });
  return new Map(names.toReversed());
}
