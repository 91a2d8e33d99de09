import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PanelRecord } from '../documents';
import { showWithServer } from '../../../testkit/showWithServer';
import { recordOf } from '../testkit/recordOf';
import { CustomFields } from './CustomFields';

afterEach(cleanup);

function show(customFields: { name: string; value: string }[] = [], editable = true) {
  const record = recordOf('Company');
  const fields = customFields.map((one) => ({ ...one, __typename: 'CustomField' as const }));
  const shown = { ...record, customFields: fields } as PanelRecord;
  const { sent } = showWithServer(<CustomFields record={shown} editable={editable} />, () => ({
    updateEntity: { __typename: 'EntityResult', ok: shown, error: null },
  }));
  return { sent, user: userEvent.setup({ delay: null }) };
}

const name = (at = 1) => screen.getByRole<HTMLInputElement>('textbox', { name: `Name of custom field ${at}` });
const value = (at = 1) => screen.getByRole<HTMLInputElement>('textbox', { name: `Value of custom field ${at}` });
const press = (label: string | RegExp) => screen.getByRole('button', { name: label });

test('where there are none, Edit begins with a blank pair', async () => {
  const { user } = show();
  expect(screen.getByText('Click Edit to add a custom field')).toBeTruthy();
  await user.click(press(/^Edit/));
  expect([name().value, value().value]).toEqual(['', '']);
});

test('who may only view sees no hint to edit', () => {
  show([], false);
  expect(screen.queryByText('Click Edit to add a custom field')).toBeNull();
});

test('names are trimmed, pairs with a blank name left out', async () => {
  const { user, sent } = show();
  await user.click(press(/^Edit/));
  await user.type(name(), '  Eyes ');
  await user.type(value(), 'brown');
  await user.click(press('Add a field'));
  await user.type(name(2), '   ');
  await user.type(value(2), 'lost');
  await user.click(press('Save'));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0].variables['input']).toMatchObject({
    customFields: [{ name: 'Eyes', value: 'brown' }],
  });
});

test('Cancel restores what was there', async () => {
  const { user, sent } = show([{ name: 'Eyes', value: 'brown' }]);
  await user.click(press(/^Edit/));
  await user.type(value(), 'ish');
  await user.click(press('Cancel'));
  expect(screen.getByText('brown')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('a name with the separator is told at its row, stays as typed, and is not saved', async () => {
  const { user, sent } = show();
  await user.click(press(/^Edit/));
  await user.type(name(), 'a@@@@@b');
  await user.click(press('Save'));
  expect(screen.getByText('The name of a custom field cannot hold “@@@@@” or end with “@”.')).toBeTruthy();
  expect(name().value).toBe('a@@@@@b');
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
});
