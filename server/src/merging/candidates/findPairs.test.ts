import { describe, expect, test } from '@jest/globals';
import type { CandidateRecord } from './findPairs';
import { findPairs } from './findPairs';

let made = 0;
const record = (
  name: string,
  fields: Record<string, string> = {},
  { typeName = 'Company', identifiers = [] }: { typeName?: string; identifiers?: string[] } = {},
): CandidateRecord => {
  made += 1;
  return { key: `k${made}`, typeName, name, fields, identifiers };
};
const person = (name: string, fields: Record<string, string> = {}) => record(name, fields, { typeName: 'Individual' });
/** Names among which words have weights as in a real list. */
const others = Array.from({ length: 200 }, (_, at) =>
  record(`Company ${at} ${['Holdings', 'Capital', 'Trading'][at % 3]} Ltd`),
);
const pairOf = (a: CandidateRecord, b: CandidateRecord) =>
  findPairs({ records: [a, b, ...others], most: 1000 }).find(
    (pair) => [a.key, b.key].includes(pair.a) && [a.key, b.key].includes(pair.b),
  );
const codes = (a: CandidateRecord, b: CandidateRecord) => pairOf(a, b)?.reasons.map(({ code }) => code);

describe('two records are proposed as one', () => {
  test.each([
    ['legal forms written in other ways', record('Harbour Holdings Ltd'), record('HARBOUR HOLDINGS LIMITED')],
    ['German letters and forms', record('Müller & Söhne GmbH'), record('Mueller und Soehne Gesellschaft mbH')],
    ['a letter under one legal form', record('A Ltd'), record('A Limited')],
    ['another script', person('Иван Щербаков'), person('Ivan Shcherbakov')],
    ['another order of words', person('Lovelace, Ada'), person('Ada Lovelace')],
    ['names written together', record('Blue Water Shipping SA'), record('Bluewater Shipping S.A.')],
    [
      'a slip of the pen, in one country',
      record('Quayside Logistics', { country: 'Malta' }),
      record('Quayside Logistic', { country: 'MT' }),
    ],
  ])('for %s', (_title, a, b) => {
    expect(pairOf(a, b)?.score).toBeGreaterThanOrEqual(0.5);
  });

  test('for one LEI, whatever the names', () => {
    const lei = '529900T8BM49AURSDO55';
    const [a, b] = [record('Old Name Ltd', { lei }), record('Quite Another GmbH', { lei })];
    expect(codes(a, b)).toEqual(expect.arrayContaining(['sameLei', 'otherName']));
    expect(pairOf(a, b)?.score).toBeGreaterThan(0.7);
  });

  test('for one registration number of one country, not for that of another', () => {
    const [a, b] = [
      record('Alpha One', { registration: '0123456', country: 'United Kingdom' }),
      record('Alfa Uno', { registration: '123456', country: 'GB' }),
    ];
    expect(codes(a, b)).toContain('sameRegistration');
    const elsewhere = record('Beta Due', { registration: '123456', country: 'Malta' });
    expect(pairOf(a, elsewhere)).toBeUndefined();
  });

  test('the surer, the more says so', () => {
    const alone = pairOf(person('Ada Lovelace'), person('Ada Lovelace'))?.score ?? 0;
    const dated =
      pairOf(person('Ada Lovelace', { birthDate: '1815-12-10' }), person('Ada Lovelace', { birthDate: '1815-12-10' }))
        ?.score ?? 0;
    expect(dated).toBeGreaterThan(alone);
  });
});

describe('two records are not proposed', () => {
  test.each([
    [
      'dates of birth differ',
      person('Ada Lovelace', { birthDate: '1815-12-10' }),
      person('Ada Lovelace', { birthDate: '1952-01-01' }),
    ],
    [
      'LEIs differ',
      record('Quay Ltd', { lei: '529900T8BM49AURSDO55' }),
      record('Quay Ltd', { lei: '5493006MHB84DD0ZWV18' }),
    ],
    ['numbers in the names differ', record('Ocean Fund I'), record('Ocean Fund II')],
    ['only common words are shared', record('Alder Holdings Ltd'), record('Birch Holdings Ltd')],
    ['one letter is all that they share but for other legal forms', record('A GmbH'), record('Company A')],
    ['one letter and its legal form are another letter’s', record('B GmbH'), record('C GmbH')],
    ['types differ', record('Ada Lovelace'), person('Ada Lovelace')],
  ])('where %s', (_title, a, b) => {
    expect(pairOf(a, b)).toBeUndefined();
  });
});

test('a date that is a year alone agrees with a day in it', () => {
  const [a, b] = [person('Ada Lovelace', { birthDate: '1815' }), person('Ada Lovelace', { birthDate: '1815-12-10' })];
  expect(codes(a, b)).toContain('sameYear');
});

test('a name that hundreds have makes no pairs of all of them', () => {
  const records = Array.from({ length: 400 }, () => person('John Smith'));
  expect(findPairs({ records, most: 20_000 })).toEqual([]);
});

test('a pair is found once, the likeliest first, as many as are asked for', () => {
  const records = [
    person('Ada Lovelace', { birthDate: '1815-12-10' }),
    person('Ada Lovelace', { birthDate: '1815-12-10' }),
    person('Ada Lovelace'),
  ];
  const found = findPairs({ records, most: 2 });
  expect(found).toHaveLength(2);
  expect(found[0]!.score).toBeGreaterThanOrEqual(found[1]!.score);
});
