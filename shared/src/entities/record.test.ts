import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cardTrailEnd } from './card';
import { FIELDS } from './fields';
import { normalizeFields, normalizeNewFields } from './record';
import { RECORD_TYPES } from './typeNames';

describe('normalizeFields', () => {
  it('reads numbers with commas and spaces between thousands', () => {
    const amounts = ['1,234,567.89', ' 1 000 ', '-5', '.5', 0, 1e21, '+3.'].map(
      (valuation) => normalizeFields('Company', { valuation }).values.valuation,
    );
    expect(amounts).toEqual([1234567.89, 1000, -5, 0.5, 0, 1e21, 3]);
  });

  it.each(['five', '0x10', '1.2.3', 'Infinity', NaN, true, [], {}, '--1', '1e999'])(
    'refuses %j as an amount',
    (valuation) => {
      expect(normalizeFields('Company', { valuation })).toEqual({
        values: {},
        faults: [{ field: 'valuation', message: 'A number is expected here.' }],
      });
    },
  );

  it('reads yes, no and unset', () => {
    const read = (pep: unknown) => normalizeFields('Individual', { pep }).values.pep;
    expect([true, 'Yes', ' true ', false, 'no', 'FALSE', null, undefined, '', ' '].map(read)).toEqual([
      ...[true, true, true, false, false, false, null, null, null, null],
    ]);
    for (const pep of ['maybe', 1, {}]) expect(normalizeFields('Individual', { pep }).faults).toHaveLength(1);
  });

  it('takes a choice in any case, and clears it', () => {
    expect(normalizeFields('Property', { propertyType: ' commercial - RETAIL ' }).values).toEqual({
      propertyType: 'Commercial - Retail',
    });
    expect(normalizeFields('Property', { propertyType: '' }).values).toEqual({ propertyType: null });
    expect(normalizeFields('Trust', { fundingStatus: 'Half' }).faults).toEqual([
      { field: 'fundingStatus', message: 'Choose one of the listed values.' },
    ]);
  });

  it('takes a reason why the trail of owners ends by its word or by what screens call it', () => {
    const read = (type: 'Company' | 'Trust', trailEnd: string) => normalizeFields(type, { trailEnd });
    expect(read('Company', 'Publiccharity').values).toEqual({ trailEnd: 'publicCharity' });
    expect(read('Trust', ' no owner by law').values).toEqual({ trailEnd: 'noOwner' });
    expect(read('Company', 'bearer').faults).toHaveLength(1);
    expect([cardTrailEnd({ typeName: 'Company', trailEnd: 'fund' }), cardTrailEnd({ typeName: 'Company' })]).toEqual([
      ...['fund', null],
    ]);
    expect(cardTrailEnd({ typeName: 'Trust', trailEnd: 'none' })).toBeNull();
  });

  it('keeps measures as text, their units as one of two words', () => {
    expect(
      normalizeFields('Yacht', { yachtLength: '62.5 o.a.', lengthUnit: 'ft', beam: 11, beamUnit: 'Meter' }).values,
    ).toEqual({
      ...{ yachtLength: '62.5 o.a.', lengthUnit: 'Feet', beam: '11', beamUnit: 'Metres' },
    });
    expect(normalizeFields('Yacht', { draftUnit: 'yards' }).faults).toHaveLength(1);
  });

  it('returns currencies and units to their defaults when cleared, and leaves those not given alone', () => {
    expect(normalizeFields('Company', { valuation: 5 }).values).toEqual({ valuation: 5 });
    expect(normalizeFields('Company', { currency: null }).values).toEqual({ currency: 'USD' });
    expect(normalizeFields('Company', { currency: ' ' }).values).toEqual({ currency: 'USD' });
    expect(normalizeFields('Company', { currency: 'chf' }).values).toEqual({ currency: 'CHF' });
    expect(normalizeFields('Company', { currency: 'SEK' }).faults).toHaveLength(1);
    expect(normalizeFields('Yacht', { beamUnit: '' }).values).toEqual({ beamUnit: 'Metres' });
  });

  it('gives a new record its currencies and units', () => {
    expect(normalizeNewFields('Company', { valuation: 5 }).values).toEqual({ valuation: 5, currency: 'USD' });
    expect(normalizeNewFields('Company', { currency: 'EUR' }).values).toEqual({ currency: 'EUR' });
    expect(normalizeNewFields('Yacht', { lengthUnit: 'Feet' }).values).toEqual({
      ...{ lengthUnit: 'Feet', beamUnit: 'Metres', draftUnit: 'Metres' },
      ...{ purchasePriceCurrency: 'USD', currentValueCurrency: 'USD' },
    });
    expect(normalizeNewFields('Sticky', { currency: 'EUR' }).values).toEqual({});
  });

  it('keeps the other type only beside "Other"', () => {
    expect(normalizeFields('Company', { type: 'Other', typeOther: 'Stiftung' }).values).toEqual({
      type: 'Other',
      typeOther: 'Stiftung',
    });
    expect(normalizeFields('Company', { type: 'Fund', typeOther: 'Stiftung' }).values).toEqual({
      type: 'Fund',
      typeOther: null,
    });
    expect(normalizeFields('Company', { type: 'Fund' }).values).toEqual({ type: 'Fund', typeOther: null });
    expect(normalizeFields('Company', { typeOther: 'Stiftung' }).values).toEqual({ typeOther: 'Stiftung' });
  });

  it('holds bank and yacht numbers to their rules', () => {
    expect(
      normalizeFields('BankAccount', { iban: 'gb82 west 1234 5698 7654 32', swift: 'deutdeff', accountNumber: 'ab 12' })
        .values,
    ).toEqual({ iban: 'GB82WEST12345698765432', swift: 'DEUTDEFF', accountNumber: 'AB 12' });
    expect(normalizeFields('BankAccount', { iban: 'GB00', swift: 'X' }).faults).toEqual([
      { field: 'iban', message: 'Not a valid IBAN. Make sure there are no spaces.' },
      { field: 'swift', message: 'Not a valid BIC. Make sure there are no spaces.' },
    ]);
    expect(normalizeFields('Yacht', { mmsiNumber: 235012345, imoNumber: 'IMO9812345' }).faults).toEqual([]);
    expect(
      normalizeFields('Yacht', { mmsiNumber: '1', imoNumber: '9812345' }).faults.map(({ field }) => field),
    ).toEqual(['imoNumber', 'mmsiNumber']);
    expect(normalizeFields('BankAccount', { iban: ' ' }).values).toEqual({ iban: null });
  });

  it('drops control characters, folds white space, and keeps lines where there are lines', () => {
    expect(normalizeFields('Company', { registration: ' B \u0000 1\n2 ', address: ' 1 Rue\n L-1 ' }).values).toEqual({
      registration: 'B 1 2',
      address: '1 Rue\n L-1',
    });
    expect(normalizeFields('Company', { lei: 'x'.repeat(20_001) }).faults[0]?.message).toBe('Maximum 20000 characters');
    expect(normalizeFields('Company', { lei: {} }).faults[0]?.message).toBe('Text is expected here.');
  });

  it('knows only its own fields', () => {
    const input = JSON.parse('{"__proto__": {"lei": "x"}, "constructor": "x", "worth": 5, "name": "x"}') as Record<
      string,
      unknown
    >;
    expect(normalizeFields('Company', input)).toEqual({ values: {}, faults: [] });
  });
});

describe('normalizing twice', () => {
  const word = fc.constantFrom(
    ...[
      'yes',
      'No',
      '1,000',
      '-0',
      '0.50',
      'usd',
      'EUR',
      'ft',
      'Metres',
      'other',
      'Fund',
      'Residential',
      '29-02-2024',
      '1.2.33',
    ],
    ...[
      '2020',
      'IMO1234567',
      '123456789',
      'gb82 west 1234 5698 7654 32',
      'deutdeff',
      ' a\n b ',
      '',
      'Funded',
      'motor yacht',
    ],
  );
  const cell = fc.oneof(word, fc.string(), fc.double(), fc.boolean(), fc.constant(null));

  it('gives what normalizing once gave, without faults', () => {
    for (const type of RECORD_TYPES) {
      const names = FIELDS[type].map(({ name }) => name);
      const records = fc.dictionary(fc.constantFrom(...names, 'name'), cell);
      fc.assert(
        fc.property(records, fc.constantFrom(normalizeFields, normalizeNewFields), (input, normalize) => {
          const once = normalize(type, input).values;
          expect(normalizeFields(type, once)).toEqual({ values: once, faults: [] });
        }),
      );
    }
  });
});
