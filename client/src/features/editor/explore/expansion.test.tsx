import { expect, jest, test } from '@jest/globals';
import { linkShape } from '@stemma/shared/chart/link';
import { neighboursElsewhere } from '../../../chart/model/expansion';
import { addNode } from '../../../chart/model/commands';
import { newNode } from '../../../chart/model/document';
import { UNSAVED } from '../../../chart/model/onlyRead';
import type { ChartGateway } from '../../../chart/model/saving';
import { selectionOf } from '../../../chart/model/selection';
import { createChartSession } from '../../../chart/model/session';
import { pressBadge } from '../actions/expansionActions';
import { actionOf } from '../actions/table';
import type { Editor } from '../editor';
import { createUi } from '../ui';
import { answeringClient } from '../../../testkit/showWithServer';
import { boundAction } from '../useActions';
import { readSurroundings } from './expansion';

const card = (key: string) => newNode({ key, typeName: 'Company', name: key.toUpperCase() });

function open() {
  const save = jest.fn<ChartGateway['save']>(async ({ revision }) => ({ ok: true, revision: revision + 1 }));
  const session = createChartSession(
    {
      ...UNSAVED,
      ...{ key: 'chart', name: 'Group', description: '', routing: 'orthogonal' },
      viewerCan: { edit: true, share: true, delete: true },
      ...{ nodes: [card('a')], links: [], groups: [] },
    },
    {
      gateway: {
        save,
        read: async () => null,
        standing: async () => 'readable',
        create: async () => ({ ok: true, revision: 1 }),
      },
      wait: async () => undefined,
      newKey: () => 'save',
      now: () => 0,
    },
  );
  const editor: Editor = {
    ...{ session, ui: createUi(), canvas: { current: null }, source: { kind: 'chart' } },
    showSnapshot: () => undefined,
  };
  session.setMode('edit');
  session.select(selectionOf(['a']));
  const known = {
    key: 'a',
    nodes: [card('a'), card('b'), card('c')],
    links: [linkShape.parse({ key: 'ab', from: 'a', to: 'b' }), linkShape.parse({ key: 'ca', from: 'c', to: 'a' })],
  };
  editor.ui.setState((state) => ({ expansion: { ...state.expansion, known } }));
  return { editor, session, save, door: (id: string) => boundAction(actionOf(id), editor) };
}

test('the menu counts neighbours before they come, and a press brings them in and takes them off again', () => {
  const { editor, session, door: action } = open();
  const shown = () => [...session.store.getState().document.nodes.keys()];
  expect(action('bringNeighbours').label).toBe('Bring in 2 neighbours from other charts');
  expect(action('takeNeighboursOff').enabled).toBe(false);
  pressBadge(editor);
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(action('bringNeighbours').enabled).toBe(false);
  expect(action('takeNeighboursOff').label).toBe('Remove 2 neighbours');
  pressBadge(editor);
  expect(shown()).toEqual(['a']);
  session.undo();
  session.undo();
  expect(shown()).toEqual(['a']);
  expect(action('bringNeighbours').label).toBe('Bring in 2 neighbours from other charts');
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

test('a neighbour comes with what links it with the other cards of the chart', async () => {
  const { session } = open();
  session.run(addNode(card('d')));
  const nodes = [card('a'), card('b')];
  const link = (key: string, from: string, to: string) => linkShape.parse({ key, from, to });
  const asked: unknown[] = [];
  const client = answeringClient(({ name, variables }) => {
    asked.push([name, variables]);
    return name === 'Surroundings'
      ? { neighbours: { nodes, links: [link('ab', 'a', 'b')] } }
      : { neighbourhood: { links: [link('ab', 'a', 'b'), link('bd', 'b', 'd'), link('bx', 'b', 'x')] } };
  });
  const { document } = session.store.getState();
  const part = neighboursElsewhere(
    document,
    (await readSurroundings(client, 'a', document)) ?? { key: 'a', nodes: [], links: [] },
  );
  expect(asked).toEqual([
    ['Surroundings', { key: 'a' }],
    ['LinksAround', { keys: ['b'] }],
  ]);
  expect(part.nodes.map(({ key }) => key)).toEqual(['b']);
  expect(part.links.map(({ key }) => key)).toEqual(['ab', 'bd']);
});

test('nothing is brought in while the chart is only read, or when another card is chosen', () => {
  const { editor, session, door: action } = open();
  session.setMode('view');
  expect(action('bringNeighbours').visible).toBe(false);
  pressBadge(editor);
  expect(session.store.getState().document.nodes.size).toBe(1);
  session.setMode('edit');
  session.select(selectionOf([]));
  expect(action('bringNeighbours').enabled).toBe(false);
});
