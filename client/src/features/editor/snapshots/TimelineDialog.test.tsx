import { afterEach, expect, jest, test } from '@jest/globals';
import { Notifications, notifications } from '@mantine/notifications';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { showInEditor } from '../testkit/showInEditor';
import { TimelineDialog } from './TimelineDialog';

afterEach(() => {
  cleanup();
  notifications.clean();
});

const march = {
  __typename: 'Snapshot',
  key: 's1',
  name: 'March',
  createdByName: 'Ada',
  createdDate: '2026-03-01T09:30:00.000Z',
  revision: 3,
};

function show(edit: boolean, snapshots: (typeof march)[]) {
  const list = [...snapshots];
  const piece = (
    <>
      <TimelineDialog onClose={jest.fn()} />
      <Notifications />
    </>
  );
  return showInEditor(piece, {
    edit,
    answer: (one) => {
      if (one.name === 'DeleteSnapshot') {
        list.splice(0, 1);
        return { deleteSnapshot: { __typename: 'KeyResult', ok: 's1', error: null } };
      }
      if (one.name !== 'TakeSnapshot') return { snapshots: list };
      const made = { ...march, key: 's2', name: String(one.variables['name']) };
      list.unshift(made);
      return { takeSnapshot: { __typename: 'SnapshotResult', ok: made, error: null } };
    },
  });
}

test('a chart without snapshots says so', async () => {
  show(true, []);
  expect(await screen.findByText('There are no Snapshots of this chart... yet!')).toBeTruthy();
});

test('a snapshot is taken under a name and stands first', async () => {
  const { user } = show(true, [march]);
  await user.type(screen.getByRole('textbox', { name: 'Name of a new snapshot' }), 'After the sale');
  await user.click(screen.getByRole('button', { name: 'Take a snapshot' }));
  await screen.findByText('After the sale');
  const rows = screen.getAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent);
  expect(rows).toEqual(['After the sale', 'March']);
});

test('looking at a snapshot and comparing it with now lead there', async () => {
  const { user, showSnapshot } = show(true, [march]);
  await user.click(await screen.findByRole('button', { name: 'Look at March' }));
  expect(showSnapshot).toHaveBeenLastCalledWith({ key: 's1', against: null });
  await user.click(screen.getByRole('button', { name: 'Compare March with now' }));
  expect(showSnapshot).toHaveBeenLastCalledWith({ key: 's1', against: 'now' });
});

test('who may only read a chart neither takes nor deletes snapshots', async () => {
  const { user } = show(false, [march]);
  await user.click(await screen.findByRole('button', { name: 'Actions for March' }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Compare with now' })).toBeTruthy());
  expect(screen.queryByRole('menuitem', { name: 'Delete…' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take a snapshot' })).toBeNull();
});

test('deleting a snapshot is asked in its row, where Escape takes the question back and not the dialog', async () => {
  const { sent, user } = show(true, [march]);
  const askToDelete = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions for March' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    return screen.findByRole('alertdialog', { name: 'Permanently delete snapshot' });
  };
  const question = await askToDelete();
  expect(question.textContent).toContain('Are you sure? Once deleted, this snapshot will no longer be accessible.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for March');
  await askToDelete();
  expect(sent).not.toHaveBeenCalledWith(expect.objectContaining({ name: 'DeleteSnapshot' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('There are no Snapshots of this chart... yet!')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Snapshots' })).toBeTruthy();
  expect(screen.getByText('“March” is deleted.')).toBeTruthy();
});

test('a press beside closes it only while no name is typed', async () => {
  const onClose = jest.fn();
  const { user } = showInEditor(<TimelineDialog onClose={onClose} />, {
    edit: true,
    answer: () => ({ snapshots: [] }),
  });
  const beside = () => user.click(document.querySelector('.mantine-Modal-overlay') as Element);
  await user.type(await screen.findByRole('textbox', { name: 'Name of a new snapshot' }), 'March');
  await beside();
  expect(onClose).not.toHaveBeenCalled();
  await user.clear(screen.getByRole('textbox', { name: 'Name of a new snapshot' }));
  await beside();
  expect(onClose).toHaveBeenCalledTimes(1);
});
