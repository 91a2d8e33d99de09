import { expect, test } from '@jest/globals';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { Scene } from '@stemma/diagram/scene/scene';
import { newNode } from '../../../chart/model/document';
import { open } from '../../../chart/model/testSession';
import type { layOut } from '../../../chart/layout/engine';
import { createUi } from '../ui';
import { shownAfterLayout, layOutNeighbourhood } from './neighbourhoodLayout';

const FAR = 4000;

/** Two cards that are linked, far apart, and one between them. */
function farApart() {
  const at = (key: string, x: number) => newNode({ key, typeName: 'Company', name: key.toUpperCase(), x, y: 0 });
  const { session } = open({ nodes: [at('a', 0), at('c', FAR / 2), at('b', FAR)] });
  const scene = new Scene({ card: createCardSetter((text) => text.length * 7), label: () => null });
  scene.update(session.store.getState().document);
  const current = {
    scene,
    asked: <T>(request: T) => request,
    arranged: <T>(arrangement: T) => arrangement,
    prepare: () => Promise.resolve(),
  };
  return { session, ui: createUi(), canvas: { current } };
}

/** One card over the other. */
const inColumn: typeof layOut = ({ nodes }) =>
  Promise.resolve({ nodes: new Map(nodes.map(({ key }, at) => [key, { x: 0, y: at * 200 }])), links: new Map() });

const going = () => new AbortController();

test('cards are gathered near each other and clear of all others, and nothing of it is an edit', async () => {
  const editor = farApart();
  const before = editor.session.store.getState();
  const shown = await layOutNeighbourhood(editor, new Set(['a', 'b']), going().signal, inColumn);
  const [a, b, c] = ['a', 'b', 'c'].map((key) => shown.nodes.get(key));
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeLessThan(FAR / 10);
  expect(c).toBe(before.document.nodes.get('c'));
  expect(a).not.toMatchObject({ x: c?.x, y: c?.y });
  expect(editor.session.store.getState()).toBe(before);
  expect(editor.ui.getState().arranging).toBeNull();
});

test('a card alone, and what is left before it was laid out, stays where it is', async () => {
  const editor = farApart();
  const { document } = editor.session.store.getState();
  expect(await layOutNeighbourhood(editor, new Set(['a']), going().signal, inColumn)).toBe(document);
  const leaving = going();
  const gathering = layOutNeighbourhood(editor, new Set(['a', 'b']), leaving.signal, inColumn);
  expect(editor.ui.getState().arranging).not.toBeNull();
  leaving.abort();
  expect(editor.ui.getState().arranging).toBeNull();
  expect(await gathering).toBe(document);
});

test('what is gathered is seen only of the document that it was gathered on', async () => {
  const editor = farApart();
  const { document: of } = editor.session.store.getState();
  const shown = await layOutNeighbourhood(editor, new Set(['a', 'b']), going().signal, inColumn);
  const focus = { kind: 'neighbours', keys: ['a'], depth: 1 } as const;
  const seen = shownAfterLayout({ focus, of, shown });
  expect(seen(of)).toBe(shown);
  const changed = { ...of };
  expect(seen(changed)).toBe(changed);
});
