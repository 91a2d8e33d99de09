import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Overlays } from '../../../components/Overlays';
import { showWithServer } from '../../../testkit/showWithServer';
import { recordOf } from '../testkit/recordOf';
import { hasUnsavedWork, mayLeaveWork } from '../work';
import { NotesTab } from './NotesTab';

afterEach(cleanup);

function show(answer: () => Record<string, unknown> = () => ({}), editable = true) {
  const record = { ...recordOf('Company'), description: 'As it was' };
  const { sent } = showWithServer(
    <>
      <NotesTab record={record} editable={editable} />
      <Overlays />
    </>,
    answer,
  );
  return { sent, user: userEvent.setup({ delay: null }) };
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
const edit = () => screen.getByRole('button', { name: /^Edit/ });

test('Cancel restores the old notes', async () => {
  const { user, sent } = show();
  await user.click(edit());
  await user.type(text(), ' and more');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('As it was')).toBeTruthy();
  await user.click(edit());
  expect(text().value).toBe('As it was');
  expect(sent).not.toHaveBeenCalled();
});

test('who may only view cannot edit', async () => {
  const { user } = show(undefined, false);
  expect(edit().hasAttribute('disabled')).toBe(true);
  await user.click(edit());
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a refused save keeps what was typed, and leaving asks', async () => {
  const error = { __typename: 'UserError', code: 'invalid', message: 'Not now.', field: null };
  const { user } = show(() => ({ updateEntity: { __typename: 'EntityResult', ok: null, error } }));
  await user.click(edit());
  await user.type(text(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // Asked to go while the save is on its way: its end is waited for.
  const leaving = mayLeaveWork();
  expect(leaving).not.toBe(true);
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(text().value).toBe('As it was!');
  await waitFor(() => expect(hasUnsavedWork()).toBe(true));
  expect(await screen.findByText("New details aren't saved, are you sure?")).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(await leaving).toBe(false);
});
