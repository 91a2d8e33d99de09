import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showWithServer } from '../../testkit/showWithServer';
import { FileBrowser } from './FileBrowser';

const EMPTY = 'This entity does not contain any files, folders or links.';
const common = { folder: '', createdDate: '2026-02-03T04:05:06.000Z', shared: false };

function areaOf(mayEdit: boolean, filled = true) {
  return {
    __typename: 'FileArea',
    key: 'e1',
    name: 'Example',
    mayEdit,
    files: filled
      ? [
          {
            __typename: 'StoredFile',
            key: 'f1',
            name: 'deed.txt',
            size: 2048,
            preview: null,
            createdBy: 'u1',
            expires: '2020-01-31',
            ...common,
          },
        ]
      : [],
    folders: filled
      ? [{ __typename: 'FilesFolder', key: 'd1', name: 'Contracts', size: 0, ...common, shared: true }]
      : [],
    links: filled
      ? [{ __typename: 'FilesLink', key: 'l1', name: 'Register', url: 'example.org/register', ...common }]
      : [],
  };
}

/** Shows an entity's files with a server that answers as told; a failing one answers nothing. */
function show(answer: (name: string) => Record<string, unknown> | undefined) {
  const piece = (
    <FileBrowser ownerKey="e1" empty={EMPTY} maxHeight="500px" uploading={false} onUploading={() => undefined} />
  );
  const { sent } = showWithServer(piece, ({ name }) => answer(name));
  return { sent, user: userEvent.setup({ delay: null }) };
}

const rowOf = (name: string) => {
  const row = screen.getAllByRole('row').find((one) => one.textContent.includes(name));
  if (!row) throw new Error(`There is no row of ${name}.`);
  return row;
};

beforeAll(() => {
  // jsdom lays nothing out, and rows that are not in view do not exist.
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: 500 });
});
afterEach(cleanup);

describe('the files of an entity', () => {
  test('have a name, date, kind, size and sharing', async () => {
    show(() => ({ filesOf: areaOf(true) }));
    await screen.findByText('deed.txt');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '',
      'Name',
      'Upload date',
      'Kind',
      'Size',
      'Sharing',
      'Actions',
    ]);
    const cells = (name: string) =>
      within(rowOf(name))
        .getAllByRole('cell')
        .slice(2, 6)
        .map((cell) => cell.textContent);
    expect(cells('deed.txt')).toEqual(['03.02.2026', 'txt', '2.0 KB', 'Private']);
    expect(cells('Contracts')).toEqual(['03.02.2026', 'Folder', '0 B', 'Shared']);
    expect(cells('Register')).toEqual(['03.02.2026', 'Link', '', 'Private']);
  });

  test('show no link as an address that leads elsewhere than it reads', async () => {
    const link = (key: string, name: string, url: string) => ({ __typename: 'FilesLink', key, name, url, ...common });
    const links = [
      link('l1', 'аррӏе.com', 'аррӏе.com'),
      link('l2', 'https://bank.example', 'https://evil.example'),
      link('l3', 'Register', 'example.org'),
    ];
    const { user } = show(() => ({ filesOf: { ...areaOf(true), links } }));
    expect(await screen.findByRole('button', { name: 'xn--80ak6aa92e.com' })).toBeTruthy();
    expect(screen.getByText('Opens xn--80ak6aa92e.com')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'https://evil.example' })).toBeTruthy();
    expect(screen.queryByText(/bank\.example|аррӏе/)).toBeNull();
    expect(rowOf('Register').textContent).not.toContain('Opens');
    await user.click(screen.getByRole('button', { name: 'Actions for xn--80ak6aa92e.com' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByText(/letters that may look like others. It opens xn--80ak6aa92e\.com/)).toBeTruthy();
  });

  test('are entered, and an empty folder says so', async () => {
    const { user } = show(() => ({ filesOf: areaOf(true) }));
    await user.click(await screen.findByRole('button', { name: 'Contracts' }));
    expect(screen.getByText('This folder is empty')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'All Files' }));
    expect(screen.getByText('deed.txt')).toBeTruthy();
  });

  test('that are none say so', async () => {
    show(() => ({ filesOf: areaOf(true, false) }));
    expect(await screen.findByText(EMPTY)).toBeTruthy();
  });

  test('that do not load can be tried again', async () => {
    let works = false;
    const { user } = show(() => (works ? { filesOf: areaOf(true) } : undefined));
    const again = await screen.findByRole('button', { name: 'Try again' });
    works = true;
    await user.click(again);
    expect(await screen.findByText('deed.txt')).toBeTruthy();
  });

  test('are only read by who may not edit them', async () => {
    show(() => ({ filesOf: areaOf(false) }));
    await screen.findByText('deed.txt');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Actions for deed.txt' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download: deed.txt' }).disabled).toBe(false);
  });
});

describe('a row', () => {
  test.each([
    ['deed.txt', ['Rename', 'Expiry date', 'Duplicate', 'Move', 'Delete']],
    ['Contracts', ['Rename', 'Move', 'Delete']],
    ['Register', ['Edit', 'Move', 'Delete']],
  ])('of %s offers what can be done with it', async (name, actions) => {
    const { user } = show(() => ({ filesOf: areaOf(true) }));
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    const offered = await screen.findAllByRole('menuitem', { hidden: true });
    expect(offered.map(({ textContent }) => textContent)).toEqual(actions);
  });

  test('of a file says that its day has passed', async () => {
    show(() => ({ filesOf: areaOf(true) }));
    expect(await screen.findAllByText(/^Expired on 31\.01\.2020/)).not.toEqual([]);
  });

  test('of a file is not renamed to a kind that is not accepted', async () => {
    const { user, sent } = show((name) =>
      name === 'FilesOf'
        ? { filesOf: areaOf(true) }
        : {
            renameFile: {
              __typename: 'StoredFileResult',
              ok: { __typename: 'StoredFile', key: 'f1', name: 'lease.txt' },
              error: null,
            },
          },
    );
    await user.click(await screen.findByRole('button', { name: 'Actions for deed.txt' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename', hidden: true }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(field);
    const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
    expect(done.disabled).toBe(true);
    await user.type(field, 'lease.html');
    expect(done.disabled).toBe(true);
    expect(screen.getByText('Files of this kind are not accepted.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'lease.txt');
    await user.click(done);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ name: 'RenameFile', variables: { key: 'f1', name: 'lease.txt' } }),
    );
    expect(await screen.findByText('lease.txt')).toBeTruthy();
  });
});
