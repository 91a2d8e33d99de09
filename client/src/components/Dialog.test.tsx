import { useState } from 'react';
import { afterEach, expect, test } from '@jest/globals';
import { Button, Menu } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirm } from './confirm';
import { Dialog, OWN_ESCAPE } from './Dialog';
import { Overlays } from './Overlays';
import { TestMantine } from '../testkit/TestMantine';

afterEach(cleanup);

/** A list with one row: its menu opens a dialog, whose place another one can take; both are unmounted when they close. */
function Screen() {
  const [open, setOpen] = useState<'first' | 'second' | null>(null);
  const [row, setRow] = useState(true);
  const close = () => setOpen(null);
  return (
    <main id="content" tabIndex={-1}>
      {row && (
        <Menu>
          <Menu.Target>
            <Button>Actions</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setOpen('first')}>Move…</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <Button onClick={() => setOpen('first')}>Open</Button>
      {open === 'first' && (
        <Dialog title="First" onClose={close}>
          <Button onClick={() => setOpen('second')}>Next</Button>
          <Button onClick={() => void confirm({ title: 'Sure?', message: 'Really?' })}>Ask</Button>
          <Button
            onClick={() => {
              setRow(false);
              close();
            }}
          >
            Remove the row
          </Button>
        </Dialog>
      )}
      {open === 'second' && (
        <Dialog title="Second" onClose={close}>
          <input data-autofocus aria-label="Name" />
        </Dialog>
      )}
    </main>
  );
}

function show() {
  render(
    <TestMantine>
      <Screen />
      <Overlays />
    </TestMantine>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const isFocused = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()));

async function openFromMenu(user: ReturnType<typeof userEvent.setup>) {
  button('Actions').focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Move…' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'First' });
}

test('a dialog that is gone when it closes gives the focus back to what opened it', async () => {
  const user = show();
  await user.click(button('Open'));
  await screen.findByRole('dialog', { name: 'First' });
  await isFocused(() => button('Close'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await isFocused(() => button('Open'));
});

test('opened from a line of a menu, the focus goes back to the button of the menu', async () => {
  const user = show();
  await openFromMenu(user);
  await isFocused(() => button('Close'));
  await user.keyboard('{Escape}');
  await isFocused(() => button('Actions'));
});

test('a dialog that took the place of another gives the focus back to what opened the first', async () => {
  const user = show();
  await openFromMenu(user);
  await user.click(button('Next'));
  await isFocused(() => screen.getByRole('textbox', { name: 'Name' }));
  await user.click(button('Close'));
  await isFocused(() => button('Actions'));
});

test('Escape answers a question above a dialog and leaves the dialog open', async () => {
  const user = show();
  await user.click(button('Open'));
  await user.click(button('Ask'));
  await screen.findByRole('dialog', { name: 'Sure?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'First' })).toBeTruthy();
  await isFocused(() => button('Ask'));
});

test('where what opened the dialog is gone, the focus goes to the content of the page', async () => {
  const user = show();
  await openFromMenu(user);
  await user.click(button('Remove the row'));
  await isFocused(() => screen.getByRole('main'));
});

test('a part with an Escape of its own keeps its dialog open while the focus is in it', async () => {
  const user = userEvent.setup({ delay: null });
  let closed = 0;
  render(
    <TestMantine>
      <Dialog title="Files" onClose={() => (closed += 1)}>
        <div {...{ [OWN_ESCAPE]: true }}>
          <button>Preview</button>
        </div>
        <button>List</button>
      </Dialog>
    </TestMantine>,
  );
  screen.getByRole('button', { name: 'Preview' }).focus();
  await user.keyboard('{Escape}');
  expect(closed).toBe(0);
  screen.getByRole('button', { name: 'List' }).focus();
  await user.keyboard('{Escape}');
  expect(closed).toBe(1);
});
