import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { storageMessages } from '@stemma/shared/messages/storage';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ReadOnlyBanner } from './ReadOnlyBanner';
import { TestMantine } from '../testkit/TestMantine';

const LOOK = 30_000;
let answer: object | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn<typeof fetch>(() => {
    const body = answer;
    return body
      ? Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response)
      : Promise.reject(new TypeError('away'));
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const look = async () => act(async () => jest.advanceTimersByTimeAsync(LOOK));

test('says why nothing can be saved, also while the server does not answer, until it takes everything again', async () => {
  answer = { ok: true, readOnly: true, message: storageMessages.diskFull };
  render(
    <TestMantine>
      <ReadOnlyBanner />
    </TestMantine>,
  );
  await look();
  expect(screen.getByRole('alert').textContent).toBe(storageMessages.diskFull);
  answer = undefined;
  await look();
  expect(screen.queryByRole('alert')).not.toBeNull();
  answer = { ok: true, readOnly: false };
  await look();
  expect(screen.queryByRole('alert')).toBeNull();
});
