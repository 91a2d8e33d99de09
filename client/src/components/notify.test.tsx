import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanNotifications, Notifications } from '@mantine/notifications';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { NotifyKind } from './notify';
import { notify } from './notify';
import { TestMantine } from '../testkit/TestMantine';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <TestMantine>
      <Notifications />
    </TestMantine>,
  );
});

afterEach(() => {
  act(() => cleanNotifications());
  cleanup();
  jest.useRealTimers();
});

const kinds: [NotifyKind, string][] = [
  ['Message', 'green'],
  ['Clear', 'white'],
  ['Warning', 'orange'],
  ['Error', 'red'],
];

test.each(kinds)('%s is %s and has an icon', (kind, color) => {
  act(() => notify(kind, 'The chart is saved.'));
  const toast = screen.getByRole('alert');
  expect(toast.textContent).toContain('The chart is saved.');
  expect(toast.getAttribute('style')).toContain(color);
  expect(toast.querySelector('svg')).not.toBeNull();
});

test('a toast stays for 2000 ms and goes', () => {
  act(() => notify('Message', 'The chart is saved.'));
  act(() => jest.advanceTimersByTime(1900));
  expect(screen.queryByRole('alert')).not.toBeNull();
  act(() => jest.advanceTimersByTime(200));
  act(() => jest.advanceTimersByTime(400));
  expect(screen.queryByRole('alert')).toBeNull();
});
