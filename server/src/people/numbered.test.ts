import { describe, expect, test } from '@jest/globals';
import { linesOf, withLines } from './numbered';

describe('an individual as a key person', () => {
  const fields = [
    { name: 'Role 2', value: 'Trustee' },
    { name: 'Passport', value: 'X 12' },
    { name: 'Role 1', value: 'Director' },
    { name: 'Email 1', value: 'ada@example.org' },
    { name: 'Role of honour', value: 'kept' },
  ];

  test('has his roles and addresses in the order of their numbers', () => {
    expect(linesOf(fields)).toEqual({
      roles: ['Director', 'Trustee'],
      emailAddresses: ['ada@example.org'],
      phoneNumbers: [],
    });
  });

  test('keeps his other custom fields when they change, and numbers from 1', () => {
    const lines = { roles: ['Chair'], emailAddresses: [], phoneNumbers: ['+44 1', '+44 2'] };
    expect(withLines(fields, lines)).toEqual([
      { name: 'Passport', value: 'X 12' },
      { name: 'Role of honour', value: 'kept' },
      { name: 'Role 1', value: 'Chair' },
      { name: 'Phone 1', value: '+44 1' },
      { name: 'Phone 2', value: '+44 2' },
    ]);
  });
});
