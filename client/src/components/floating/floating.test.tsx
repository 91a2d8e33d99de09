import { afterEach, expect, jest, test } from '@jest/globals';
import { ActionIcon, Menu } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@stemma/shared/messages';
import type { ComponentType } from 'react';
import { Overlays } from '../Overlays';
import { lazyComponent } from '../lazyComponent';
import { TestMantine } from '../../testkit/TestMantine';
import { AnchoredMenu, type MenuAnchor } from './AnchoredMenu';
import { LazyMenu } from './LazyMenu';
import { LazySelect } from './LazySelect';
import { LazyTooltip } from './LazyTooltip';

afterEach(cleanup);

interface Given {
  onRename: () => void;
}

type Dropdown = ComponentType<Given & { anchor: MenuAnchor }>;

function RenameMenu({ anchor, onRename }: Given & { anchor: MenuAnchor }) {
  return (
    <AnchoredMenu anchor={anchor} width={200}>
      <Menu.Item onClick={onRename}>Rename…</Menu.Item>
      <Menu.Item>Delete…</Menu.Item>
    </AnchoredMenu>
  );
}

/** A button whose menu comes when `come` is called, or fails to. */
function showMenu() {
  let come: () => void = () => undefined;
  let fail: (why: Error) => void = () => undefined;
  const load = jest.fn(
    () =>
      new Promise<Dropdown>((resolve, reject) => {
        come = () => resolve(RenameMenu);
        fail = reject;
      }),
  );
  const part = lazyComponent(load);
  const onRename = jest.fn<() => void>();
  render(
    <TestMantine>
      <LazyMenu<Given> part={part} given={{ onRename }}>
        <ActionIcon aria-label="Actions">…</ActionIcon>
      </LazyMenu>
      <Overlays />
    </TestMantine>,
  );
  const button = screen.getByRole('button', { name: 'Actions' });
  return {
    button,
    load,
    onRename,
    come: () => act(async () => come()),
    fail: () => act(async () => fail(new Error())),
  };
}

test('a menu that is pressed before its code is there opens with it, by pointer or by key', async () => {
  for (const press of ['pointer', '{Enter}', ' ']) {
    const user = userEvent.setup();
    const { button, onRename, come } = showMenu();
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    if (press === 'pointer') await user.click(button);
    else {
      await user.tab();
      await user.keyboard(press);
    }
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(button.getAttribute('aria-busy')).toBe('true');
    await come();
    const menu = await screen.findByRole('menu', { name: 'Actions' });
    expect(button.isConnected).toBe(true);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.getAttribute('aria-controls')).toBe(menu.id);
    expect(button.hasAttribute('aria-busy')).toBe(false);
    await user.click(screen.getByRole('menuitem', { name: 'Rename…' }));
    expect(onRename).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    cleanup();
  }
});

test('the focus returns to the button of a menu, also of one that was waited for', async () => {
  const user = userEvent.setup();
  const { button, come } = showMenu();
  await user.tab();
  await user.keyboard('{Enter}');
  await come();
  for (let time = 0; time < 2; time += 1) {
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Rename…'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('menu')).toBeNull();
    if (time === 0) await user.keyboard('{Enter}');
  }
});

test('the code of a menu is asked for with the first hover, and nothing opens by that', async () => {
  const user = userEvent.setup();
  const { button, load, come } = showMenu();
  expect(load).not.toHaveBeenCalled();
  await user.hover(button);
  expect(load).toHaveBeenCalledTimes(1);
  await come();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button);
  expect(await screen.findByRole('menu')).toBeTruthy();
});

test('who presses Escape, or again, while a menu is on its way does not want it', async () => {
  for (const second of ['{Escape}', '{Enter}']) {
    const user = userEvent.setup();
    const { button, come } = showMenu();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard(second);
    await come();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
    cleanup();
  }
});

test('a menu that does not come is told of, and asked for again by the next press', async () => {
  const user = userEvent.setup();
  const { button, load, come, fail } = showMenu();
  await user.click(button);
  await fail();
  expect(await screen.findByText(messages.chunkLoadFailed)).toBeTruthy();
  expect(button.hasAttribute('aria-busy')).toBe(false);
  await user.click(button);
  expect(load).toHaveBeenCalledTimes(2);
  await come();
  expect(await screen.findByRole('menu')).toBeTruthy();
});

test('a tooltip shows by hover, goes with the pointer, by Escape and by a press, and does not show by touch', async () => {
  const onPointerEnter = jest.fn();
  render(
    <TestMantine>
      <LazyTooltip label="New folder">
        <ActionIcon aria-label="New folder" onPointerEnter={onPointerEnter}>
          +
        </ActionIcon>
      </LazyTooltip>
    </TestMantine>,
  );
  const button = screen.getByRole('button', { name: 'New folder' });
  const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  expect(onPointerEnter).toHaveBeenCalledTimes(1);
  for (const end of [
    () => fireEvent.pointerLeave(button),
    () => fireEvent.pointerDown(button),
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
  ]) {
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    expect((await screen.findByRole('tooltip')).textContent).toBe('New folder');
    end();
    await isGone();
  }
  fireEvent.pointerLeave(button);
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  await new Promise((done) => setTimeout(done, 600));
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(button.isConnected).toBe(true);
});

const ORDERS = [
  { value: 'changed', label: 'Last changed' },
  { value: 'name', label: 'Name' },
];

test('a select that is pressed before its code is there opens with it, by pointer or by key', async () => {
  // The first round waits for the code; it is there for the others.
  for (const press of ['{ArrowDown}', 'pointer', ' ']) {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(
      <TestMantine>
        <LazySelect aria-label="Order" data={ORDERS} value="changed" onChange={onChange} />
      </TestMantine>,
    );
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Order' });
    expect(field.value).toBe('Last changed');
    expect(field.getAttribute('aria-haspopup')).toBe('listbox');
    if (press === 'pointer') await user.click(field);
    else {
      await user.tab();
      await user.keyboard(press);
    }
    const name = await screen.findByRole('option', { name: 'Name' });
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Order' }));
    await user.click(name);
    expect(onChange).toHaveBeenCalledWith('name');
    cleanup();
  }
});
