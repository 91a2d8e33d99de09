import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decorationValues } from '@stemma/shared/chart/decoration';
import { newWords } from '../../../chart/model/decor';
import { byKey, type NodeRecord } from '../../../chart/model/document';
import { createChartSession } from '../../../chart/model/session';
import { showWithServer } from '../../../testkit/showWithServer';
import { EditorContext } from '../editor';
import { pastAsChart } from '../snapshots/pastAsChart';
import { createUi } from '../ui';
import { WordsDialog } from './WordsDialog';

configure({ defaultHidden: true });
afterEach(cleanup);

function show(entityKey: string | null, nodes: NodeRecord[] = []) {
  const props = { name: 'Group', description: '', routing: 'orthogonal' } as const;
  const never = () => Promise.reject(new Error('not asked'));
  const session = createChartSession(
    {
      ...pastAsChart('c', { props, nodes: byKey(nodes), links: new Map(), groups: new Map() }),
      viewerCan: { edit: true, share: false, delete: false },
    },
    { gateway: { save: never, create: never, read: never }, newKey: () => 'k', now: () => 0, wait: never },
  );
  session.setMode('edit');
  const source = { kind: 'chart' as const };
  showWithServer(
    <EditorContext value={{ session, source, ui: createUi(), canvas: { current: null }, showPast: jest.fn() }}>
      <WordsDialog type="Sticky" entityKey={entityKey} onClose={jest.fn()} />
    </EditorContext>,
    () => ({}),
  );
  const notes = () => [...session.store.getState().document.nodes.values()];
  return { notes, session, user: userEvent.setup({ delay: null }) };
}

test('a note with its colour comes onto the chart in one step, and goes by one undo', async () => {
  const { notes, session, user } = show(null);
  expect(screen.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Ask the bank');
  await user.click(screen.getByRole('radio', { name: 'Pink' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(notes()).toMatchObject([{ typeName: 'Sticky', name: 'Ask the bank' }]);
  expect(notes().map(decorationValues)).toMatchObject([{ color: '#FFD3DC', fontSize: 14 }]);
  session.undo();
  expect(notes()).toEqual([]);
});

test('more than 1,000 letters are refused, and what a note said stays', async () => {
  const { notes, user } = show('n', [newWords('Sticky', 'n', 'Short', { x: 0, y: 0 })]);
  const field = screen.getByRole('textbox', { name: 'Note' });
  await user.click(field);
  await user.paste('x'.repeat(1001));
  expect(screen.getByRole('button', { name: 'Done' }).hasAttribute('disabled')).toBe(true);
  expect(notes()[0]?.name).toBe('Short');
});
