import { expect, test } from '@jest/globals';
import { rolesOfInterests } from '../bods/interests';
import { exportedInterest } from './interest';

test.each([
  ['Director', { type: 'boardMember', role: 'Director' }],
  ['Owner', { type: 'shareholding', role: 'Owner' }],
  ['Shareholder', { type: 'shareholding' }],
  [
    'Beneficial Owner',
    { type: 'shareholding', role: 'Beneficial Owner', code: 'namedRole', beneficialOwnershipOrControl: true },
  ],
  [
    'Ultimate Beneficial Owner',
    {
      type: 'otherInfluenceOrControl',
      role: 'Ultimate Beneficial Owner',
      code: 'namedRole',
      beneficialOwnershipOrControl: true,
      details: 'Role: Ultimate Beneficial Owner',
    },
  ],
  ['Lender', { type: 'otherInfluenceOrControl', role: 'Lender', code: 'namedRole', details: 'Role: Lender' }],
])('the role %s goes out as what it means, and comes back and goes out the same', (role, interest) => {
  expect(exportedInterest({ role }, undefined)).toEqual(interest);
  const [back] = rolesOfInterests({ subject: 'a', interestedParty: 'b', interests: [interest] }, undefined);
  expect(back).toMatchObject({ role });
  expect(back?.beneficial).toBeUndefined();
  expect(back && exportedInterest(back, undefined)).toEqual(interest);
});

test('that a role is none of a beneficial owner stands over its name', () => {
  expect(exportedInterest({ role: 'Beneficial Owner', beneficial: false }, undefined)).toMatchObject({
    beneficialOwnershipOrControl: false,
  });
});
