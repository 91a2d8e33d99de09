import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import { newNode } from '../../../chart/model/document';
import { showInEditor } from '../testkit/showInEditor';
import { FlagsDialog } from './FlagsDialog';

// Nothing of the dialog is hidden, and asking the styles of each element whether it is takes most of the time.
configure({ defaultHidden: true });
afterEach(cleanup);

function show(keys: string[]) {
  const nodes = [
    newNode({ key: 'ash', typeName: 'Company', name: 'Ash', label: 'Parent', flag: 'FR' }),
    newNode({ key: 'birch', typeName: 'Company', name: 'Birch', label: 'Dormant', flagColor: 'green' }),
  ];
  const { now, undo, user } = showInEditor(<FlagsDialog keys={keys} onClose={jest.fn()} />, { nodes });
  const marks = () => [...now().document.nodes.values()].map(({ label, flag, flagColor }) => [label, flag, flagColor]);
  return { marks, undo, user };
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
  const { marks, undo, user } = show(['ash']);
  await user.clear(label());
  await user.click(label());
  await user.paste('Seventeen letters');
  expect(screen.getByText('Maximum 16 characters')).toBeTruthy();
  expect(done().hasAttribute('disabled')).toBe(true);
  await user.clear(label());
  await user.click(done());
  expect(marks()[0]).toEqual([null, 'FR', null]);
  undo();
  expect(marks()[0]).toEqual(['Parent', 'FR', null]);
});
