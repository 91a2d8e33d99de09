import { expect, test } from '@jest/globals';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { LINK_ROLES } from '@stemma/shared/reference/roles';
import { messages } from '@stemma/shared/messages';
import { PERCENTAGE_ROLES } from '@stemma/shared/rules/percentageRoles';
import { completed, linkLineOf, readLinkLine, wordTyped } from './readLinkLine';

const listed = [...new Set<string>([...PERCENTAGE_ROLES, ...LINK_ROLES])];

function read(text: string, stored: LinkRole[] = [], made: string | null = null) {
  return readLinkLine({ text, stored, listed, usual: 'Shareholder', made });
}

test.each([
  ['55', [{ role: 'Shareholder', percentage: 55 }]],
  ['55 %', [{ role: 'Shareholder', percentage: 55 }]],
  ['30,5 % owner', [{ role: 'Owner', percentage: 30.5 }]],
  ['25-50 Partner', [{ role: 'Partner', minimum: 25, maximum: 50 }]],
  ['Director', [{ role: 'Director' }]],
  ['10% Shareholder, director', [{ role: 'Shareholder', percentage: 10 }, { role: 'Director' }]],
  ['', []],
])('what is typed on a link is read: %s', (text, roles) => {
  expect(read(text)).toEqual({ roles });
});

test('what cannot stand is told in the words of its rule', () => {
  expect(read('130')).toEqual({ fault: messages.percentage });
  expect(read('50-25')).toEqual({ fault: messages.shareRange });
  expect(read('Keeper of the Seals')).toEqual({ fault: messages.roleUnchosen });
  expect(read('10% Owner, Owner')).toEqual({ fault: messages.roleTwice });
});

test('a role that is not listed is made where that was said', () => {
  expect(read('Keeper of the Seals', [], 'Keeper of the Seals')).toEqual({ roles: [{ role: 'Keeper of the Seals' }] });
});

test('a share that changes leaves all else that is known of the role', () => {
  const stored: LinkRole[] = [
    { role: 'Shareholder', percentage: 30, startDate: '2020-01-01', source: 'Register' },
    { role: 'Director', startDate: '2021-01-01' },
  ];
  expect(linkLineOf(stored)).toBe('30% Shareholder, Director');
  expect(read('30% Shareholder, Director', stored)).toEqual({ roles: stored });
  expect(read('55% Shareholder, Director', stored)).toMatchObject({
    roles: [{ role: 'Shareholder', percentage: 55, startDate: '2020-01-01', source: 'Register' }, stored[1]],
  });
  expect(read('25-50% Shareholder, Director', stored)).toMatchObject({
    roles: [{ role: 'Shareholder', percentage: null, minimum: 25, maximum: 50, source: 'Register' }, stored[1]],
  });
  expect(read('Shareholder, Director', stored)).toEqual({
    roles: [{ role: 'Shareholder', startDate: '2020-01-01', source: 'Register' }, stored[1]],
  });
  expect(read('Director', stored)).toEqual({ roles: [stored[1]] });
});

test('a share that a source stated finer than may be typed stays as long as it is not touched', () => {
  const stored: LinkRole[] = [{ role: 'Shareholder', percentage: 33.333333, interest: 'shareholding' }];
  expect(read(`${linkLineOf(stored)}, Director`, stored)).toEqual({ roles: [stored[0], { role: 'Director' }] });
});

test('the role at the end of a line is completed', () => {
  expect(wordTyped('55 % sh')).toBe('sh');
  expect(wordTyped('30,5 % Shareholder, dir')).toBe('dir');
  expect(wordTyped('30,5')).toBe('');
  expect(completed('55 % sh', 'Shareholder')).toBe('55 % Shareholder');
  expect(completed('55', 'Owner')).toBe('55 Owner');
  expect(completed('30,5 % Shareholder, dir', 'Director')).toBe('30,5 % Shareholder, Director');
  expect(completed('', 'Owner')).toBe('Owner');
});
