import { describe, expect, test } from '@jest/globals';
import type { SharedOne } from '../documents';
import { grantsToSend, isOn, offReason, turned, type ShareGrants } from '../../../components/sharing/grants';
import { draftOf, faultsOf } from './draft';

const one = (key: string, more: Partial<SharedOne> = {}): SharedOne => ({
  key,
  name: key,
  typeName: 'Company',
  party: 'known',
  permission: 'Co-Owner',
  ...more,
});
const own = one('own');
const foreign = one('foreign', { permission: 'Viewer' });
const note = one('note', { typeName: 'Sticky', permission: null });
const none: ShareGrants = new Map();

describe('what a share link shows of entities', () => {
  test('a column is turned on for all but those that one is not Co-Owner of and those without details', () => {
    const now = turned([own, foreign, note], 'shareNotes', true, { now: none, before: none });
    expect(grantsToSend(now).map(({ key, shareNotes }) => [key, shareNotes])).toEqual([['own', true]]);
  });

  test('a column is turned off for all', () => {
    const before = turned([own, one('foreign')], 'shareInfo', true, { now: none, before: none });
    const now = turned([own, foreign], 'shareInfo', false, { now: before, before });
    expect(grantsToSend(now)).toEqual([]);
  });

  test('what a foreign entity showed before may be turned off and on again, and nothing else of it', () => {
    const before = turned([one('foreign')], 'shareInfo', true, { now: none, before: none });
    const off = turned([foreign], 'shareInfo', false, { now: before, before });
    expect(offReason(foreign, 'shareInfo', off, before)).toBeUndefined();
    expect(offReason(foreign, 'shareFiles', off, before)).toMatch('not its Co-Owner');
    expect(isOn(turned([foreign], 'shareInfo', true, { now: off, before }), 'foreign', 'shareInfo')).toBe(true);
  });

  test('a private entity shows nothing, is sent without anything, and any entity can be made private', () => {
    let now = turned([own], 'shareInfo', true, { now: none, before: none });
    now = turned([own, foreign, note], 'isPrivate', true, { now, before: none });
    expect(isOn(now, 'own', 'shareInfo')).toBe(false);
    expect(offReason(own, 'shareInfo', now, none)).toBeDefined();
    for (const grant of grantsToSend(now)) {
      expect(grant).toMatchObject({ isPrivate: true, shareInfo: false, shareFiles: false });
    }
    expect(grantsToSend(now)).toHaveLength(3);
  });

  test('an entity that is private no more shows again what was on', () => {
    let now = turned([own], 'shareInfo', true, { now: none, before: none });
    now = turned([own], 'isPrivate', true, { now, before: none });
    now = turned([own], 'isPrivate', false, { now, before: none });
    expect(isOn(now, 'own', 'shareInfo')).toBe(true);
  });
});

test.each([
  ['', undefined],
  ['1234567', 'Password must be at least 8 alphanumeric characters.'],
  ['12345678', undefined],
])('the password "%s" is told about as it should be', (password, fault) => {
  expect(faultsOf({ ...draftOf(null, 'A'), password }).password).toBe(fault);
});

test.each([
  [null, true],
  [1, true],
  [1_000_000, true],
  [0, false],
  [1_000_001, false],
  [1.5, false],
])('%s visits at most fit: %s', (maxVisits, fits) => {
  expect(faultsOf({ ...draftOf(null, 'A'), maxVisits }).maxVisits === undefined).toBe(fits);
});
