import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { newNode } from '../../../chart/model/document';
import { showInEditor } from '../testkit/showInEditor';
import { LookDialog } from './LookDialog';

configure({ defaultHidden: true });
afterEach(cleanup);

function show() {
  const nodes = [
    newNode({ key: 'ash', typeName: 'Company', name: 'Ash', width: 300 }),
    newNode({ key: 'birch', typeName: 'Company', name: 'Birch', hideIcon: true }),
  ];
  const { now, undo, user } = showInEditor(<LookDialog keys={['ash', 'birch']} onClose={jest.fn()} />, { nodes });
  const looks = () => [...now().document.nodes.values()].map((node) => [node.fillColor, node.width, node.hideIcon]);
  return { looks, now, undo, user };
}

test('a fill set on several cards leaves their widths and icons, and is undone in one step', async () => {
  const { looks, undo, user } = show();
  await user.click(screen.getByRole('radio', { name: 'Amber' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(looks()).toEqual([
    ['#FFEFCC', 300, false],
    ['#FFEFCC', null, true],
  ]);
  undo();
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
  const { now, user } = show();
  const icons = () => [...now().document.nodes.values()].map(({ icon, hideIcon }) => [icon, hideIcon]);
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

test('fills are gone through by arrow keys, round and round', async () => {
  const { looks, user } = show();
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await waitFor(() => expect(focused()).toBe('Close'));
  await user.click(screen.getByRole('radio', { name: 'Amber' }));
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Red');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'White' }).getAttribute('aria-checked')).toBe('true');
  await user.keyboard('{ArrowUp}');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(looks().map(([fill]) => fill)).toEqual(['#EFE1FA', '#EFE1FA']);
});
