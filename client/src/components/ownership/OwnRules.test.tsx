import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askedOf } from '../../lib/ownership/asked';
import { changeOwnership, currentOwnershipSettings, resetOwnership } from '../../lib/ownership/settings';
import { showWithServer } from '../../testkit/showWithServer';
import { questionOf } from './question';
import { SettingsRow } from './SettingsRow';
import { TestMantine } from '../../testkit/TestMantine';

afterEach(() => {
  cleanup();
  resetOwnership();
});

test('rules of one’s own are asked for: how the threshold is compared, majorities whole, control', async () => {
  const user = userEvent.setup({ delay: null });
  changeOwnership({ preset: 'own' });
  render(
    <TestMantine>
      <SettingsRow parties={[]} />
    </TestMantine>,
  );
  await user.click(screen.getByRole('radio', { name: 'More than (>)' }));
  await user.click(screen.getByRole('checkbox', { name: 'Majorities count whole' }));
  await user.click(screen.getByRole('checkbox', { name: 'Control counts, too' }));
  const asked = { threshold: 25, inclusive: false, majorityWhole: true, withControl: true };
  expect(questionOf('s', currentOwnershipSettings())).toMatchObject({ preset: 'own', ...asked });
  expect(askedOf('s', currentOwnershipSettings())).toMatchObject({ preset: 'OWN', ...asked });
});

test('other rules have none of them', () => {
  render(
    <TestMantine>
      <SettingsRow parties={[]} />
    </TestMantine>,
  );
  expect(screen.queryByRole('radio', { name: 'More than (>)' })).toBeNull();
});

test.each([
  ['euAmlr', true],
  ['ukSanctions', true],
  ['ofac', false],
  ['euSanctions', false],
] as const)('a threshold can be typed only where the rules take one: %s', (preset, isTyped) => {
  changeOwnership({ preset });
  showWithServer(<SettingsRow parties={[]} />, () => ({ tags: [] }));
  expect(screen.queryByRole('textbox', { name: /^Threshold/ }) !== null).toBe(isTyped);
});
