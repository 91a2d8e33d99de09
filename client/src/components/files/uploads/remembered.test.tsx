import { beforeEach, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import type { Upload } from './queue';
import { forget, forgetAllOf, interrupted, remember } from './remembered';

const upload = (id: string, userKey = 'ada'): Upload => ({
  id,
  userKey,
  ownerKey: 'entity',
  folder: '',
  name: 'deed.pdf',
  size: 5000,
  type: 'application/pdf',
  modified: 1,
  state: 'active',
  sent: 1024,
  speed: 0,
  fault: null,
  url: `/uploads/${id}`,
  key: null,
});

/** Some time of day, in milliseconds. */
const NOON = 1_700_000_000_000;

beforeEach(() => localStorage.clear());

test('an upload that was left can go on where it was', () => {
  remember(upload('a'), true, NOON + 1000);
  remember({ ...upload('a'), sent: 2048 }, false, NOON + 5000);
  expect(interrupted('ada', NOON + 6000)).toMatchObject([{ id: 'a', sent: 2048, url: '/uploads/a' }]);
});

test('an upload that goes on in another tab is left to that tab, until it falls silent', () => {
  remember(upload('a'), true, NOON + 1000);
  expect(interrupted('ada', NOON + 10_000)).toEqual([]);
  expect(interrupted('ada', NOON + 60_000)).toHaveLength(1);
});

test('nobody sees what another user began, and what he began goes with him', () => {
  remember(upload('a', 'ada'), false, NOON + 1000);
  remember(upload('b', 'bob'), false, NOON + 1000);
  expect(interrupted('bob', NOON + 2000).map(({ id }) => id)).toEqual(['b']);
  forgetAllOf('ada');
  expect(interrupted('ada', NOON + 2000)).toEqual([]);
  expect(interrupted('bob', NOON + 2000)).toHaveLength(1);
});

test('what the server has given up, what is done and what cannot be read is forgotten', () => {
  remember(upload('a'), false, NOON + 1000);
  localStorage.setItem('stemma.upload.b', 'not what was kept');
  expect(interrupted('ada', NOON + 1001 + limits.uploadExpiry)).toEqual([]);
  expect(localStorage).toHaveLength(0);
  remember(upload('c'), false, NOON + 1000);
  forget('c');
  expect(interrupted('ada', NOON + 2000)).toEqual([]);
});

test('an upload that the server has not placed yet has nowhere to go on', () => {
  remember({ ...upload('a'), url: null }, false, NOON + 1000);
  expect(localStorage).toHaveLength(0);
});
