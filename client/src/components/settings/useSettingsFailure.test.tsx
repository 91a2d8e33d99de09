import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanNotifications, Notifications } from '@mantine/notifications';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { DEFAULT_SETTINGS } from '@stemma/shared/settings';
import { forgetSettings, setting } from '../../lib/settings';
import { useSettingsFailure, useSettingsFailureWhileDrawing } from './useSettingsFailure';
import { TestMantine } from '../../testkit/TestMantine';

const TEXT = 'Critical error: the settings could not be fetched from the server.';

function Drawing() {
  useSettingsFailureWhileDrawing();
  return null;
}

function SettingsShown({ failed }: { failed: boolean }) {
  useSettingsFailure(failed);
  return null;
}

const withToasts = (piece: ReactElement) => (
  <TestMantine>
    {piece}
    <Notifications />
  </TestMantine>
);

function answerWith(status: number) {
  globalThis.fetch = jest.fn<typeof fetch>(async () => ({ status, json: async () => ({}) }) as Response);
}

afterEach(() => {
  act(() => cleanNotifications());
  cleanup();
  forgetSettings();
});

const askTwice = () => act(() => Promise.all([setting('editor', 'askLinkType'), setting('editor', 'defaultLinkType')]));

test('settings that fail while a chart is drawn are told once, and the defaults hold', async () => {
  render(withToasts(<Drawing />));
  answerWith(500);
  expect(await askTwice()).toEqual([
    DEFAULT_SETTINGS['editor']?.['askLinkType'],
    DEFAULT_SETTINGS['editor']?.['defaultLinkType'],
  ]);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([TEXT]);
  expect(screen.getByRole('alert').getAttribute('data-kind')).toBe('Error');
});

test('who is signed out is asked to sign in, and nothing is told of settings', async () => {
  render(withToasts(<Drawing />));
  answerWith(401);
  await askTwice();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a screen of settings that did not load tells it once', () => {
  const { rerender } = render(withToasts(<SettingsShown failed={false} />));
  expect(screen.queryByRole('alert')).toBeNull();
  for (const failed of [true, true]) rerender(withToasts(<SettingsShown failed={failed} />));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([TEXT]);
});
