import german from 'i18n-nationality/langs/de.json' with { type: 'json' };
import english from 'i18n-nationality/langs/en.json' with { type: 'json' };
import spanish from 'i18n-nationality/langs/es.json' with { type: 'json' };
import french from 'i18n-nationality/langs/fr.json' with { type: 'json' };
import italian from 'i18n-nationality/langs/it.json' with { type: 'json' };
import dutch from 'i18n-nationality/langs/nl.json' with { type: 'json' };
import norwegian from 'i18n-nationality/langs/no.json' with { type: 'json' };

/** What registers write beside the list. */
const OTHERS: Readonly<Record<string, string>> = {
  ...{ english: 'GB', scottish: 'GB', welsh: 'GB', 'northern irish': 'GB' },
  ...{ argentine: 'AR', emirati: 'AE', 'new zealander': 'NZ', kosovar: 'XK', filipino: 'PH', filipina: 'PH' },
};

const LISTS = [english, german, french, dutch, spanish, italian, norwegian].map(
  ({ nationalities }) => nationalities as Readonly<Record<string, string | readonly string[]>>,
);

let codes: ReadonlyMap<string, string> | null = null;

/**
 * The code (ISO 3166-1 alpha-2) of the country whose nationality a text says in English, German, French, Dutch, Spanish, Italian or
 * Norwegian ("British", "Allemande"); undefined where it says none, or that of several countries ("Congolese").
 */
export function nationalityCode(text: string): string | undefined {
  if (text.length > 60) return undefined;
  codes ??= byNationality();
  return codes.get(folded(text));
}

function byNationality(): Map<string, string> {
  const found = new Map<string, string | null>();
  for (const list of LISTS) {
    for (const [code, said] of Object.entries(list)) {
      for (const term of [said].flat().flatMap(formsOf)) {
        const other = found.get(term);
        found.set(term, other === undefined || other === code ? code : null);
      }
    }
  }
  const known = [...found].filter((entry): entry is [string, string] => entry[1] !== null);
  return new Map([...known, ...Object.entries(OTHERS)]);
}

/** A nationality as it is said of a woman and of a man, and with the endings of adjectives. */
function formsOf(term: string): string[] {
  const said = folded(term);
  const forms = [said, `${said}e`, `${said}er`, `${said}s`, `${said}a`];
  if (said.endsWith('o')) forms.push(`${said.slice(0, -1)}a`);
  if (said.endsWith('en')) forms.push(`${said}ne`);
  return forms;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();
}
