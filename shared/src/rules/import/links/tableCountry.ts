import { COUNTRIES, matchCountry } from '../../../reference/countries';
import { foldedHeading } from './tableSheet';

let german: ReadonlyMap<string, string> | null = null;

/** The listed name of a country by its code or its name in English, German or the language of the screens; undefined when unknown. */
export function tableCountry(text: string): string | undefined {
  const found = matchCountry(text);
  if (found !== undefined || text.length > 100) return found;
  german ??= germanNames();
  return german.get(foldedHeading(text));
}

function germanNames(): Map<string, string> {
  const display = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' });
  return new Map(
    COUNTRIES.flatMap(({ code, name }) => {
      const said = display.of(code);
      return said ? [[foldedHeading(said), name] as const] : [];
    }),
  );
}
