import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { messages } from '@stemma/shared/messages';
import { newNode } from '../../../chart/model/document';
import type { Sent } from '../../../testkit/showWithServer';
import { showInEditor } from '../testkit/showInEditor';
import { RenameEntityDialog } from './RenameEntityDialog';

afterEach(cleanup);

const ash = newNode({ key: 'ash', typeName: 'Company', name: 'Ash', chartCount: 2 });
const hit = (key: string, name: string) => ({
  ...{ __typename: 'SearchHit', key, typeName: 'Company', name },
  ...{ party: 'known', country: null, detail: '', chartCount: 1 },
});

function show(answer: (sent: Sent) => Record<string, unknown> | undefined) {
  const onClose = jest.fn();
  const shown = showInEditor(<RenameEntityDialog node={ash} onClose={onClose} />, { nodes: [ash], answer });
  const name = () => shown.now().document.nodes.get('ash')?.name;
  const rename = async (text: string) => {
    await shown.user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await shown.user.type(screen.getByRole('textbox', { name: 'Name' }), `${text}{Enter}`);
  };
  return { ...shown, onClose, name, rename };
}

test('a name that another of the type bears is asked about before it is taken', async () => {
  const { name, rename, undo, user, onClose } = show(() => ({ searchEntities: [hit('other', 'Birch Ltd')] }));
  expect(screen.getByText('This entity appears in 2 charts; its name changes in all of them.')).toBeTruthy();
  await rename('Birch');
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', messages.possibleDuplicate.text);
  expect(screen.getByText('Birch Ltd')).toBeTruthy();
  expect(name()).toBe('Ash');
  await user.click(screen.getByRole('button', { name: messages.possibleDuplicate.button }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(name()).toBe('Birch');
  undo();
  expect(name()).toBe('Ash');
});

test('the question is of the name that was typed: another one is looked for again', async () => {
  const { rename, sent, user } = show(({ variables }) => ({
    searchEntities: variables['term'] === 'Birch' ? [hit('other', 'Birch Ltd')] : [],
  }));
  await rename('Birch');
  await screen.findByRole('alert');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Quay');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(sent.mock.calls.map(([one]) => one.variables['term'])).toEqual(['Birch', 'Birch Quay']));
});

test('finding itself, or nobody to ask, leaves nothing to be asked', async () => {
  const own = show(() => ({ searchEntities: [hit('ash', 'Ash')] }));
  await own.rename('Ash  Quay ');
  await waitFor(() => expect(own.name()).toBe('Ash Quay'));
  cleanup();
  const offline = show(() => undefined);
  await offline.rename('Ash Wharf');
  await waitFor(() => expect(offline.name()).toBe('Ash Wharf'));
});
