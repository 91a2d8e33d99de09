import { expect, test } from '@jest/globals';
import { LINK_ROLES } from '../../../../reference/roles';
import { foldedHeading } from '../tableSheet';
import {
  HEADING_ROLES,
  LINK_HEADINGS,
  OFFICE_TITLES,
  partsOfHeading,
  PARTY_HEADINGS,
  SHORT_ROLES,
  sideNamed,
} from './vocabulary';

test('the roles of headings are those of the list', () => {
  const roles = [HEADING_ROLES, OFFICE_TITLES, SHORT_ROLES].flatMap((terms) => [...terms.values()]);
  expect([...new Set(roles)].filter((role) => !LINK_ROLES.includes(role))).toEqual([]);
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
