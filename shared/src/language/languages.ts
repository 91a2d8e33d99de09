/** The languages of the screens, by their codes (BCP 47). */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** The first of the languages that somebody reads, in their order of preference, that there is; English without any. */
export function languageOf(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.flatMap((code) => LANGUAGES.find((language) => language === code) ?? [])[0] ?? 'en';
}
