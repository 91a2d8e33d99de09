import { expect, test } from '@jest/globals';
import { LINK_ROLES } from '../../../../reference/roles';
import { foldedHeading } from '../tableSheet';
import { HEADING_ROLES, LINK_HEADINGS, partsOfHeading, PARTY_HEADINGS, sideNamed } from './vocabulary';

test('the roles of headings are those of the list', () => {
  expect([...new Set(HEADING_ROLES.values())].filter((role) => !LINK_ROLES.includes(role))).toEqual([]);
});

test('no term is of a party and of its link, or of two sides', () => {
  for (const term of [...LINK_HEADINGS.keys(), ...PARTY_HEADINGS.keys()])
    expect([term, sideNamed(term)]).toEqual([term, undefined]);
});

test.each([
  ['Aktionäre', 'owner'],
  ['Aktionaere', 'owner'],
  ['ägarens', 'owner'],
  ['EJER', 'owner'],
  ['wspólnik', 'owner'],
  ['spółka zależna', 'owned'],
  ['Participadas', 'owned'],
])('%s is compared without accents and case', (term, side) => {
  expect(sideNamed(foldedHeading(term))).toBe(side);
});

test('headings part where one of their words may connect', () => {
  expect(partsOfHeading('country of the owner')).toContainEqual({ first: 'country', last: 'owner', isConnected: true });
});
