import { describe, expect, it } from '@jest/globals';
import { PERCENTAGE_ROLES } from './percentageRoles';
import { messages } from '../messages';
import { isRoleName, readRoleText } from './roleText';

describe('a role string', () => {
  it.each([
    ['Director', { role: 'Director' }],
    ['  Director ', { role: 'Director' }],
    ['50% Owner', { role: 'Owner', percentage: 50 }],
    ['33.33 % beneficial owner', { role: 'beneficial owner', percentage: 33.33 }],
    ['0%Partner', { role: 'Partner', percentage: 0 }],
    ['-1% Director', { role: 'Director' }],
    ['101% Director', { role: 'Director' }],
    ['12.5% Trustee', { role: 'Trustee' }],
    ['Super% Director', { role: 'Super% Director' }],
    ['Director 20%', { role: 'Director 20%' }],
    ['100%', { role: '100%' }],
  ])('%j is read', (text, value) => {
    expect(readRoleText(text)).toEqual({ value });
  });

  it.each(['Shareholder 20%', 'beneficial owner 12.5 %'])('%j is no name of a role', (text) => {
    expect(readRoleText(text)).toEqual({ fault: messages.percentageBeforeRole });
    expect(isRoleName(text)).toBe(false);
  });

  it.each(PERCENTAGE_ROLES)('of a %s takes a percentage only', (role) => {
    for (const wrong of ['-1', 'abc', '101', '', '1e1', '33.333', '5% 10', 'NaN', '50-60']) {
      expect(readRoleText(`${wrong}% ${role}`)).toEqual({ fault: messages.percentage });
    }
  });
});
