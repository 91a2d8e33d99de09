import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, configure, screen } from '@testing-library/react';
import { messages } from '@stemma/shared/messages';
import { newNode } from '../../../chart/model/document';
import { selectionOf } from '../../../chart/model/selection';
import { actionOf } from '../actions/table';
import { showInEditor } from '../testkit/showInEditor';
import { boundAction } from '../useActions';
import { ExploreBar } from './ExploreBar';
import { NOTHING_EXPLORED } from './state';

configure({ defaultHidden: true });
afterEach(cleanup);

test('the filter is put away by its cross or by Escape, stays, and is opened again', async () => {
  const nodes = [newNode({ key: 'a', typeName: 'Company', name: 'Ash' })];
  const { ui, user } = showInEditor(<ExploreBar />, { nodes });
  act(() => ui.setState({ explore: { ...NOTHING_EXPLORED, open: true } }));
  const role = () => screen.getByRole('combobox', { name: 'Role' });
  const isOpen = () => screen.queryByRole('combobox', { name: 'Role' }) !== null;
  await user.type(await screen.findByRole('textbox', { name: 'Share from' }), '40');
  await user.tab();
  expect(ui.getState().explore.filter.least).toBe(40);
  await user.click(screen.getByRole('button', { name: 'Close the filter, which stays' }));
  expect(isOpen()).toBe(false);
  expect(ui.getState().explore.filter.least).toBe(40);
  await user.click(screen.getByRole('button', { name: 'Filter…' }));
  expect(isOpen()).toBe(true);
  await user.click(role());
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(true);
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(ui.getState().explore.filter.least).toBe(40);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(ui.getState().explore).toEqual(NOTHING_EXPLORED);
});

test('the filter opens with the focus in its first field, and Escape on the chart closes it before it selects nothing', async () => {
  const nodes = [newNode({ key: 'a', typeName: 'Company', name: 'Ash' })];
  const { editor, session, ui, now } = showInEditor(<ExploreBar />, { nodes });
  const press = (id: string) => act(() => boundAction(actionOf(id), editor).perform());
  act(() => session.select(selectionOf(['a'])));
  press('filter');
  const first = await screen.findByRole('combobox', { name: 'Type' });
  expect(document.activeElement).toBe(first);
  press('escape');
  expect(ui.getState().explore.open).toBe(false);
  expect(now().selection.nodes.size).toBe(1);
  press('escape');
  expect(now().selection.nodes.size).toBe(0);
});

test('entities are counted without notes, as chart properties do', () => {
  const nodes = [
    newNode({ key: 'a', typeName: 'Company', name: 'Ash' }),
    newNode({ key: 'b', typeName: 'Trust', name: 'Birch' }),
    newNode({ key: 'n', typeName: 'Sticky', name: 'Ask the bank' }),
  ];
  const { ui } = showInEditor(<ExploreBar />, { nodes });
  const filter = { ...NOTHING_EXPLORED.filter, types: ['Trust' as const] };
  act(() => ui.setState({ explore: { ...NOTHING_EXPLORED, open: true, filter } }));
  expect(screen.getByRole('status').textContent).toBe('1 of 2 entities');
});

test('shares from more to less filter nothing and say so', async () => {
  const nodes = [newNode({ key: 'a', typeName: 'Company', name: 'Ash' })];
  const { ui, user } = showInEditor(<ExploreBar />, { nodes });
  act(() => ui.setState({ explore: { ...NOTHING_EXPLORED, open: true } }));
  await user.type(await screen.findByRole('textbox', { name: 'Share from' }), '50');
  expect(screen.getByRole('status').textContent).toBe('0 of 1 entity');
  await user.type(screen.getByRole('textbox', { name: 'to' }), '40');
  expect(screen.getByText(messages.shareRange)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('All entities');
});
