import { describe, expect, test } from '@jest/globals';
import { bodsEntityFacts } from './entity';
import { strongIdentifiers } from './identity';
import { withBeyond } from './party';
import { personFacts } from './person';

describe('persons', () => {
  test('keep first and last name where they make up the full one', () => {
    const names = [
      { type: 'former', fullName: 'Kari Dahl' },
      { type: 'legal', fullName: 'Kari Anne Moe', givenName: 'Kari Anne', familyName: 'Moe' },
    ];
    const facts = personFacts({ personType: 'knownPerson', names });
    expect(facts).toMatchObject({ name: 'Kari Anne Moe', fields: { firstName: 'Kari Anne', lastName: 'Moe' } });
    expect(facts.description).toBe('Former name: Kari Dahl');
  });

  test('keep a name in another order as it is written', () => {
    const facts = personFacts({ names: [{ fullName: 'Li Wei', givenName: 'Wei', familyName: 'Li' }] });
    expect(facts).toMatchObject({ name: 'Li Wei', fields: {}, description: 'Given name: Wei\nFamily name: Li' });
  });

  test('are unknown or anonymous as the source says, with its reason', () => {
    expect(personFacts({ personType: 'unknownPerson' })).toMatchObject({ name: 'Unknown person', party: 'unknown' });
    const details = {
      personType: 'anonymousPerson',
      unspecifiedPersonDetails: { reason: 'interestedPartyExemptFromDisclosure', description: 'A minor.' },
    };
    const facts = personFacts(details);
    expect(facts).toMatchObject({ name: 'Anonymous person', party: 'anonymous' });
    expect(facts.description).toBe('Reason: Interested party exempt from disclosure\nA minor.');
  });

  test('keep several countries, dates in part, and what no field holds as lines', () => {
    const facts = personFacts({
      names: [{ fullName: 'A B' }],
      nationalities: [
        { name: 'Iraq', code: 'IQ' },
        { name: 'Éire', code: 'IE' },
      ],
      taxResidencies: [{ name: 'Narnia' }],
      birthDate: '1975-01',
      deathDate: '2021-04-03',
      addresses: [
        { type: 'service', address: 'Front St, London', postCode: 'SE16', country: { name: 'UK', code: 'GB' } },
      ],
      politicalExposure: { status: 'isNotPep' },
    });
    expect(facts.fields).toMatchObject({
      nationality: 'Iraq, Ireland',
      taxResidency: 'Narnia',
      birthDate: '1975-01',
      pep: false,
    });
    expect(facts.description).toBe('Died: 2021-04-03\nService address: Front St, London, SE16, United Kingdom');
  });

  test('lose no date that is none, and no control character gets in', () => {
    const facts = personFacts({ names: [{ fullName: `Eva\u0000 ${'x'.repeat(5000)}` }], birthDate: 'about 1950' });
    expect(facts.name).toHaveLength(500);
    expect(facts.name).toMatch(/^Eva x+…$/);
    expect(facts.description).toBe('Birth date: about 1950');
  });
});

describe('entities', () => {
  const typed = (type: string, subtype?: string) =>
    bodsEntityFacts({ entityType: { type, subtype }, jurisdiction: { name: 'Delaware', code: 'US-DE' } });
  test.each([
    ['registeredEntity', undefined, 'Company', 'Unnamed entity', 'known'],
    ['legalEntity', 'trust', 'Trust', 'Unnamed entity', 'known'],
    ['arrangement', 'trust', 'Trust', 'Arrangement', 'known'],
    ['arrangement', 'nomination', 'Custom', 'Arrangement', 'known'],
    ['anonymousEntity', undefined, 'Company', 'Anonymous entity', 'anonymous'],
    ['unknownEntity', undefined, 'Company', 'Unknown entity', 'unknown'],
    ['stateBody', 'governmentDepartment', 'Company', 'State body (Delaware)', 'known'],
  ])('%s %s', (type, subtype, typeName, name, party) => {
    expect(typed(type, subtype)).toMatchObject({ typeName, name, party });
  });

  test('say their country, and the part of it that has its own law', () => {
    const facts = typed('registeredEntity');
    expect(facts.fields.country).toBe('United States of America');
    expect(facts.description).toBe('Jurisdiction: Delaware (US-DE)');
  });

  test('keep LEI and registration apart', () => {
    const identifiers = [
      { scheme: 'NO-BRC', id: '918 273 645' },
      { schemeName: 'Legal Entity Identifier', id: 'HALDEN00TESTCASE0020' },
    ];
    const facts = bodsEntityFacts({ name: 'A', entityType: { type: 'registeredEntity' }, identifiers });
    expect(facts.fields).toMatchObject({ lei: 'HALDEN00TESTCASE0020', registration: '918 273 645' });
    expect(facts.identifiers).toEqual(['NO-BRC:918273645', 'XI-LEI:HALDEN00TESTCASE0020']);
  });
});

test('weak identifiers make nothing the same', () => {
  const weak = [
    { id: '0000', scheme: 'GB-COH' },
    { id: 'N/A', scheme: 'GB-COH' },
    { id: '12345678' },
    { schemeName: 'Number', id: '12345678' },
  ];
  expect(strongIdentifiers(weak)).toEqual([]);
});

test('a value that is none of its field stands in the description, one beyond the standard, too', () => {
  const facts = personFacts({ names: [{ fullName: 'A B' }], birthDate: 'in spring' });
  expect(facts).toMatchObject({ description: 'Birth date: in spring', unread: [['Birth date', 'in spring']] });
  const beyond = { typeName: 'BankAccount' as const, fields: { iban: 'NOT-AN-IBAN', bank: 'A bank' } };
  const account = withBeyond(bodsEntityFacts({ name: 'Account' }), { stemma: beyond });
  expect(account).toMatchObject({ typeName: 'BankAccount', unread: [['Iban', 'NOT-AN-IBAN']] });
  expect(account.description).toContain('Iban: NOT-AN-IBAN');
  expect(account.fields['iban']).toBeUndefined();
});
