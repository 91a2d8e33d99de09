import { LANGUAGES, languageOf, type Language } from '@stemma/shared/language/languages';
import { setReader } from '@stemma/shared/language/sentence';
import { CONTEXT, OPTION_CONTEXT, ROLE_CONTEXT, setCatalogue, type Catalogue } from '@stemma/shared/language/translate';
import { readStored, writeStored } from './browserStorage';

const KEY = 'stemma.language';

/** What numbers are formatted by in each language. */
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

interface Catalogues {
  messages: Catalogue;
  roles: Catalogue;
  options: Catalogue;
  /** Of `sentence`. */
  sentences: Catalogue;
}

const catalogues: Record<Exclude<Language, 'en'>, () => Promise<Catalogues>> = {
  de: async () => {
    const [messages, roles, options, sentences] = await Promise.all([
      import('../locales/de.json'),
      import('../locales/de.roles.json'),
      import('../locales/de.options.json'),
      import('../locales/de.sentences.json'),
    ]);
    return {
      messages: messages.default,
      roles: roles.default,
      options: options.default,
      sentences: sentences.default,
    };
  },
};

function inContext(context: string, messages: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(messages).map(([message, text]) => [context + CONTEXT + message, text]));
}

/** The language that somebody chose on this device, or that of the browser. */
export type LanguageChoice = Language | 'browser';

export function languageChoice(): LanguageChoice {
  const stored = readStored(KEY);
  return LANGUAGES.find((language) => language === stored) ?? 'browser';
}

/** Keeps a choice on this device and loads the page anew in that language. */
export function chooseLanguage(choice: LanguageChoice): void {
  if (choice === languageChoice()) return;
  writeStored(KEY, choice);
  window.location.reload();
}

/** Makes the language of the screens that of the choice or of the browser; before anything that says something is loaded. English where it could not be loaded. */
export async function loadLanguage(): Promise<void> {
  const choice = languageChoice();
  const language = choice === 'browser' ? languageOf(navigator.languages) : choice;
  if (language === 'en') return;
  const loading = Promise.all([catalogues[language](), import('@stemma/shared/language/readBack')]);
  const found = await loading.catch(() => null);
  if (!found) return;
  const [{ messages, roles, options, sentences }, { readerOf }] = found;
  setCatalogue(LOCALES[language], {
    ...messages,
    ...sentences,
    ...inContext(ROLE_CONTEXT, roles),
    ...inContext(OPTION_CONTEXT, options),
  });
  setReader(readerOf(Object.keys(sentences)));
  document.documentElement.lang = language;
}
