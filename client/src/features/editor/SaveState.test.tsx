import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { messages } from '@stemma/shared/messages';
import { changeNode } from '../../chart/model/commands';
import { newNode } from '../../chart/model/document';
import { useLeaveGuard } from '../../lib/leaveGuard';
import { followTyping, isTypedIn, watchTyping } from '../../lib/typedIn';
import { useEditor } from './editor';
import { SaveState } from './SaveState';
import { showInEditor } from './testkit/showInEditor';
import { EditCell } from './tableView/EditCell';

let stop = () => {};
beforeEach(() => {
  stop = watchTyping();
});
afterEach(() => {
  stop();
  cleanup();
});

function Guarded() {
  const { session } = useEditor();
  useLeaveGuard({ unsaved: isTypedIn, follow: followTyping, question: messages.unsavedWork });
  return (
    <>
      <SaveState />
      <EditCell label="Label" value="Old" onCommit={(label) => session.run(changeNode('ash', { label }))} />
    </>
  );
}

const says = () => screen.getByTestId('save-state').textContent;

test('what is half typed in a cell is not said to be saved, until it is taken over or given up', async () => {
  const { user } = showInEditor(<Guarded />, {
    nodes: [newNode({ key: 'ash', typeName: 'Company', name: 'Ash', label: 'Old' })],
  });
  const label = () => screen.getByRole('textbox', { name: 'Label' });
  expect(says()).toBe('Saved');
  await user.type(label(), '!');
  await waitFor(() => expect(says()).toBe('Not all saved'));
  await user.keyboard('{Escape}');
  expect(says()).toBe('Saved');
  await user.type(label(), '!');
  await user.keyboard('{Enter}');
  expect(says()).toBe('1 change not saved');
});
