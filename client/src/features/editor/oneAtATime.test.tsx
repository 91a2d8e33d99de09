import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { newNode } from '../../chart/model/document';
import type { CanvasController } from '../../chart/canvas/controller';
import { dropEntityPanel, openEntityPanel } from '../../lib/entityPanel';
import { actionOf } from './actions/table';
import { ExploreBar } from './explore/ExploreBar';
import { FindBox } from './FindBox';
import { showInEditor } from './testkit/showInEditor';
import { atAnyWidth, atWidth } from './testkit/atWidth';
import { TableView } from './tableView/TableView';
import { visiblePanels } from './usePanelLayout';

afterEach(() => {
  act(dropEntityPanel);
  cleanup();
  atAnyWidth();
});

const nodes = [newNode({ key: 'ash', typeName: 'Company', name: 'Ash' })];
const table = () => screen.queryByRole('region', { name: 'The chart as a table' });
const filter = () => screen.queryByRole('region', { name: 'Exploring' });

function showAll(width: number) {
  atWidth(width);
  const shown = showInEditor(
    <>
      <TableView />
      <ExploreBar />
      <FindBox />
    </>,
    { nodes },
  );
  const focus = jest.fn();
  const stub = { focus, setFocused: () => undefined, camera: { center: () => undefined } };
  shown.editor.canvas.current = stub as unknown as CanvasController;
  const press = (id: string) => act(() => actionOf(id).perform(shown.editor));
  return { ...shown, press, focus };
}

test('on a narrow screen the filter takes the place of the table, which is back with its rows once the filter closes', async () => {
  const { press, user } = showAll(390);
  press('table');
  await user.type(screen.getByRole('textbox', { name: 'Filter the rows' }), 'oak');
  press('filter');
  expect(filter()).toBeTruthy();
  expect(table()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close the filter, which stays' }));
  expect(filter()).toBeNull();
  expect(table()).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Filter the rows' }).value).toBe('oak');
});

test('on a narrow screen the table takes the place of the filter when it is asked for', () => {
  const { press, ui } = showAll(390);
  press('table');
  press('filter');
  press('table');
  expect(filter()).toBeNull();
  expect(table()).toBeTruthy();
  press('table');
  expect(ui.getState().table).toBeNull();
});

test('where there is room, table and filter are shown together', () => {
  const { press } = showAll(1280);
  press('table');
  press('filter');
  expect(table()).toBeTruthy();
  expect(filter()).toBeTruthy();
});

test('the table ends where the panel of an entity begins, also where that is wide, and not on a narrow screen', () => {
  const { press } = showAll(1280);
  press('table');
  const end = () => table()?.style.marginInlineEnd;
  expect(end()).toBe('0px');
  act(() => openEntityPanel({ key: 'ash' }));
  expect(end()).toBe('480px');
  act(() => openEntityPanel({ key: 'ash', tab: 'file' }));
  expect(end()).toBe('720px');
  act(() => openEntityPanel({ key: 'ash' }));
  cleanup();
  showAll(390).press('table');
  expect(end()).toBe('0px');
});

test('the list of differences gives way to the panel unless there is room for both, and on narrow screens to all else', () => {
  const list = { panel: false, filter: false, table: false, list: true };
  const listed = (opened: Partial<typeof list>, width: Parameters<typeof visiblePanels>[1]) =>
    visiblePanels({ ...list, ...opened }, width).list;
  expect(listed({}, 'narrow')).toBe(true);
  expect(listed({ panel: true }, 'wide')).toBe(true);
  expect(listed({ panel: true }, 'usual')).toBe(false);
  expect(listed({ filter: true, table: true }, 'usual')).toBe(true);
  expect(listed({ filter: true }, 'narrow')).toBe(false);
  expect(listed({ table: true }, 'narrow')).toBe(false);
});

test('the focus goes back to the chart when the search closes, by its button and by Escape anywhere in it', async () => {
  const { press, user, focus, ui } = showAll(1280);
  press('find');
  await user.click(screen.getByRole('button', { name: 'Close the search' }));
  expect(focus).toHaveBeenCalledTimes(1);
  press('find');
  await user.type(screen.getByRole('textbox', { name: 'Find on this chart' }), 'as{Escape}');
  expect(focus).toHaveBeenCalledTimes(2);
  press('find');
  act(() => screen.getByRole('button', { name: 'Search everywhere' }).focus());
  await user.keyboard('{Escape}');
  expect(focus).toHaveBeenCalledTimes(3);
  expect(ui.getState().find).toBeNull();
});
