import { afterEach, expect, test } from '@jest/globals';
import { Notifications, notifications } from '@mantine/notifications';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { addNode } from '../../../chart/model/commands';
import { newTextAnnotation } from '../../../chart/model/decor';
import { newNode } from '../../../chart/model/document';
import { showInEditor } from '../testkit/showInEditor';
import { boundAction } from '../useActions';
import { actionOf } from './table';

afterEach(() => {
  cleanup();
  notifications.clean();
});

function show() {
  const shown = showInEditor(<Notifications />, {
    save: async ({ revision }) => ({ ok: true, revision: revision + 1 }),
  });
  const press = (id: string) => act(() => boundAction(actionOf(id), shown.editor).perform());
  const add = (key: string) =>
    act(() => {
      shown.session.run(addNode(newNode({ key, typeName: 'Company', name: key })));
    });
  const saved = async () => {
    press('save');
    await waitFor(() => expect(shown.now().unsaved).toBe(0));
  };
  return { ...shown, add, press, saved };
}

const NOTICE = 'Off this chart. The entity was saved and stays in the lists.';

test('undoing an addition that was saved tells where the entity is now', async () => {
  const { add, now, press, saved } = show();
  add('Ash');
  await saved();
  press('undo');
  expect(now().document.nodes.size).toBe(0);
  expect(await screen.findByText(NOTICE)).toBeTruthy();
});

test('undoing what was not saved, or a note, leaves nothing behind and tells nothing', async () => {
  const { add, now, press, saved, session } = show();
  act(() => {
    session.run(addNode(newTextAnnotation('Sticky', 'n', 'Ask', { x: 0, y: 0 })));
  });
  await saved();
  add('Ash');
  press('undo');
  press('undo');
  expect(now().document.nodes.size).toBe(0);
  add('Birch');
  await saved();
  press('undo');
  await screen.findByText(NOTICE);
  expect(screen.getAllByText(/^Off this chart/)).toHaveLength(1);
});

test('undo while a layout is worked out takes that back, not the edit before it', () => {
  const { add, now, press, ui } = show();
  add('Ash');
  const arranging = new AbortController();
  act(() => ui.setState({ arranging }));
  press('undo');
  expect(arranging.signal.aborted).toBe(true);
  expect([...now().document.nodes.keys()]).toEqual(['Ash']);
  act(() => ui.setState({ arranging: null }));
  press('undo');
  expect(now().document.nodes.size).toBe(0);
  press('redo');
  expect([...now().document.nodes.keys()]).toEqual(['Ash']);
});
