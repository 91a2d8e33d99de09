import { expect, test } from '@jest/globals';
import { asListed, saysTwice } from './roleNames';

test('a role takes the spelling of the list, and one that the list has not stays as it is typed', () => {
  const listed = ['Owner', 'Beneficial Owner', 'owner of record'];
  expect(asListed(' owner ', listed)).toBe('Owner');
  expect(asListed('BENEFICIAL OWNER', listed)).toBe('Beneficial Owner');
  expect(asListed('owner of record', listed)).toBe('owner of record');
  expect(asListed('Guardian', listed)).toBe('Guardian');
});

test('one role twice is the same name that both hold today, unless a source says both', () => {
  const owner = { role: 'Owner', percentage: 50 };
  expect(saysTwice(owner, { role: 'owner', percentage: 0.01 })).toBe(true);
  expect(saysTwice(owner, { role: 'Director' })).toBe(false);
  expect(saysTwice(owner, { role: 'Owner', endDate: '2020-01-01' })).toBe(false);
  expect(saysTwice({ ...owner, interest: 'shareholding' }, owner)).toBe(true);
  const stated = { ...owner, interest: 'shareholding' };
  expect(saysTwice(stated, { ...stated, interest: 'votingRights' })).toBe(false);
});
