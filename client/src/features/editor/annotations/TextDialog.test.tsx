import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import { decorationValues } from '@stemma/shared/chart/decoration';
import { newTextAnnotation } from '../../../chart/model/decor';
import type { NodeRecord } from '../../../chart/model/document';
import { showInEditor } from '../testkit/showInEditor';
import { TextDialog } from './TextDialog';

configure({ defaultHidden: true });
afterEach(cleanup);

function show(entityKey: string | null, nodes: NodeRecord[] = []) {
  const piece = <TextDialog type="Sticky" entityKey={entityKey} onClose={jest.fn()} />;
  const { now, undo, user } = showInEditor(piece, { nodes });
  const notes = () => [...now().document.nodes.values()];
  return { notes, undo, user };
}

test('a note with its colour comes onto the chart in one step, and goes by one undo', async () => {
  const { notes, undo, user } = show(null);
  expect(screen.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Ask the bank');
  await user.click(screen.getByRole('radio', { name: 'Pink' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(notes()).toMatchObject([{ typeName: 'Sticky', name: 'Ask the bank' }]);
  expect(notes().map(decorationValues)).toMatchObject([{ color: '#FFD3DC', fontSize: 14 }]);
  undo();
  expect(notes()).toEqual([]);
});

test('more than 1,000 letters are refused, and what a note said stays', async () => {
  const { notes, user } = show('n', [newTextAnnotation('Sticky', 'n', 'Short', { x: 0, y: 0 })]);
  const field = screen.getByRole('textbox', { name: 'Note' });
  await user.click(field);
  await user.paste('x'.repeat(1001));
  expect(screen.getByRole('button', { name: 'Done' }).hasAttribute('disabled')).toBe(true);
  expect(notes()[0]?.name).toBe('Short');
});
