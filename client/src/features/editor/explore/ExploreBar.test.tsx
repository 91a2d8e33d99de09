import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, configure, screen } from '@testing-library/react';
import { newNode } from '../../../chart/model/document';
import { showInEditor } from '../testkit/showInEditor';
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
  await user.type(screen.getByRole('textbox', { name: 'Share from' }), '40');
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
