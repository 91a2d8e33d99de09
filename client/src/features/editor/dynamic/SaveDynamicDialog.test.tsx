import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { arrange } from '../../../chart/model/commands';
import { newLink, newNode } from '../../../chart/model/document';
import type { DynamicSource } from '../source';
import { showInEditor } from '../testkit/showInEditor';
import { SaveDynamicDialog } from './SaveDynamicDialog';

afterEach(cleanup);

const source: DynamicSource = {
  kind: 'dynamic',
  of: 'all',
  entity: { key: 'ash', name: 'Ash' },
  charts: [{ key: 'c1', name: 'Family' }],
  chartsOf: new Map([['l', ['c1']]]),
};

test('what is kept is what is shown: places, routes and labels of links, and the way that links go', async () => {
  const nodes = ['ash', 'birch'].map((key) => newNode({ key, typeName: 'Company', name: key }));
  const links = [{ ...newLink({ key: 'l', from: 'ash', to: 'birch', roles: [] }), routing: 'straight' as const }];
  const saved = { __typename: 'ChartResult', ok: { __typename: 'ChartCard', key: 'new' }, error: null };
  const { session, sent, user } = showInEditor(<SaveDynamicDialog source={source} onClose={jest.fn()} />, {
    ...{ nodes, links, source },
    edit: false,
    answer: () => ({ saveDynamicChart: saved }),
  });
  const route = { points: [1, 2], fromSpot: '0.5 1', toSpot: '0.5 0', linkTextPosition: 0.4, routing: null };
  act(() => session.present(arrange({ nodes: new Map([['birch', { x: 7, y: 8 }]]), links: new Map([['l', route]]) })));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0].variables['input']).toMatchObject({
    places: [
      { key: 'ash', x: 0, y: 0 },
      { key: 'birch', x: 7, y: 8 },
    ],
    routes: [{ key: 'l', ...route }],
    routing: 'orthogonal',
  });
});
