import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Sent } from '../../../testkit/showWithServer';
import { linkOf, standing } from '../testkit/links';
import { CHART, showDialog, signInAs } from '../testkit/showDialog';

beforeAll(async () => {
  // jsdom lays nothing out, and rows that are not in view do not exist.
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: 500 });
  await signInAs('Standard');
});
afterEach(cleanup);

const NODES = [
  standing('n2', { name: 'Harbour Ltd' }),
  standing('n1', { name: 'alder Trust', typeName: 'Trust' }),
  standing('n3', { name: 'Other AG', permission: 'Viewer' }),
  standing('n4', { name: '', typeName: 'Sticky', permission: null }),
];
const item = (key: string, name: string, folder = '', sharedIn: string[] = []) => ({ key, name, folder, sharedIn });
const AREA = {
  __typename: 'FileArea',
  key: 'n2',
  files: [item('f1', 'deed.pdf', 'd1'), item('f2', 'photo.png')].map((one) => ({ __typename: 'StoredFile', ...one })),
  folders: [{ __typename: 'FilesFolder', ...item('d1', 'Contracts') }],
  links: [],
};

interface Server {
  links?: object[];
  change?: (sent: Sent) => Record<string, unknown> | undefined;
}

function show({ links = [], change = () => undefined }: Server = {}, target = CHART) {
  const answer = (sent: Sent) => {
    if (sent.name === 'SharingLinks') return { sharingLinks: links };
    if (sent.name === 'SharingEntities') return { chart: { __typename: 'ChartView', nodes: NODES } };
    if (sent.name === 'DynamicSharingEntities') return { dynamicChart: { __typename: 'DynamicChart', nodes: NODES } };
    if (sent.name === 'FilesToShare') return { filesOf: AREA };
    return change(sent);
  };
  const shown = showDialog(answer, target);
  const callOf = (name: string) => shown.sent.mock.calls.find(([one]) => one.name === name)?.[0].variables;
  return { ...shown, callOf };
}

/** Goes on to the form once the list has been read. */
async function begin(press: (name: string) => Promise<void>) {
  await screen.findByText('No share links yet');
  await press('New share link');
}

const nameOf = ({ name }: Sent) => {
  const field = name.charAt(0).toLowerCase() + name.slice(1);
  if (name === 'UpdateSharedItems') return { [field]: { __typename: 'SharedItemsResult', ok: [], error: null } };
  return { [field]: { __typename: 'SharingLinkResult', ok: linkOf(), error: null } };
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a new share link', () => {
  test('has its usual name, and is made with what was chosen', async () => {
    const { press, user, callOf } = show({ change: nameOf });
    await begin(press);
    await screen.findByText('alder Trust');
    expect(field('Name').value).toBe('Group structure Share Link');
    const names = screen.getAllByRole('row').map((row) => row.querySelector('bdi')?.textContent);
    expect(names).toEqual([undefined, 'alder Trust', 'Harbour Ltd', 'Other AG']);
    await user.click(screen.getByRole('radio', { name: '7 Days' }));
    await user.type(screen.getByRole('textbox', { name: 'Maximum visits' }), '20');
    await user.click(box('Info: all'));
    await user.click(box('Notes: Harbour Ltd'));
    await user.click(box('Private: Other AG'));
    await press('Create');
    await screen.findByText('Create a new share link to get started!');
    expect(callOf('CreateSharingLink')?.['input']).toMatchObject({
      chartKey: 'c1',
      type: 'chart',
      name: 'Group structure Share Link',
      password: null,
      expiry: 7,
      maxVisits: 20,
      entities: expect.arrayContaining([
        expect.objectContaining({ key: 'n1', shareInfo: true, shareNotes: false }),
        expect.objectContaining({ key: 'n2', shareInfo: true, shareNotes: true, shareFiles: false }),
        expect.objectContaining({ key: 'n3', shareInfo: false, isPrivate: true }),
      ]),
    });
  });

  test('of owners is called and made for the entity and its charts', async () => {
    const owners = { type: 'object', key: 'n2', name: 'Harbour Ltd', charts: ['c1', 'c2'] } as const;
    const { press, callOf } = show({ change: nameOf }, owners);
    await begin(press);
    await screen.findByText('alder Trust');
    expect(field('Name').value).toBe('Harbour Ltd Object Chart Share Link');
    expect(screen.queryByText('Files of the chart')).toBeNull();
    await press('Create');
    await waitFor(() => expect(callOf('CreateSharingLink')).toBeDefined());
    const input = { chartKey: 'n2', entityKey: 'n2', type: 'object', charts: ['c1', 'c2'] };
    expect(callOf('CreateSharingLink')?.['input']).toMatchObject(input);
  });

  test('is not made with a password of less than 8 characters', async () => {
    const { press, user } = show();
    await begin(press);
    await screen.findByText('alder Trust');
    const hint = () => screen.getByText('Password must be at least 8 alphanumeric characters.');
    const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create' });
    const password = screen.getByLabelText('Password (optional)');
    expect(hint().className).toContain('description');
    await user.type(password, '1234567');
    expect(hint().className).toContain('error');
    expect(create().disabled).toBe(true);
    await user.type(password, '8');
    expect(create().disabled).toBe(false);
  });

  test('does not offer what one may not share, and says why; notes can be hidden once they are shown', async () => {
    const { press, user } = show();
    await begin(press);
    await screen.findByText('alder Trust');
    expect(box('Info: Other AG').disabled).toBe(true);
    expect(box('Info: Other AG').getAttribute('aria-description')).toMatch('you are not its Co-Owner');
    expect(screen.queryByRole('checkbox', { name: /Sticky/ })).toBeNull();
    expect(box('Show flags and labels of cards').checked).toBe(true);
    await user.click(box('Show notes, texts, pictures and descriptions of cards'));
    expect(screen.queryByRole('checkbox', { name: /Info: Sticky/ })).toBeNull();
    expect(box('Hide: Sticky note').disabled).toBe(false);
  });

  test('sends the chosen files only with the form: a folder with what lies in it', async () => {
    const { press, user, callOf, sent } = show({ change: nameOf });
    await begin(press);
    await screen.findByText('alder Trust');
    await user.click(box('Files: Harbour Ltd'));
    await press('Choose files of Harbour Ltd');
    await screen.findByText('deed.pdf');
    await user.click(box('Share Contracts'));
    expect([box('Share deed.pdf').checked, box('Share deed.pdf').disabled]).toEqual([true, true]);
    expect([box('Share photo.png').checked, box('Share photo.png').disabled]).toEqual([false, false]);
    await press('Done');
    await screen.findByText('2 chosen…');
    expect(sent.mock.calls.some(([{ name }]) => name === 'UpdateSharedItems')).toBe(false);
    await press('Create');
    await waitFor(() => expect(callOf('UpdateSharedItems')).toBeDefined());
    expect(callOf('UpdateSharedItems')).toMatchObject({ entityKey: 'n2', keys: ['d1', 'f1'] });
    expect(callOf('UpdateSharedItems')?.['linkKey']).toBe(
      (callOf('CreateSharingLink')?.['input'] as { linkKey: string }).linkKey,
    );
  });

  test('forgets files whose choice was cancelled', async () => {
    const { press, user } = show();
    await begin(press);
    await screen.findByText('alder Trust');
    await user.click(box('Files: Harbour Ltd'));
    await press('Choose files of Harbour Ltd');
    await user.click(await screen.findByRole('checkbox', { name: 'Share photo.png' }));
    await press('Cancel');
    expect(await screen.findByText('Choose files…')).toBeTruthy();
  });

  test('that may have come through is put as the form is now', async () => {
    let tries = 0;
    const { press, user, callOf } = show({
      change: (sent) => {
        if (sent.name === 'CreateSharingLink') tries += 1;
        return tries > 1 ? nameOf(sent) : undefined;
      },
    });
    await begin(press);
    await screen.findByText('alder Trust');
    await user.click(box('Info: Harbour Ltd'));
    await press('Create');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await user.click(box('Info: Harbour Ltd'));
    await press('Create');
    await waitFor(() => expect(callOf('EditSharingLink')).toBeDefined());
    expect(callOf('EditSharingLink')?.['input']).toMatchObject({ entities: [] });
  });

  test('that was begun is left only after it was asked', async () => {
    const { press, user, onClose } = show();
    await begin(press);
    await screen.findByText('alder Trust');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Exit share link?')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await press('Yes');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});

describe('changing a share link', () => {
  const link = linkOf({
    isPassword: true,
    expiry: 7,
    expired: true,
    expiresAt: '2026-11-18T10:00:00.000Z',
    entities: [
      {
        ...{ __typename: 'SharingGrant', key: 'n3', isPrivate: false },
        ...{ shareInfo: true, shareNotes: false, shareKeyPersons: false, shareFiles: false },
      },
    ],
  });

  test('leaves password and end as they are, and what it shows of others’ entities', async () => {
    const { press, user, callOf } = show({ links: [link], change: nameOf });
    await press('Edit For the bank');
    await screen.findByText('alder Trust');
    expect([box('Info: Other AG').checked, box('Info: Other AG').disabled]).toEqual([true, false]);
    await user.clear(field('Name'));
    await user.type(field('Name'), 'For the court');
    await press('Save');
    await waitFor(() => expect(callOf('EditSharingLink')).toBeDefined());
    const input = callOf('EditSharingLink')?.['input'] as Record<string, unknown>;
    expect(input).toMatchObject({ key: 's1', name: 'For the court' });
    expect(input['entities']).toEqual([expect.objectContaining({ key: 'n3', shareInfo: true })]);
    expect(input).not.toHaveProperty('password');
    expect(input).not.toHaveProperty('isPassword');
    expect(input).not.toHaveProperty('expiry');
  });

  test('takes the password away and opens an expired one again when told to', async () => {
    const { press, user, callOf } = show({ links: [link], change: nameOf });
    await press('Edit For the bank');
    await screen.findByText('alder Trust');
    await user.click(box('Ask for no password any more'));
    await user.click(box('It has expired. Open it again for as long'));
    await press('Save');
    await waitFor(() => expect(callOf('EditSharingLink')).toBeDefined());
    expect(callOf('EditSharingLink')?.['input']).toMatchObject({ isPassword: false, expiry: 7 });
  });

  test('says what the server refuses, and keeps the form', async () => {
    const error = { __typename: 'UserError', code: 'forbidden', message: 'You may not do this.', field: null };
    const refused = () => ({ editSharingLink: { __typename: 'SharingLinkResult', ok: null, error } });
    const { press } = show({ links: [link], change: refused });
    await press('Edit For the bank');
    await screen.findByText('alder Trust');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('You may not do this.');
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });
});
