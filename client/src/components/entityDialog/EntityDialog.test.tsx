import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Notifications, notifications } from '@mantine/notifications';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@stemma/shared/messages';
import { showWithServer, type Sent } from '../../testkit/showWithServer';
import { EntityDialog } from './EntityDialog';
import type { ChosenEntity, EntityDialogOptions } from './entityDialogStore';

afterEach(() => {
  cleanup();
  notifications.clean();
});

const HALDEN = {
  __typename: 'SearchHit',
  key: 'c1',
  typeName: 'Company',
  name: 'Halden Holdings',
  party: 'known',
  country: 'NO',
  detail: '',
  chartCount: 1,
};
const BERG = { ...HALDEN, __typename: 'EntityHead', key: 'c2', name: 'Berg AS' };

interface Server {
  alike?: object[] | undefined;
  add?: (input: Record<string, unknown>) => object;
}

function show(options: Partial<EntityDialogOptions> = {}, { alike = [], add }: Server = {}) {
  const onDone = jest.fn<(entity: ChosenEntity) => void>();
  const onClose = jest.fn();
  const made = ({ key, name }: Record<string, unknown>) => ({
    ok: { __typename: 'EntityRecord', key, typeName: 'Company', name },
    error: null,
  });
  const answer = ({ name, variables }: Sent) => {
    if (name === 'FindEntities') return { searchEntities: alike };
    if (name === 'BrowseEntities')
      return { entityList: { __typename: 'EntityList', total: 2, entities: [BERG, HALDEN] } };
    const input = variables.input as Record<string, unknown>;
    return { addEntity: { __typename: 'EntityResult', ...(add ?? made)(input) } };
  };
  const piece = (
    <>
      <Notifications />
      <EntityDialog types={['Company']} {...options} onDone={onDone} onClose={onClose} />
    </>
  );
  const { sent } = showWithServer(piece, answer);
  const inputs = () =>
    sent.mock.calls.flatMap(([one]) =>
      one.name === 'DialogAddEntity' ? [one.variables.input as Record<string, unknown>] : [],
    );
  return { onDone, onClose, inputs, user: userEvent.setup({ delay: null }) };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

describe('a new entity', () => {
  test('needs a name, and is made in the folder that is open', async () => {
    const { user, inputs, onDone } = show({ folder: 'f1' });
    expect(button('Done').disabled).toBe(true);
    await user.type(nameField(), '  Nordlys   Invest ');
    await user.click(button('Done'));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(inputs()).toEqual([{ key: expect.any(String), typeName: 'Company', name: 'Nordlys Invest', folder: 'f1' }]);
  });

  test('whose folder is gone is made outside of it, once, and that is said', async () => {
    const refused = {
      ok: null,
      error: { __typename: 'UserError', code: 'notFound', message: 'Gone.', field: 'folder' },
    };
    const { user, inputs, onDone } = show(
      { folder: 'f1' },
      {
        add: ({ key, name, folder }) =>
          folder ? refused : { ok: { __typename: 'EntityRecord', key, typeName: 'Company', name }, error: null },
      },
    );
    await user.type(nameField(), 'Nordlys');
    await user.click(button('Done'));
    await screen.findByText('It was made, but outside of the folder.');
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(new Set(inputs().map(({ key }) => key)).size).toBe(1);
  });

  test('that may be there already is not made before that was told', async () => {
    const { user, inputs, onDone } = show({}, { alike: [HALDEN] });
    await user.type(nameField(), 'Halden Holding');
    await user.click(button('Done'));
    await screen.findByText(messages.possibleDuplicate.text);
    expect(inputs()).toEqual([]);
    await user.click(button(messages.possibleDuplicate.button));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(inputs()).toMatchObject([{ name: 'Halden Holding' }]);
  });

  test('that could not be made is said so, what was typed stays, and the dialog too', async () => {
    const error = { __typename: 'UserError', code: 'forbidden', message: 'Your account may not write.', field: null };
    const { user, onDone, onClose } = show({}, { add: () => ({ ok: null, error }) });
    await user.type(nameField(), 'Nordlys');
    await user.click(button('Done'));
    await screen.findByText('Your account may not write.');
    expect((nameField() as HTMLInputElement).value).toBe('Nordlys');
    expect([onDone, onClose].flatMap((heard) => heard.mock.calls)).toEqual([]);
  });
});

describe('an entity that is there', () => {
  test('is searched for by its name and chosen', async () => {
    const { user, onDone } = show({ mayPick: true }, { alike: [HALDEN] });
    await user.type(nameField(), 'hald');
    await user.click(await screen.findByRole('button', { name: /Halden Holdings/ }));
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ key: 'c1' }));
  });

  test('is browsed by name and chosen', async () => {
    const { user, onDone } = show({ mayPick: true });
    await user.click(screen.getByRole('radio', { name: 'Browse' }));
    await user.click(await screen.findByRole('button', { name: /Berg AS/ }));
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ key: 'c2' }));
  });
});
