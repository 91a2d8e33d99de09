import { expect, test } from '@jest/globals';
import { COMPANY_TYPES } from '../reference/companies';
import { legalFormOf } from './legalForm';

test('the suggested types of organisations have the forms that their names say', () => {
  const forms = Object.fromEntries(
    COMPANY_TYPES.flatMap((type) => (legalFormOf(type) ? [[type, legalFormOf(type)]] : [])),
  );
  expect(forms).toEqual({
    Fund: 'fund',
    'General Partnership': 'partnership',
    'Government Body': 'state',
    'Limited Liability Partnership': 'partnership',
    'Limited Partnership': 'partnership',
  });
});

test.each([
  ['SICAV', 'fund'],
  ['Investment fund (Luxembourg)', 'fund'],
  ['LLP', 'partnership'],
  ['Exempted limited partnership', 'partnership'],
  ['State body (Delaware)', 'state'],
  ['Foundation', null],
  ['Statement provider', null],
  ['', null],
  [null, null],
])('%p is %p', (type, form) => {
  expect(legalFormOf(type)).toBe(form);
});
