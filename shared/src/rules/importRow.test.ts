import { describe, expect, it } from '@jest/globals';
import { fieldOf } from '../entities/fields';
import { RECORD_TYPES } from '../entities/typeNames';
import type { RecordType } from '../entities/typeNames';
import type { ImportCell } from './import/cell';
import { IMPORT_COLUMNS, templateHeadings } from './import/columns';
import { importRow } from './importRow';

const made = (type: RecordType, row: Record<string, ImportCell>) => {
  const result = importRow(type, row);
  if ('skipped' in result) throw new Error(result.skipped);
  return result;
};

describe('import columns', () => {
  it('name fields of their type, a required one first', () => {
    for (const type of RECORD_TYPES) {
      const columns = IMPORT_COLUMNS[type];
      expect(columns.filter(({ required }) => required)).toEqual([columns[0]]);
      for (const { field } of columns)
        expect([type, field, field === 'name' || fieldOf(type, field)]).not.toContain(undefined);
      expect(new Set(templateHeadings(type)).size).toBe(templateHeadings(type).length);
    }
    expect(
      [IMPORT_COLUMNS.Company, IMPORT_COLUMNS.Individual, IMPORT_COLUMNS.Trust].map(([first]) => first?.heading),
    ).toEqual([...['Company Name*', 'First Name*', 'Trust Name*']]);
    expect(templateHeadings('Project')).toEqual(['Name*']);
    expect(templateHeadings('Trust').slice(-2)).toEqual(['Custom Field 5 Name', 'Custom Field 5 Value']);
  });
});

describe('importRow', () => {
  it('makes an Organisation of a full row', () => {
    const { entity, notes } = made('Company', {
      'Company Name*': ' Halden Holdings ',
      Country: 'united kingdom',
      'Incorporation Date': '31/01/2001',
      Type: 'Holding Company',
      'Registration Number': 123456,
      Address: '1 High St\nLondon',
      LEI: '5493001KJTIIGC8Y1R12',
      'Tax Residency': 'UK',
      Valuation: '1,250,000.50',
      Currency: 'gbp',
      'Custom Field 1 Name': 'Sector',
      'Custom Field 1 Value': 'Shipping',
    });
    expect(notes).toEqual([]);
    expect(entity).toEqual({
      typeName: 'Company',
      name: 'Halden Holdings',
      description: '',
      folder: '',
      customFields: [{ name: 'Sector', value: 'Shipping' }],
      fields: {
        country: 'United Kingdom',
        incorporation: '2001-01-31',
        type: 'Holding Company',
        typeOther: null,
        registration: '123456',
        address: '1 High St\nLondon',
        lei: '5493001KJTIIGC8Y1R12',
        tax: 'United Kingdom',
        valuation: 1250000.5,
        currency: 'GBP',
      },
    });
  });

  it('makes an Individual of its parts, and a Trust', () => {
    const person = made('Individual', {
      'first name': 'Anna',
      LastName: 'Berg',
      'Net Worth': 5e6,
      PEP: true,
      'US Person': 'no',
      Nationality: 'SWEDEN',
    });
    expect(person.entity.name).toBe('Anna Berg');
    expect(person.entity.fields).toEqual({
      ...{
        firstName: 'Anna',
        lastName: 'Berg',
        worth: 5_000_000,
        currency: 'USD',
        pep: true,
        usPerson: false,
        nationality: 'Sweden',
      },
    });
    const trust = made('Trust', {
      'Trust Name*': 'Oak',
      'Creation Date': 36556,
      'Trust Type': 'Bare Trust',
      'Funding Status': 'funded',
    });
    expect(trust.entity.fields).toEqual({ creation: '2000-01-31', trustType: 'Bare Trust', fundingStatus: 'Funded' });
  });

  it('skips a row without its required name, and says why', () => {
    expect(importRow('Company', { Country: 'France', 'Company Name*': '  ' })).toEqual({
      skipped: 'The row has no "Company Name*".',
    });
    expect(importRow('Individual', { 'Last Name': 'Berg' })).toEqual({ skipped: 'The row has no "First Name*".' });
    expect(importRow('Trust', {})).toEqual({ skipped: 'The row has no "Trust Name*".' });
    expect(importRow('Yacht', { 'Name*': null })).toEqual({ skipped: 'The row has no "Name*".' });
    expect(importRow('Trust', { 'Trust Name*': 'x'.repeat(501) })).toEqual({
      skipped: '"Trust Name*" has more than 500 characters.',
    });
    expect(importRow('Trust', { 'Trust Name*': '\u200B' })).toEqual({ skipped: 'The row has no "Trust Name*".' });
  });

  it('loses nothing that a field does not understand', () => {
    const { entity, notes } = made('Company', {
      'Company Name*': 'Halden',
      Country: 'Atlantis',
      'Incorporation Date': '31-02-2001',
      Valuation: 'much',
    });
    expect(entity.fields).toEqual({ currency: 'USD' });
    expect(entity.description).toBe('Country: Atlantis\nIncorporation Date: 31-02-2001\nValuation: much');
    expect(notes.map(({ why }) => why)).toEqual([
      ...['This is not a country of the list.', 'Cannot make sense of the date', 'A number is expected here.'],
    ]);
  });

  it('never turns an amount of a currency that is not offered into dollars', () => {
    const { entity } = made('Company', { 'Company Name*': 'Halden', Valuation: '1,000', Currency: 'sek' });
    expect(entity.fields).toEqual({ valuation: null, currency: 'USD' });
    expect(entity.description).toBe('Currency: sek\nValuation: 1,000');
  });

  it('takes up to five custom fields: the numbered ones, then columns of the sheet itself', () => {
    const { entity, notes } = made('Trust', {
      'Trust Name*': 'Oak',
      Colour: 'green',
      'custom field 2 name': 'B',
      'Custom Field 2 Value': 2,
      'Custom Field 1 Name': 'A',
      'Custom Field 1 Value': '',
      'Custom Field 3 Name': ' ',
      'Custom Field 3 Value': 'nameless',
      Blank: '',
      Size: 5,
      Due: new Date('2020-01-31T00:00:00Z'),
      Extra: true,
      __EMPTY: 'stray',
    });
    expect(entity.customFields).toEqual([
      { name: 'A', value: '' },
      { name: 'B', value: '2' },
      { name: 'Colour', value: 'green' },
      { name: 'Size', value: '5' },
      { name: 'Due', value: '2020-01-31' },
    ]);
    expect(notes.map(({ text, why }) => [text, why])).toEqual([
      ['nameless', 'The column has no name.'],
      ['Yes', 'At most 5 custom fields are imported.'],
      ['stray', 'The column has no name.'],
    ]);
  });

  it('takes no amount whose comma may be a decimal point, and no cell that holds an error', () => {
    const valuation = (cell: ImportCell) =>
      made('Company', { 'Company Name*': 'A', Valuation: cell }).entity.fields.valuation;
    expect(['1,250,000.50', '12,50,000', '1 250', '-1,000', '+2,000.5'].map(valuation)).toEqual([
      1250000.5, 1250000, 1250, -1000, 2000.5,
    ]);
    expect(['12,5', '1.250,50', '1,2,3', ',5', '1,000,00', '#REF!'].map(valuation)).toEqual(Array(6).fill(undefined));
    const { entity, notes } = made('Company', { 'Company Name*': 'A', Address: '#N/A' });
    expect([entity.fields.address, entity.description, notes[0]?.why]).toEqual([
      ...[undefined, 'Address: #N/A', 'The cell holds an error instead of a value.'],
    ]);
    expect(importRow('Company', { 'Company Name*': '#NAME?' })).toHaveProperty('skipped');
  });

  it('takes a name and a folder for the other types', () => {
    const result = importRow('Yacht', { 'Name*': 'Aurora', Builder: 'Feadship' }, { folder: 'f1' });
    expect(result).toMatchObject({
      entity: { name: 'Aurora', folder: 'f1', customFields: [], description: 'Builder: Feadship' },
    });
  });

  it('reads dates as a spreadsheet counts them', () => {
    const birthDate = (cell: ImportCell) =>
      made('Individual', { 'First Name*': 'A', 'Date of Birth': cell }).entity.fields.birthDate;
    expect([1, 59, 61, 36556.75, 1962, '1962', new Date('1962-03-04T00:00:00Z')].map(birthDate)).toEqual([
      ...['1900-01-01', '1900-02-28', '1900-03-01', '2000-01-31', '1962', '1962', '1962-03-04'],
    ]);
    expect([0, -5, 3e6, new Date(NaN)].map(birthDate)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('knows the countries it is given', () => {
    const result = importRow(
      'Trust',
      { 'Trust Name*': 'Oak', Country: 'here' },
      { countryNamed: (text) => text.toUpperCase() },
    );
    expect(result).toMatchObject({ entity: { fields: { country: 'HERE' } } });
  });
});
