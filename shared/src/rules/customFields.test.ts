import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkCustomFields, customFieldText, parseCustomField, readCustomFields } from './customFields';

describe('custom fields', () => {
  it('go to text and back, a value with the separator too', () => {
    expect(customFieldText({ name: 'Role', value: 'CEO' })).toBe('Role@@@@@CEO');
    expect(parseCustomField('Role@@@@@CEO')).toEqual({ name: 'Role', value: 'CEO' });
    expect(parseCustomField('A@@@@@1@@@@@2@')).toEqual({ name: 'A', value: '1@@@@@2@' });
    expect(parseCustomField('alone')).toEqual({ name: 'alone', value: '' });
  });

  it('are read from texts, pairs or JSON; blank names are left out, values become text', () => {
    const expected = [
      { name: 'Role', value: ' CEO ' },
      { name: 'Since', value: '2019' },
      { name: 'Active', value: 'true' },
      { name: 'Empty', value: '' },
    ];
    const pairs = [
      { name: ' Role ', value: ' CEO ' },
      { name: 'Since', value: 2019 },
      { name: '  ', value: 'lost' },
      { name: 'Active', value: true },
      { name: 'Empty', value: null },
    ];
    expect(readCustomFields(pairs)).toEqual(expected);
    expect(readCustomFields(JSON.stringify(pairs))).toEqual(expected);
    expect(readCustomFields(expected.map(customFieldText))).toEqual(expected);
    for (const none of [null, undefined, '', []]) expect(readCustomFields(none)).toEqual([]);
  });

  it.each([[{}], [5], ['no json'], ['{"a":1}'], [[5]], [[null]]])('refuses %j', (input) => {
    expect(readCustomFields(input)).toBeUndefined();
  });

  it('refuses what is too many or too long', () => {
    const field = { name: 'a', value: '' };
    expect(readCustomFields(Array.from({ length: 201 }, () => field))).toBeUndefined();
    expect(readCustomFields([{ name: 'a'.repeat(501), value: '' }])).toBeUndefined();
    expect(readCustomFields([{ name: 'a', value: 'b'.repeat(20_001) }])).toBeUndefined();
  });

  it.each(['a@@@@@b', 'a@', '@@@@@'])('refuses the name %j, which would be read back as another', (name) => {
    expect(
      checkCustomFields([
        { name: 'Good', value: '' },
        { name, value: '1' },
      ]),
    ).toEqual({
      fault: 'The name of a custom field cannot hold “@@@@@” or end with “@”.',
      at: 1,
    });
  });

  it('survive text form and reading again, whatever they hold', () => {
    const odd = fc.string({ unit: fc.constantFrom('@', '@@@@@', ' ', 'a', 'é', '😀', '\u0000', '\n') });
    fc.assert(
      fc.property(fc.array(fc.record({ name: odd, value: odd }), { maxLength: 5 }), (input) => {
        const fields = readCustomFields(input) ?? [];
        expect(fields.map((field) => parseCustomField(customFieldText(field)))).toEqual(fields);
        expect(readCustomFields(fields)).toEqual(fields);
        expect(readCustomFields(fields.map(customFieldText))).toEqual(fields);
      }),
    );
  });
});
