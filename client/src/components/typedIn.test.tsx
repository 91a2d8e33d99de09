import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Textarea, TextInput } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NameDialog } from './NameDialog';
import { Dialog } from './Dialog';
import { followTyping, isTypedIn, watchTyping } from '../lib/typedIn';
import { TestMantine } from '../testkit/TestMantine';

let stop = () => {};
beforeEach(() => {
  stop = watchTyping();
});
afterEach(() => {
  stop();
  cleanup();
});

function Screen({ onDone }: { onDone: () => boolean }) {
  const [open, setOpen] = useState<'text' | 'name' | null>('text');
  const close = () => setOpen(null);
  return (
    <TestMantine>
      <TextInput label="Filter" />
      <button onClick={() => setOpen('name')}>Rename</button>
      {open === 'text' && (
        <Dialog title="Description" onClose={close}>
          <Textarea label="Text" defaultValue="Kept" />
          <TextInput label="Find" inputMode="search" />
        </Dialog>
      )}
      {open === 'name' && <NameDialog title="Rename" name="A" onDone={onDone} onClose={close} />}
    </TestMantine>
  );
}

function show(onDone = () => true) {
  const user = userEvent.setup({ delay: null });
  render(<Screen onDone={onDone} />);
  return user;
}

const field = (name: string) => screen.getByRole('textbox', { name });

test('what is typed in a dialog is to be lost until it says again what it did, or the dialog is gone', async () => {
  const user = show();
  expect(isTypedIn()).toBe(false);
  await user.type(field('Text'), '!');
  expect(isTypedIn()).toBe(true);
  await user.type(field('Text'), '{Backspace}');
  expect(isTypedIn()).toBe(false);
  await user.type(field('Text'), '?');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(isTypedIn()).toBe(false);
});

test('who follows what is typed hears of it after the field that is typed in', async () => {
  const order: string[] = [];
  const user = userEvent.setup({ delay: null });
  render(<input aria-label="Cell" data-draft value="" onChange={() => order.push('field')} />);
  const unfollow = followTyping(() => order.push('followed'));
  await user.type(field('Cell'), 'a');
  await waitFor(() => expect(order).toContain('followed'));
  expect(order[0]).toBe('field');
  unfollow();
});

test('searching in a dialog, or typing in a field that works at once, loses nothing', async () => {
  const user = show();
  await user.type(field('Find'), 'b');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.type(field('Filter'), 'b');
  expect(isTypedIn()).toBe(false);
});

test('a name is handed over when its dialog is done, so that what comes of it may lead to another page', async () => {
  const during: boolean[] = [];
  const user = show(() => {
    during.push(isTypedIn());
    return true;
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.type(field('Name'), 'B');
  expect(isTypedIn()).toBe(true);
  await user.keyboard('{Enter}');
  expect(during).toEqual([false]);
  expect(isTypedIn()).toBe(false);
});
