import { expect, test } from '@jest/globals';
import { LINK_ROLES } from '@stemma/shared/reference/roles';
import { PERCENTAGE_ROLES } from '@stemma/shared/rules/percentageRoles';
import { matchingRoles, offeredRoles } from './roleOptions';

const listed = [...new Set<string>([...PERCENTAGE_ROLES, 'Keeper of Seals', ...LINK_ROLES])];
const groups = (typed: string) => offeredRoles(typed, listed).filter((group) => typeof group !== 'string');

test('all roles are offered, each once and in a group, those with a share first and then the custom ones', () => {
  const items = groups('').flatMap((group) => group.items);
  expect(items).toHaveLength(listed.length);
  expect(new Set(items)).toEqual(new Set(listed));
  expect(groups('').map(({ group }) => group)).toEqual([
    'With a share',
    'Custom roles',
    'Ownership',
    'Control and group',
    'Offices',
    'Trusts and estates',
    'Family',
    'Advisers and services',
    'Banking and insurance',
    'Property, aircraft and yachts',
    'Business and contracts',
  ]);
  expect(groups('')[1]?.items).toEqual(['Keeper of Seals']);
});

test.each(['dir', 'share', 'own', 'trust', 's'])('for “%s” the best role comes first, as Tab takes it', (typed) => {
  expect(groups(typed)[0]?.items[0]).toBe(matchingRoles(typed, listed)[0]);
  expect(groups(typed).flatMap(({ items }) => items)).toHaveLength(matchingRoles(typed, listed).length);
});

test('what is not listed can be made, as the last option', () => {
  expect(offeredRoles('Treuhänder', listed)).toEqual(['Make the role “Treuhänder”']);
  expect(offeredRoles('keeper', listed).at(-1)).toBe('Make the role “keeper”');
  expect(offeredRoles('director', listed).at(-1)).toMatchObject({ group: 'Offices' });
});
