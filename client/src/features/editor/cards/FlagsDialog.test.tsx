import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newNode } from '../../../chart/model/document';
import { createChartSession } from '../../../chart/model/session';
import { showWithServer } from '../../../testkit/showWithServer';
import { EditorContext } from '../editor';
import { pastAsChart } from '../snapshots/pastAsChart';
import { createUi } from '../ui';
import { FlagsDialog } from './FlagsDialog';

// Nothing of the dialog is hidden, and asking the styles of each element whether it is takes most of the time.
configure({ defaultHidden: true });
afterEach(cleanup);

function show(keys: string[]) {
  const cards = [
    newNode({ key: 'ash', typeName: 'Company', name: 'Ash', label: 'Parent', flag: 'FR' }),
    newNode({ key: 'birch', typeName: 'Company', name: 'Birch', label: 'Dormant', flagColor: 'green' }),
  ];
  const props = { name: 'Group', description: '', routing: 'orthogonal' } as const;
  const nodes = new Map(cards.map((card) => [card.key, card]));
  const chart = pastAsChart('c', { props, nodes, links: new Map(), groups: new Map() });
  const never = () => Promise.reject(new Error('not asked'));
  const session = createChartSession(
    { ...chart, viewerCan: { edit: true, share: false, delete: false } },
    { gateway: { save: never, create: never, read: never }, newKey: () => 'k', now: () => 0, wait: never },
  );
  session.setMode('edit');
  const source = { kind: 'chart' as const };
  const editor = { session, source, ui: createUi(), canvas: { current: null }, showPast: jest.fn() };
  showWithServer(
    <EditorContext value={editor}>
      <FlagsDialog keys={keys} onClose={jest.fn()} />
    </EditorContext>,
    () => ({}),
  );
  const marks = () =>
    [...session.store.getState().document.nodes.values()].map(({ label, flag, flagColor }) => [label, flag, flagColor]);
  return { marks, session, user: userEvent.setup({ delay: null }) };
}

const label = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Label/ });
const done = () => screen.getByRole('button', { name: 'Done' });

test('a colour that is set on several cards leaves what else each of them shows', async () => {
  const { marks, user } = show(['ash', 'birch']);
  expect(label().value).toBe('');
  await user.click(screen.getByRole('radio', { name: 'Red' }));
  await user.click(done());
  expect(marks()).toEqual([
    ['Parent', 'FR', 'red'],
    ['Dormant', null, 'red'],
  ]);
});

test('a label of more than 16 characters is refused, and can be taken off', async () => {
  const { marks, session, user } = show(['ash']);
  await user.clear(label());
  await user.click(label());
  await user.paste('Seventeen letters');
  expect(screen.getByText('Maximum 16 characters')).toBeTruthy();
  expect(done().hasAttribute('disabled')).toBe(true);
  await user.clear(label());
  await user.click(done());
  expect(marks()[0]).toEqual([null, 'FR', null]);
  session.undo();
  expect(marks()[0]).toEqual(['Parent', 'FR', null]);
});
