import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { Difference } from '../../../chart/model/compare';
import { newNode } from '../../../chart/model/document';
import { NOTHING_EXPLORED } from '../explore/state';
import { showInEditor } from '../testkit/showInEditor';
import { NewsCard } from './NewsCard';

const matchMedia = window.matchMedia.bind(window);
afterEach(() => {
  window.matchMedia = matchMedia;
  cleanup();
});

function show(width: number) {
  const media = (query: string) => ({
    ...matchMedia(query),
    matches: /max-width: (\d+)px/.test(query)
      ? width <= Number(/\d+/.exec(query)?.[0])
      : width >= Number(/\d+/.exec(query)?.[0]),
  });
  window.matchMedia = jest.fn<typeof matchMedia>(media);
  const shown = showInEditor(<NewsCard />, { nodes: [newNode({ key: 'a', typeName: 'Company', name: 'Ash' })] });
  const differences: Difference[] = [{ kind: 'card', key: 'b', name: 'Birch', mark: 'added', lines: [] }];
  act(() => shown.session.store.setState({ news: { differences, by: ['Ada Byron'], moved: 0, rerouted: 0 } }));
  return shown;
}
const card = () => screen.getByRole('status', { name: 'What others changed' });
const low = () => card().hasAttribute('data-low');

test('on a narrow screen news are short until they are opened, and lie neither over the filter nor over the search', async () => {
  const { ui, now, user } = show(390);
  expect(card().textContent).toContain('Ada Byron changed this chart1 added');
  expect(screen.queryByText('Birch')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'What was changed' }));
  expect(screen.getByText('Birch')).toBeTruthy();
  expect(low()).toBe(false);
  act(() => ui.setState({ explore: { ...NOTHING_EXPLORED, open: true } }));
  expect(low()).toBe(true);
  act(() => ui.setState({ explore: NOTHING_EXPLORED, find: { text: '', at: 0 } }));
  expect(low()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close what others changed' }));
  expect(now().news).toBeNull();
});

test('on a wide screen news are told whole, beside the filter and below the search', () => {
  const { ui } = show(1440);
  expect(screen.getByText('Birch')).toBeTruthy();
  act(() => ui.setState({ explore: { ...NOTHING_EXPLORED, open: true } }));
  expect(low()).toBe(false);
  act(() => ui.setState({ find: { text: '', at: 0 } }));
  expect(low()).toBe(true);
});

test('that somebody saved what is changed here can be put away, until it is saved once more', async () => {
  const { ui, user } = show(1440);
  const company = { others: [], by: 'Ada Byron', touches: true, revision: 4, putAway: null };
  act(() => ui.setState({ company }));
  expect(screen.getByRole('button', { name: 'Choose what counts' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close what others changed' }));
  expect(screen.queryByRole('button', { name: 'Choose what counts' })).toBeNull();
  act(() => ui.setState((state) => ({ company: state.company && { ...state.company, revision: 5 } })));
  expect(screen.getByRole('button', { name: 'Choose what counts' })).toBeTruthy();
});
