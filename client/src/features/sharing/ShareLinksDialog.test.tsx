import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '../../lib/session';
import type { Sent } from '../../testkit/showWithServer';
import { linkOf } from './testkit/links';
import { showDialog, signInAs } from './testkit/showDialog';

beforeAll(() => signInAs('Standard'));
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  notifications.clean();
});

const rows = () => within(screen.getByRole('list', { name: 'Share links' })).getAllByRole('listitem');
const done = (name: string, link: object) => ({ [name]: { __typename: 'SharingLinkResult', ok: link, error: null } });

/** A server with these links, which answers changes as told. */
function withLinks(links: object[], changes: (sent: Sent) => Record<string, unknown> | undefined = () => undefined) {
  return (sent: Sent) => (sent.name === 'SharingLinks' ? { sharingLinks: links } : changes(sent));
}

describe('the list of share links', () => {
  test('says what each is, by name without regard to case', async () => {
    showDialog(
      withLinks([
        linkOf({ key: 's2', name: 'Zoe' }),
        linkOf({ key: 's3', name: 'auditors', isPassword: true, paused: true, visits: 3, maxVisits: 20 }),
        linkOf({ name: 'Bank', expiry: 7, expired: true, expiresAt: '2026-11-20T10:00:00.000Z', visits: 1 }),
      ]),
    );
    await screen.findByText('Zoe');
    const [first, second, third] = rows().map((row) => row.textContent);
    expect(first).toContain('auditors');
    expect(first).toContain('Paused');
    expect(first).toContain('Opened 3 of 20 times');
    expect(first).toContain('Modified by Helena 18.11.2026');
    expect(first).toContain('Created 01.11.2026');
    expect(first).toContain('Does not expire');
    expect(second).toContain('Bank');
    expect(second).toContain('Expired 20.11.2026');
    expect(second).toContain('Opened 1 time');
    expect(third).toContain('Not opened yet');
    expect(screen.getAllByRole('img', { name: 'Asks for a password' })).toHaveLength(1);
  });

  test('says the day that a link shows, whether visitors may move it, and whether they calculate ownership', async () => {
    showDialog(
      withLinks([
        linkOf({ key: 's1', name: 'A', asOf: '2023-06-30' }),
        linkOf({ key: 's2', name: 'B', asOf: '2023-06-30', ownership: true }),
        linkOf({ key: 's3', name: 'C' }),
      ]),
    );
    await screen.findByText('C');
    const [still, moving, none] = rows();
    expect(still?.textContent).toContain('Shows 30.06.2023');
    expect(moving?.textContent).toContain('Shows 30.06.2023 at first');
    expect(still?.textContent).not.toContain('at first');
    expect(none?.textContent).not.toContain('Shows');
    expect(within(moving!).getByRole('img', { name: 'Visitors calculate ownership' })).toBeTruthy();
    expect(within(still!).queryByRole('img')).toBeNull();
  });

  test('says what to do when it is empty', async () => {
    showDialog(withLinks([]));
    expect(await screen.findByText('Create a new share link to get started!')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'New share link' })).toBeTruthy();
  });

  test('is read again after it did not load', async () => {
    let reached = false;
    const { press } = showDialog((sent) => (reached ? withLinks([linkOf()])(sent) : undefined));
    await screen.findByText('The share links did not load');
    reached = true;
    await press('Try again');
    expect(await screen.findByText('For the bank')).toBeTruthy();
  });

  test('copies an address, and says so for five seconds', async () => {
    const { press } = showDialog(withLinks([linkOf()]));
    await screen.findByText('For the bank');
    const timers = jest.spyOn(window, 'setTimeout');
    await press('Copy the address of For the bank');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/shared/s1`);
    const after = timers.mock.calls.find(([, time]) => time === 5000)?.[0] as () => void;
    act(() => after());
    expect(screen.queryByText('Copied')).toBeNull();
  });

  test('deletes a link only after it was asked', async () => {
    let links = [linkOf()];
    const { choose, press, sent } = showDialog((one) => {
      if (one.name === 'DeleteSharingLink') links = [];
      return withLinks(links, () => ({ deleteSharingLink: { __typename: 'KeyResult', ok: 's1', error: null } }))(one);
    });
    await choose('More for For the bank', 'Delete…');
    expect(await screen.findByText('Are you sure?')).toBeTruthy();
    expect(screen.getByText('This will permanently delete the sharing link.')).toBeTruthy();
    expect(sent.mock.calls.map(([{ name }]) => name)).not.toContain('DeleteSharingLink');
    await press('Yes');
    expect(await screen.findByText('Create a new share link to get started!')).toBeTruthy();
    expect(await screen.findByText('“For the bank” is deleted.')).toBeTruthy();
  });

  test('pauses and resumes a link', async () => {
    const { choose } = showDialog(
      withLinks([linkOf()], ({ variables }) => done('pauseSharingLink', linkOf({ paused: variables['paused'] }))),
    );
    await choose('More for For the bank', 'Pause');
    expect(await screen.findByText('Paused')).toBeTruthy();
    await choose('More for For the bank', 'Resume');
    await waitFor(() => expect(screen.queryByText('Paused')).toBeNull());
  });

  test('lets who is not Co-Owner of all its charts pause and delete it, and nothing else', async () => {
    const { press, user, sent } = showDialog(withLinks([linkOf({ mayManage: false })]));
    await press('More for For the bank');
    const off = (name: string) => screen.getByRole('menuitem', { name }).hasAttribute('data-disabled');
    await screen.findByRole('menuitem', { name: 'Pause' });
    expect(['See it as a visitor', 'Access log', 'Comment', 'Pause', 'Delete…'].map(off)).toEqual([
      ...[true, true, true],
      ...[false, false],
    ]);
    await user.keyboard('{Escape}');
    await press('Edit For the bank');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(sent.mock.calls).toHaveLength(1);
  });

  test('shows a link as a visitor in a tab of its own, with the token in that tab and not in its address', async () => {
    const replace = jest.fn();
    const setItem = jest.fn();
    const tab = { location: { replace }, sessionStorage: { setItem }, close: jest.fn(), opener: window };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const opened = { __typename: 'OpenedSharingLink', token: 'secret', expires: 'x', linkKey: 's1', type: 'chart' };
    const { choose } = showDialog(withLinks([linkOf()], () => done('previewSharingLink', opened)));
    await choose('More for For the bank', 'See it as a visitor');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/shared/s1'));
    expect(setItem).toHaveBeenCalledWith(expect.stringContaining('s1'), 'secret');
    expect(tab.opener).toBeNull();
  });

  test('shows when a link was opened and what was taken', async () => {
    const entry = (key: string, what: string, fileName: string) => ({
      ...{ __typename: 'SharingLogEntry', key, what, fileName, date: '2026-11-18T10:20:00.000Z' },
    });
    const { choose, onClose, user } = showDialog(
      withLinks([linkOf()], () => ({ sharingVisits: [entry('v2', 'file', 'deed.pdf'), entry('v1', 'visit', '')] })),
    );
    await choose('More for For the bank', 'Access log');
    await screen.findByText('Opened');
    const entries = within(screen.getByRole('list', { name: 'Access log' })).getAllByRole('listitem');
    expect(entries.map((each) => each.textContent)).toEqual([
      'File taken: deed.pdf10:20 (UTC) 18.11.2026',
      'Opened10:20 (UTC) 18.11.2026',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  test('is closed by Escape', async () => {
    const { user, onClose } = showDialog(withLinks([linkOf()]));
    await screen.findByText('For the bank');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});

describe('a comment', () => {
  const stored = { comment: 'Ask Oskar first', commentUser: 'Helena', commentDate: '2026-11-18T10:00:00.000Z' };

  test('is written, trimmed of line breaks around it, and Comment is off while there is none', async () => {
    const { choose, press, user, sent } = showDialog(
      withLinks([linkOf()], () => done('commentSharingLink', linkOf(stored))),
    );
    await choose('More for For the bank', 'Comment');
    const box = await screen.findByRole('textbox', { name: 'Comment' });
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Comment' });
    expect(button().disabled).toBe(true);
    await user.click(box);
    await user.paste('\n  \n');
    expect(button().disabled).toBe(true);
    await user.clear(box);
    await user.paste('\nAsk Oskar first\n\n');
    await press('Comment');
    expect(await screen.findByText('Ask Oskar first')).toBeTruthy();
    const call = sent.mock.calls.find(([{ name }]) => name === 'CommentSharingLink');
    expect(call?.[0].variables['comment']).toBe('Ask Oskar first');
  });

  test('of more than 500 characters is not taken, and Escape leaves it without closing the dialog', async () => {
    const { choose, user, onClose } = showDialog(withLinks([linkOf(stored)]));
    await choose('Comment on For the bank', 'Edit comment');
    const box = await screen.findByRole('textbox', { name: 'Comment' });
    await user.click(box);
    await user.clear(box);
    await user.paste('x'.repeat(501));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.getByText('Ask Oskar first')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('that is being written is asked for before the dialog is closed', async () => {
    const { choose, press, user, onClose } = showDialog(withLinks([linkOf()]));
    await choose('More for For the bank', 'Comment');
    await user.click(await screen.findByRole('textbox', { name: 'Comment' }));
    await user.paste('Ask Oskar first');
    await press('Close');
    expect(await screen.findByText('Exit share link?')).toBeTruthy();
    expect(await screen.findByText('Are you sure? This will result in any changes being lost.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await press('Yes');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('is deleted only after it was asked', async () => {
    const { choose, press, sent } = showDialog(withLinks([linkOf(stored)], () => done('commentSharingLink', linkOf())));
    await choose('Comment on For the bank', 'Delete comment…');
    expect(await screen.findByText('Permanently delete comment')).toBeTruthy();
    expect(screen.getByText('This will permanently delete the comment.')).toBeTruthy();
    await press('Delete Comment');
    await waitFor(() => expect(screen.queryByText('Ask Oskar first')).toBeNull());
    expect(await screen.findByText('The comment is deleted.')).toBeTruthy();
    const call = sent.mock.calls.find(([{ name }]) => name === 'CommentSharingLink');
    expect(call?.[0].variables).toEqual({ key: 's1', comment: null });
  });

  test('has a menu that view-only users cannot open', async () => {
    await act(() => signInAs('viewOnly'));
    showDialog(withLinks([linkOf(stored)]));
    await screen.findByText('Ask Oskar first');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Comment on For the bank' }).disabled).toBe(true);
    cleanup();
    endSession('left');
    await signInAs('Standard');
  });
});

describe('sending a link', () => {
  const recipient = { __typename: 'SharingRecipient', sentDate: null, reason: null };
  const had = linkOf({
    recipients: [{ ...recipient, address: 'old@bank.example', state: 'sent', sentDate: '2026-11-18T10:00:00.000Z' }],
  });
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

  test('waits until every line is an address, and tells when it is done', async () => {
    const { press, user, sent, onClose } = showDialog(withLinks([had], () => done('emailSharingLink', had)));
    await press('Send For the bank');
    const list = await screen.findByRole('list', { name: 'Sent to before' });
    expect(list.textContent).toBe('old@bank.exampleSent18.11.2026');
    const box = screen.getByRole('textbox', { name: 'Recipients' });
    expect(send().disabled).toBe(true);
    await user.click(box);
    await user.paste('new@bank.example\nnobody');
    expect(send().disabled).toBe(true);
    expect(screen.getByText('Not a valid email address: nobody')).toBeTruthy();
    await user.clear(box);
    await user.paste('old@bank.example');
    expect(send().disabled).toBe(true);
    await user.paste('\nnew@bank.example\n');
    await press('Send');
    expect(await screen.findByText('Share Link Sent!')).toBeTruthy();
    expect(screen.getByText('You have shared this chart via email')).toBeTruthy();
    const call = sent.mock.calls.find(([{ name }]) => name === 'EmailSharingLink');
    const emails = ['old@bank.example', 'new@bank.example'];
    expect(call?.[0].variables).toEqual({ key: 's1', emails, again: false });
    await press('Back to the list');
    expect(await screen.findByRole('list', { name: 'Share links' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('is left only after it was asked', async () => {
    const { press, user, onClose } = showDialog(withLinks([had]));
    await press('Send For the bank');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Exit share link?')).toBeTruthy();
    expect(screen.getByText('Are you sure? This will result in any changes being lost.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await press('Yes');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  test('is not offered for a link that has expired', async () => {
    const { press } = showDialog(withLinks([linkOf({ expired: true, expiresAt: '2026-11-18T10:00:00.000Z' })]));
    await press('Send For the bank');
    expect(screen.queryByRole('textbox', { name: 'Recipients' })).toBeNull();
  });
});
