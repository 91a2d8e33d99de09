import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { Scene } from '@stemma/diagram/scene/scene';
import type { Camera } from '../../../chart/canvas/camera';
import type { CanvasController } from '../../../chart/canvas/controller';
import type { Difference } from '../../../chart/model/compare';
import { newNode } from '../../../chart/model/document';
import { selectionOf } from '../../../chart/model/selection';
import { atAnyWidth, atWidth } from '../testkit/atWidth';
import { showInEditor } from '../testkit/showInEditor';
import { useEditor } from '../editor';
import { NewsCard } from './NewsCard';
import { useCovered } from './useCovered';

afterEach(() => {
  atAnyWidth();
  cleanup();
});

function show(width: number) {
  atWidth(width);
  const nodes = ['a', 'c'].map((key) => newNode({ key, typeName: 'Company', name: key }));
  const shown = showInEditor(<NewsCard />, { nodes });
  const differences: Difference[] = [{ kind: 'card', key: 'b', name: 'Birch', mark: 'added', lines: [] }];
  const tell = () =>
    act(() => shown.session.store.setState({ news: { differences, by: ['Ada Byron'], moved: 0, rerouted: 0 } }));
  return { ...shown, tell };
}
const card = () => screen.getByRole('status', { name: 'What others changed' });
const at = (name: string) => card().style.getPropertyValue(name);

test.each([390, 1440])('at a width of %i news are short until they are opened, and are put away', async (width) => {
  const { tell, now, user } = show(width);
  tell();
  expect(card().textContent).toContain('Ada Byron changed this chart1 added');
  expect(screen.queryByText('Birch')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'What was changed' }));
  expect(screen.getByText('Birch')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close what others changed' }));
  expect(now().news).toBeNull();
});

test('news stand at the foot, beside the zoom box or over the tools, and over what is done with several cards', () => {
  const { tell, session } = show(1440);
  tell();
  expect([at('--left'), at('--below')]).toEqual(['224px', '8px']);
  act(() => session.select(selectionOf(['a', 'c'])));
  expect(at('--below')).toBe('76px');
  cleanup();
  show(390).tell();
  expect([at('--left'), at('--below')]).toEqual(['8px', '72px']);
});

test('a chart that is seen whole makes room for news, once for each that are told', () => {
  const { tell, editor, session } = show(390);
  const keepInView = jest.fn<Camera['keepInView']>();
  editor.canvas.current = { camera: { keepInView } } as unknown as CanvasController;
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  tell();
  expect(keepInView).toHaveBeenCalledTimes(1);
  act(() => session.select(selectionOf(['a'])));
  expect(keepInView).toHaveBeenCalledTimes(1);
});

test('that somebody saved what is changed here can be put away, until it is saved once more', async () => {
  const { ui, user, session } = show(1440);
  const seen = { name: null, entitiesChanged: '', putAway: null };
  const presence = { others: [], by: 'Ada Byron', touches: true, revision: 4, ...seen };
  act(() => ui.setState({ presence }));
  expect(screen.getByRole('button', { name: 'Choose what counts' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close what others changed' }));
  expect(screen.queryByRole('button', { name: 'Choose what counts' })).toBeNull();
  act(() => ui.setState((state) => ({ presence: state.presence && { ...state.presence, revision: 5 } })));
  expect(screen.getByRole('button', { name: 'Choose what counts' })).toBeTruthy();
  act(() => session.store.setState({ revision: 5 }));
  expect(screen.queryByRole('button', { name: 'Choose what counts' })).toBeNull();
});

/** News that follow what others save. */
function Following() {
  useCovered(useEditor());
  return <NewsCard />;
}

test('cards that lie over each other since somebody else saved are told and shown, until one is moved away', async () => {
  const at = (key: string, x: number) => newNode({ key, typeName: 'Company', name: key, x });
  const nodes = [at('a', 0), at('b', 400), at('c', 800), at('d', 830)];
  const { editor, session, user, now } = showInEditor(<Following />, { nodes });
  const scene = new Scene({ card: createCardSetter((text) => text.length * 7), label: () => null });
  const showAll = jest.fn<Camera['showAll']>();
  const camera = { showAll, keepInView: jest.fn() };
  editor.canvas.current = { scene, camera, meant: (key: string) => [key] } as unknown as CanvasController;
  const moved = (key: string, x: number) => {
    const { document } = now();
    return { ...document, nodes: new Map(document.nodes).set(key, at(key, x)) };
  };
  const news = { differences: [], by: ['Ada Byron'], moved: 1, rerouted: 0 };
  act(() => session.store.setState({ document: moved('b', 60), news }));
  expect(card().textContent).toContain('one card moved, 2 cards lie over each other');
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  expect([...now().selection.nodes].sort()).toEqual(['a', 'b']);
  expect(showAll).toHaveBeenCalledWith(['a', 'b']);
  act(() => session.store.setState({ document: moved('b', 300) }));
  expect(screen.queryByRole('button', { name: 'Show them' })).toBeNull();
  act(() => session.store.setState({ document: moved('b', 60) }));
  expect(screen.getByRole('button', { name: 'Show them' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close what others changed' }));
  expect(editor.ui.getState().covered).toEqual([]);
});
