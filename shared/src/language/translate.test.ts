import { afterEach, expect, test } from '@jest/globals';
import { languageOf } from './languages';
import { CONTEXT, setCatalogue, t } from './translate';

afterEach(() => setCatalogue('en-GB', {}));

test('a message is itself in English, with its values and its plural', () => {
  expect(t('Delete chart')).toBe('Delete chart');
  expect(t('Share “{name}”', { name: 'Rossi <b> {x}' })).toBe('Share “Rossi <b> {x}”');
  const deleted = '{count, plural, one {# chart} other {# charts}} deleted.';
  expect([0, 1, 1204].map((count) => t(deleted, { count }))).toEqual([
    '0 charts deleted.',
    '1 chart deleted.',
    '1,204 charts deleted.',
  ]);
});

test('a message is that of the catalogue, by its context where it has one, and English where it is missing', () => {
  const charts = '{count, plural, one {# chart} other {# charts}}';
  setCatalogue('de', {
    [`noun${CONTEXT}Share`]: 'Anteil',
    Share: 'Teilen',
    [charts]: '{count, plural, one {# Chart} other {# Charts}}',
  });
  expect([t('Share'), t('Share', undefined, 'noun'), t('Close')]).toEqual(['Teilen', 'Anteil', 'Close']);
  expect(t(charts, { count: 1204 })).toBe('1.204 Charts');
});

test('the language is the first of those somebody reads that there is', () => {
  expect(languageOf(['fr-CH', 'de-AT', 'en'])).toBe('de');
  expect(languageOf(['en-GB', 'de'])).toBe('en');
  expect(languageOf(['fr'])).toBe('en');
});
