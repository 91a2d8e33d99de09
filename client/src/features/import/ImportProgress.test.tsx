import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { ImportProgress } from './ImportProgress';
import { TestMantine } from '../../testkit/TestMantine';

const { fetch } = globalThis;

afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

test('somebody sees what the server does with a file, and how much of it is written', async () => {
  let said = { stage: 'planning', written: 0, total: 0 };
  const asked: unknown[] = [];
  globalThis.fetch = (address) => {
    asked.push(address);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(said) } as Response);
  };
  render(
    <TestMantine>
      <ImportProgress fileName="group.csv" sent={1} importKey="k-1" onCancel={() => undefined} />
    </TestMantine>,
  );
  expect(screen.getByText('Reading the statements…')).toBeTruthy();
  expect(await screen.findByText('Comparing with what is there…')).toBeTruthy();
  said = { stage: 'writing', written: 4500, total: 18_000 };
  expect(await screen.findByText('Writing: 4,500 of 18,000')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  said = { stage: 'none', written: 0, total: 0 };
  const before = asked.length;
  await waitFor(() => expect(asked.length).toBeGreaterThan(before + 1));
  expect(screen.getByText('Writing: 4,500 of 18,000')).toBeTruthy();
  expect(asked[0]).toBe('/api/imports/progress/k-1');
});
