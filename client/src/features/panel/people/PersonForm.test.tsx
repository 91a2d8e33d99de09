import { afterEach, expect, jest, test } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Overlays } from '../../../components/Overlays';
import { showWithServer, type Sent } from '../../../testkit/showWithServer';
import type { KeyPerson } from './documents';
import { PersonForm } from './PersonForm';
import { PersonItem } from './PersonItem';

afterEach(() => {
  cleanup();
  notifications.clean();
});

const ada: KeyPerson = {
  key: 'p1',
  firstName: 'Ada',
  lastName: 'Byron',
  roles: ['Chair'],
  emailAddresses: ['ada@example.org'],
  phoneNumbers: [],
  isIndividual: false,
};
const saved = { __typename: 'KeyPersonResult', ok: { __typename: 'KeyPerson', key: 'p1' }, error: null };

function show(person: KeyPerson | null) {
  const onDone = jest.fn();
  const { sent } = showWithServer(<PersonForm entityKey="e1" person={person} onDone={onDone} />, (one: Sent) => ({
    [one.name === 'PanelAttachPerson' ? 'attachPerson' : 'attachIndividual']: saved,
  }));
  return { onDone, sent, user: userEvent.setup({ delay: null }) };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('a new key person begins with a blank row of each list', () => {
  show(null);
  for (const name of ['Role', 'E-mail', 'Phone']) expect(field(name).value).toBe('');
});

test('values are trimmed and blank rows are left out', async () => {
  const { user, sent, onDone } = show(null);
  await user.type(field('First name'), ' Ada ');
  await user.type(field('Role'), ' Chair ');
  await user.click(screen.getByRole('button', { name: 'Add a role' }));
  await user.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0].variables['person']).toMatchObject({
    firstName: 'Ada',
    lastName: '',
    roles: ['Chair'],
    emailAddresses: [],
    phoneNumbers: [],
  });
});

test('a key person without a first name is not saved', async () => {
  const { user, sent } = show(null);
  await user.type(field('First name'), '  ');
  await user.click(save());
  expect(screen.getByText('A key-person needs to have at least a first name.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('a wrong e-mail address is told at its row when it is left, and is not saved', async () => {
  const { user, sent, onDone } = show(ada);
  await user.click(screen.getByRole('button', { name: 'Add an e-mail address' }));
  await user.type(field('E-mail 2'), 'nonsense');
  await user.tab();
  expect(screen.getByText('Not a valid email address')).toBeTruthy();
  expect(field('E-mail 2').getAttribute('aria-invalid')).toBe('true');
  await user.click(save());
  expect(sent).not.toHaveBeenCalled();
  await user.clear(field('E-mail 2'));
  await user.type(field('E-mail 2'), 'b@example.org');
  await user.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});

test('an individual has his lists here, not his name', () => {
  show({ ...ada, isIndividual: true });
  expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();
  expect(field('Role').value).toBe('Chair');
});

test('Cancel saves nothing', async () => {
  const { user, sent, onDone } = show(ada);
  await user.type(field('Role'), ' of all');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onDone).toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test('only a right address can be written to', () => {
  const person = { ...ada, emailAddresses: ['ada@example.org', 'a@example.org?bcc=b@example.org'] };
  showWithServer(
    <PersonItem person={person} entityKey="e1" editable={false} onEdit={() => {}} onGone={() => {}} />,
    () => ({}),
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['mailto:ada@example.org']);
  expect(screen.getByText('a@example.org?bcc=b@example.org')).toBeTruthy();
});

test.each([
  [false, '“Ada Byron” is deleted.'],
  [true, 'Ada Byron is no longer a key person.'],
])('a key person who is removed is told by a toast (one with a record: %s)', async (isIndividual, told) => {
  const onGone = jest.fn();
  showWithServer(
    <>
      <PersonItem person={{ ...ada, isIndividual }} entityKey="e1" editable onEdit={() => {}} onGone={onGone} />
      <Overlays />
    </>,
    () => ({ deleteKeyPerson: { __typename: 'KeyResult', ok: 'p1', error: null } }),
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Remove Ada Byron' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(told)).toBeTruthy();
  expect(onGone).toHaveBeenCalledTimes(1);
});
