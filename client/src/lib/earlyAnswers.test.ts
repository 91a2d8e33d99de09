import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { askEarly, takeEarly } from './earlyAnswers';

const QUESTION = { query: '{ viewer { key } }', variables: { key: 'a' } };
const BODY = JSON.stringify({ operationName: 'Viewer', ...QUESTION });
const before = globalThis.fetch;
const fetched = jest.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ clone: () => ({ json: async () => ({ data: 1 }) }) } as Response);
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = before;
  jest.restoreAllMocks();
});

test('what was asked early is answered once, to the caller who asked', async () => {
  expect(await askEarly(QUESTION, 'own')).toEqual({ data: 1 });
  expect(takeEarly(BODY, 'another')).toBeUndefined();
  expect(takeEarly(JSON.stringify({ ...QUESTION, variables: { key: 'b' } }), 'own')).toBeUndefined();
  expect(takeEarly(BODY, 'own')).toBeInstanceOf(Promise);
  expect(takeEarly(BODY, 'own')).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an operation that is sent by its id is found by it', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'sha256:1' } } as const;
  await askEarly({ variables: {}, extensions }, 'own');
  expect(takeEarly(JSON.stringify({ variables: {}, extensions }), 'own')).toBeInstanceOf(Promise);
});

test('an answer of more than a minute ago is not taken any more', async () => {
  await askEarly(QUESTION, 'own');
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  expect(takeEarly(BODY, 'own')).toBeUndefined();
});

test('a server that cannot be reached is no early answer, and whoever asks is told', async () => {
  fetched.mockRejectedValue(new TypeError('unreachable'));
  expect(await askEarly(QUESTION, 'own')).toBeUndefined();
  await expect(takeEarly(BODY, 'own')).rejects.toThrow('unreachable');
});
