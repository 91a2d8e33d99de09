import { describe, expect, test } from '@jest/globals';
import { linkFamily, ownedShare, roleFamily } from './linkFamily';
import type { LinkRole } from './linkRole';

const role = (name: string, more: Partial<LinkRole> = {}): LinkRole => ({ role: name, ...more });

describe('the family of a role', () => {
  test.each([
    ['Shareholder', 'ownership'],
    ['Registered Owner', 'ownership'],
    ['Beneficial Owner', 'ownership'],
    ['Voting rights', 'control'],
    ['Person with Significant Control', 'control'],
    ['Parent Company', 'control'],
    ['General Partner', 'control'],
    ['Trustee', 'trust'],
    ['Protector', 'trust'],
    ['Beneficiary', 'trust'],
    ['Bondholder', 'finance'],
    ['Lender', 'finance'],
    ['Nominee', 'other'],
    ['Sister Company', 'other'],
    ['Director', 'other'],
    ['Spouse', 'other'],
    ['Something of their own', 'other'],
  ])('%s is %s', (name, family) => {
    expect(roleFamily(role(name))).toBe(family);
  });

  test('the interest type of its source stands over its name, a chosen basis over both', () => {
    expect(roleFamily(role('Anything', { interest: 'shareholding' }))).toBe('ownership');
    expect(roleFamily(role('Anything', { interest: 'votingRights' }))).toBe('control');
    expect(roleFamily(role('Anything', { interest: 'trustee' }))).toBe('trust');
    expect(roleFamily(role('Partner of old', { basis: 'ownership' }))).toBe('ownership');
  });
});

test('the weightiest of its roles is a link’s', () => {
  expect(linkFamily([role('Director'), role('Shareholder', { percentage: 1 })])).toBe('ownership');
  expect(linkFamily([role('Director'), role('Trustee')])).toBe('trust');
  expect(linkFamily([])).toBe('other');
});

test('a share is what is sure of it, and a majority is more than a half', () => {
  expect(ownedShare([role('Shareholder', { percentage: 50 })])).toEqual({ share: 50, isMajority: false });
  expect(ownedShare([role('Shareholder', { percentage: 50.01 })])).toEqual({ share: 50.01, isMajority: true });
  expect(ownedShare([role('Shareholder', { minimum: 50, maximum: 75, minimumExclusive: true })])).toEqual({
    share: 50,
    isMajority: true,
  });
  expect(ownedShare([role('Shareholder', { minimum: 25, maximum: 75 })])).toEqual({ share: 25, isMajority: false });
  expect(ownedShare([role('Shareholder', { maximum: 75 })])).toBeNull();
  expect(ownedShare([role('Voting rights', { percentage: 80 }), role('Director')])).toBeNull();
  expect(ownedShare([role('Owner', { percentage: 10 }), role('Partner', { percentage: 60 })])).toEqual({
    share: 60,
    isMajority: true,
  });
});
