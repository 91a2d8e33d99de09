import { expect, jest, test } from '@jest/globals';
import { linkShape } from '@stemma/shared/chart/link';
import { newNode } from '../../../chart/model/document';
import { NOT_KEPT } from '../../../chart/model/onlyRead';
import type { ChartGateway } from '../../../chart/model/saving';
import { selectionOf } from '../../../chart/model/selection';
import { createChartSession } from '../../../chart/model/session';
import { pressBadge } from '../actions/beyondActions';
import { actionOf } from '../actions/table';
import type { Editor } from '../editor';
import { createUi } from '../ui';
import { doorOf } from '../useActions';

const card = (key: string) => newNode({ key, typeName: 'Company', name: key.toUpperCase() });

function open() {
  const save = jest.fn<ChartGateway['save']>(async ({ revision }) => ({ ok: true, revision: revision + 1 }));
  const session = createChartSession(
    {
      ...NOT_KEPT,
      ...{ key: 'chart', name: 'Group', description: '', routing: 'orthogonal' },
      viewerCan: { edit: true, share: true, delete: true },
      ...{ nodes: [card('a')], links: [], groups: [] },
    },
    {
      gateway: { save, read: async () => null, create: async () => ({ ok: true, revision: 1 }) },
      wait: async () => undefined,
      newKey: () => 'save',
      now: () => 0,
    },
  );
  const editor: Editor = {
    ...{ session, ui: createUi(), canvas: { current: null }, source: { kind: 'chart' } },
    showPast: () => undefined,
  };
  session.setMode('edit');
  session.select(selectionOf(['a']));
  const known = {
    key: 'a',
    nodes: [card('a'), card('b'), card('c')],
    links: [linkShape.parse({ key: 'ab', from: 'a', to: 'b' }), linkShape.parse({ key: 'ca', from: 'c', to: 'a' })],
  };
  editor.ui.setState((state) => ({ beyond: { ...state.beyond, known } }));
  return { editor, session, save, door: (id: string) => doorOf(actionOf(id), editor) };
}

test('the menu counts neighbours before they come, and a press brings them in and takes them off again', () => {
  const { editor, session, door } = open();
  const shown = () => [...session.store.getState().document.nodes.keys()];
  expect(door('bringNeighbours').label).toBe('Bring in 2 neighbours from other charts');
  expect(door('takeNeighboursOff').enabled).toBe(false);
  pressBadge(editor);
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(door('bringNeighbours').enabled).toBe(false);
  expect(door('takeNeighboursOff').label).toBe('Take 2 neighbours off again');
  pressBadge(editor);
  expect(shown()).toEqual(['a']);
  session.undo();
  session.undo();
  expect(shown()).toEqual(['a']);
  expect(door('bringNeighbours').label).toBe('Bring in 2 neighbours from other charts');
});

test('what came is saved as the entities that there are, with links of this chart', async () => {
  const { editor, session, save } = open();
  pressBadge(editor);
  await session.save();
  const { changes } = save.mock.calls[0]?.[0] ?? {};
  expect(changes?.entities).toEqual([]);
  expect(changes?.placements.map(({ entityKey }) => entityKey).sort()).toEqual(['b', 'c']);
  expect(changes?.links).toHaveLength(2);
  expect(changes?.links.map(({ key }) => key)).not.toContain('ab');
});

test('nothing is brought in while the chart is only read, or when another card is chosen', () => {
  const { editor, session, door } = open();
  session.setMode('view');
  expect(door('bringNeighbours').visible).toBe(false);
  pressBadge(editor);
  expect(session.store.getState().document.nodes.size).toBe(1);
  session.setMode('edit');
  session.select(selectionOf([]));
  expect(door('bringNeighbours').enabled).toBe(false);
});
