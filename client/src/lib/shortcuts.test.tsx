import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Shortcut } from './shortcuts';
import { useAllShortcuts, useShortcuts } from './shortcuts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

function Keys({ list }: { list: Shortcut[] }) {
  useShortcuts(list);
  return null;
}

const shortcut = (keys: string, run: () => void, more: Partial<Shortcut> = {}): Shortcut => ({
  id: keys,
  keys,
  label: keys,
  run,
  ...more,
});

test('a key runs its shortcut and the browser does nothing of its own', () => {
  const run = jest.fn();
  render(<Keys list={[shortcut('mod+S', run)]} />);
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
});

test('among places that claim the same keys the one shown last wins, until it goes', () => {
  const shell = jest.fn();
  const editor = jest.fn();
  render(<Keys list={[shortcut('mod+F', shell)]} />);
  const page = render(<Keys list={[shortcut('mod+F', editor)]} />);
  fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });
  page.unmount();
  fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });
  expect([editor.mock.calls.length, shell.mock.calls.length]).toEqual([1, 1]);
});

test('a shortcut that is off runs nothing, and keeps the browser from saving the page', () => {
  const run = jest.fn();
  render(<Keys list={[shortcut('mod+S', run, { enabled: () => false })]} />);
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
  expect(run).not.toHaveBeenCalled();
});

test('while someone types, only shortcuts made for fields run', () => {
  const remove = jest.fn();
  const save = jest.fn();
  render(
    <>
      <Keys list={[shortcut('Delete', remove), shortcut('mod+S', save, { inFields: true })]} />
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Dashed" />
    </>,
  );
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Delete' });
  expect(remove).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 's', ctrlKey: true });
  expect(save).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByLabelText('Dashed'), { key: 'Delete' });
  expect(remove).toHaveBeenCalledTimes(1);
});

test('nothing runs behind an open dialog', () => {
  const run = jest.fn();
  render(
    <>
      <Keys list={[shortcut('Delete', run)]} />
      <div role="dialog" aria-modal="true" />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'Delete' });
  expect(run).not.toHaveBeenCalled();
});

test('Escape in an open menu is the menu’s', () => {
  const run = jest.fn();
  render(
    <>
      <Keys list={[shortcut('Escape', run)]} />
      <div role="menu">
        <button>Rename</button>
      </div>
    </>,
  );
  fireEvent.keyDown(screen.getByText('Rename'), { key: 'Escape' });
  expect(run).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(run).toHaveBeenCalledTimes(1);
});

test('two shortcuts of one list on the same keys are told to the developer', () => {
  const notifyFault = jest.fn<(fault: Error) => void>();
  globalThis.reportError = notifyFault as typeof reportError;
  render(<Keys list={[shortcut('mod+L', () => undefined), shortcut('mod+l', () => undefined)]} />);
  expect(notifyFault.mock.calls[0]?.[0].message).toContain('mod+l');
});

test('the sheet lists what works now, each keys once', () => {
  function Sheet() {
    return (
      <ul>
        {useAllShortcuts().map((one) => (
          <li key={one.id}>{one.label}</li>
        ))}
      </ul>
    );
  }
  render(
    <>
      <Sheet />
      <Keys list={[shortcut('mod+F', () => undefined, { label: 'Search' })]} />
      <Keys list={[shortcut('mod+F', () => undefined, { label: 'Find on the chart' })]} />
    </>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Find on the chart']);
});
