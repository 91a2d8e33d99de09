import { LANGUAGES, languageOf, type Language } from '@stemma/shared/language/languages';
import { CONTEXT, ROLE_CONTEXT, setCatalogue, type Catalogue } from '@stemma/shared/language/translate';
import { readStored, writeStored } from './browserStorage';

const KEY = 'stemma.language';

/** What numbers are formatted by in each language. */
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

const catalogues: Record<Exclude<Language, 'en'>, () => Promise<Catalogue>> = {
  de: async () => {
    const [messages, roles] = await Promise.all([import('../locales/de.json'), import('../locales/de.roles.json')]);
    return { ...messages.default, ...inContext(ROLE_CONTEXT, roles.default) };
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
  const messages = await catalogues[language]().catch(() => null);
  if (!messages) return;
  setCatalogue(LOCALES[language], messages);
  document.documentElement.lang = language;
}
