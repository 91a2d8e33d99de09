import { afterAll, beforeAll, expect, test } from '@jest/globals';
import germanOptions from '../../../client/src/locales/de.options.json' with { type: 'json' };
import german from '../../../client/src/locales/de.json' with { type: 'json' };
import { CONTEXT, OPTION_CONTEXT, setCatalogue } from '@stemma/shared/language/translate';
import { cardDetail, shownDetail, type CardSource } from '@stemma/shared/entities/card';
import { fieldOf, optionLabel } from '@stemma/shared/entities/fields';
import { normalizeFields } from '@stemma/shared/entities/record';

const SOURCES: readonly CardSource[] = [
  { typeName: 'Individual', birthDate: '1970-05-31' },
  { typeName: 'Company', type: 'Foundation' },
  { typeName: 'Company', registration: 'HRB 1', type: 'Foundation' },
  { typeName: 'Company', type: 'born Ltd' },
  { typeName: 'Trust', trustType: 'Discretionary Trust' },
  { typeName: 'Property', propertyType: 'Mixed', address: 'Other' },
  { typeName: 'Aircraft', tailNumber: 'D-ABCD', serialNumber: '12' },
  { typeName: 'BankAccount', bankName: 'Other' },
  { typeName: 'Project', deadline: '2027' },
];

const shown = () => SOURCES.map((source) => shownDetail({ typeName: source.typeName, detail: cardDetail(source) }));

beforeAll(() => setCatalogue('en-GB', {}));
afterAll(() => setCatalogue('en-GB', {}));

test('the line under a name is said in the language of the screens, names and numbers as they are', () => {
  expect(shown()).toEqual(SOURCES.map(cardDetail));
  const options = Object.entries(germanOptions).map(([option, text]) => [OPTION_CONTEXT + CONTEXT + option, text]);
  setCatalogue('de-DE', { ...german, ...(Object.fromEntries(options) as Record<string, string>) });
  expect(shown()).toEqual([
    'geb. 31.05.1970',
    'Stiftung',
    'HRB 1',
    'born Ltd',
    'Ermessenstrust',
    'Gemischt · Sonstige',
    'D-ABCD · S/N 12',
    'Other',
    'fällig 2027',
  ]);
});

test('what a field offers is kept in English, by whichever of its names it was chosen', () => {
  const type = fieldOf('Company', 'type')!;
  expect(optionLabel(type, 'Foundation')).toBe('Stiftung');
  expect(optionLabel(type, 'GmbH & Co. KG')).toBe('GmbH & Co. KG');
  expect(normalizeFields('Company', { type: 'stiftung', trailEnd: 'Streubesitz' }).values).toMatchObject({
    type: 'Foundation',
    trailEnd: 'dispersed',
  });
  expect(normalizeFields('Company', { type: 'GmbH' }).values).toMatchObject({ type: 'GmbH' });
  expect(normalizeFields('Yacht', { lengthUnit: 'Feet' }).values).toMatchObject({ lengthUnit: 'Feet' });
});
