import { afterEach, describe, expect, test } from '@jest/globals';
import { Notifications, notifications } from '@mantine/notifications';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showWithServer, type Sent } from '../../testkit/showWithServer';
import { EntityTags } from './EntityTags';

afterEach(() => {
  cleanup();
  notifications.clean();
});

const tagOf = (key: string, name: string) => ({ __typename: 'Tag', key, name, color: '#0F766E', createdBy: 'u1' });
const FAMILY = tagOf('t1', 'Family');
const REVIEW = tagOf('t2', 'Review');

interface Tags {
  editable?: boolean;
  borne?: object[];
  set?: Record<string, unknown>;
}

function show({ editable = true, borne = [FAMILY], set }: Tags = {}) {
  let stored = borne;
  const answer = ({ name, variables }: Sent) => {
    if (name === 'TagsOf') return { tagsOf: stored };
    if (name === 'AllTags') return { tags: [FAMILY, REVIEW] };
    if (name === 'AddTag') {
      const { key, name: called } = variables.input as { key: string; name: string };
      return { addTag: { __typename: 'TagResult', ok: tagOf(key, called), error: null } };
    }
    const wanted = variables.tagKeys as string[];
    const ok = wanted.map((key) => [FAMILY, REVIEW].find((tag) => tag.key === key) ?? tagOf(key, 'New'));
    if (set) return set;
    stored = ok;
    return { setNodeTags: { __typename: 'TagsResult', ok, error: null } };
  };
  const { sent } = showWithServer(
    <>
      <Notifications />
      <EntityTags entityKey="e1" editable={editable} />
    </>,
    answer,
  );
  const written = () => sent.mock.calls.flatMap(([one]) => (one.name === 'SetTags' ? [one.variables] : []));
  return { sent, written, user: userEvent.setup({ delay: null }) };
}

describe('the tags of an entity', () => {
  test('stand as pills, and who may only read cannot change them', async () => {
    show({ editable: false });
    await screen.findByText('Family');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('take no room where there are none and none can be set', async () => {
    const { sent } = show({ editable: false, borne: [] });
    await Promise.resolve();
    expect(sent).toHaveBeenCalled();
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('are put on and taken off, with those that it has kept', async () => {
    const { user, written } = show();
    await user.click(await screen.findByRole('button', { name: 'Tags' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Review', hidden: true }));
    expect(written()).toEqual([{ nodeKey: 'e1', tagKeys: ['t1', 't2'] }]);
    await user.click(await screen.findByRole('checkbox', { name: 'Family', hidden: true }));
    expect(written().at(-1)).toEqual({ nodeKey: 'e1', tagKeys: ['t2'] });
  });

  test('that are refused go again, and it is said why', async () => {
    const error = { __typename: 'UserError', code: 'forbidden', message: 'You may not change this.', field: null };
    const { user } = show({ set: { setNodeTags: { __typename: 'TagsResult', ok: null, error } } });
    await user.click(await screen.findByRole('button', { name: 'Tags' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Review', hidden: true }));
    await screen.findByText('You may not change this.');
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
    expect([box('Family').checked, box('Review').checked]).toEqual([true, false]);
  });

  test('are found by typing, and a new one is made of what is typed and put on', async () => {
    const { user, sent, written } = show();
    await user.click(await screen.findByRole('button', { name: 'Tags' }));
    const field = await screen.findByRole('textbox', { name: 'Find or make a tag', hidden: true });
    await user.type(field, 'rev');
    expect(screen.queryByRole('checkbox', { name: 'Family', hidden: true })).toBeNull();
    await user.clear(field);
    await user.type(field, 'Sanctions{Enter}');
    const made = sent.mock.calls.find(([one]) => one.name === 'AddTag')?.[0].variables.input as { key: string };
    expect(made).toMatchObject({ name: 'Sanctions' });
    expect(written().at(-1)).toEqual({ nodeKey: 'e1', tagKeys: ['t1', made.key] });
  });
});
