import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { byKey, newNode } from '../../../chart/model/document';
import { createChartSession } from '../../../chart/model/session';
import { showWithServer } from '../../../testkit/showWithServer';
import { EditorContext } from '../editor';
import { pastAsChart } from '../snapshots/pastAsChart';
import { createUi } from '../ui';
import { LookDialog } from './LookDialog';

configure({ defaultHidden: true });
afterEach(cleanup);

function show() {
  const nodes = byKey([
    newNode({ key: 'ash', typeName: 'Company', name: 'Ash', width: 300 }),
    newNode({ key: 'birch', typeName: 'Company', name: 'Birch', hideIcon: true }),
  ]);
  const props = { name: 'Group', description: '', routing: 'orthogonal' } as const;
  const never = () => Promise.reject(new Error('not asked'));
  const session = createChartSession(
    {
      ...pastAsChart('c', { props, nodes, links: new Map(), groups: new Map() }),
      viewerCan: { edit: true, share: false, delete: false },
    },
    { gateway: { save: never, create: never, read: never }, newKey: () => 'k', now: () => 0, wait: never },
  );
  session.setMode('edit');
  const source = { kind: 'chart' as const };
  showWithServer(
    <EditorContext value={{ session, source, ui: createUi(), canvas: { current: null }, showPast: jest.fn() }}>
      <LookDialog keys={['ash', 'birch']} onClose={jest.fn()} />
    </EditorContext>,
    () => ({}),
  );
  const looks = () =>
    [...session.store.getState().document.nodes.values()].map((node) => [node.fillColor, node.width, node.hideIcon]);
  return { looks, session, user: userEvent.setup({ delay: null }) };
}

test('a fill set on several cards leaves their widths and icons, and is undone in one step', async () => {
  const { looks, session, user } = show();
  await user.click(screen.getByRole('radio', { name: 'Amber' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(looks()).toEqual([
    ['#FFEFCC', 300, false],
    ['#FFEFCC', null, true],
  ]);
  session.undo();
  expect(looks()).toEqual([
    [null, 300, false],
    [null, null, true],
  ]);
});

test('a width that no card can have is refused', async () => {
  const { looks, user } = show();
  await user.type(screen.getByRole('textbox', { name: 'Width' }), '20');
  expect(screen.getByText('Between 100 and 600')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Done' }).hasAttribute('disabled')).toBe(true);
  expect(looks()[0]?.[1]).toBe(300);
});

test('cards bear the picture of another kind, and their own again', async () => {
  const { session, user } = show();
  const icons = () =>
    [...session.store.getState().document.nodes.values()].map(({ icon, hideIcon }) => [icon, hideIcon]);
  await user.click(screen.getByRole('radio', { name: 'Trust' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(icons()).toEqual([
    ['Trust', false],
    ['Trust', false],
  ]);
  await user.click(screen.getByRole('radio', { name: 'Of its kind' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(icons()).toEqual([
    [null, false],
    [null, false],
  ]);
});
