import type { ReactNode } from 'react';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { cleanup, configure, renderHook, screen, act, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { addLink, changeLinks, changeNode } from '../../../chart/model/commands';
import { newLink, newNode } from '../../../chart/model/document';
import { selectionOf } from '../../../chart/model/selection';
import { useClipboard } from '../clipboard';
import { showInEditor } from '../testkit/showInEditor';
import type { Source } from '../source';
import { isTypedIn, watchTyping } from '../../../lib/typedIn';
import { TableView } from './TableView';

// jsdom lays nothing out: without a height no row would be in view.
const size = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight');
beforeAll(() => {
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: 600 });
});
afterAll(() => {
  if (size) Object.defineProperty(Element.prototype, 'clientHeight', size);
});
configure({ defaultHidden: true });
afterEach(cleanup);

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

function WithClient({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

function show(
  count = 3,
  mode: 'edit' | 'view' = 'edit',
  source: Source = { kind: 'chart' },
  overlay: OwnershipOverlay | null = null,
) {
  const names = ['Ash', 'Birch', 'Cedar', ...Array.from({ length: count - 3 }, (_, at) => `Company ${at + 1000}`)];
  const nodes = names.map((name) => newNode({ key: name.toLowerCase(), typeName: 'Company', name }));
  const roles = [{ role: 'Shareholder', percentage: 40 }, { role: 'Director' }];
  const links = [newLink({ key: 'l', from: 'ash', to: 'birch', roles })];
  const edit = mode === 'edit';
  const shown = showInEditor(<TableView overlay={overlay} />, {
    nodes,
    links,
    edit,
    source,
    answer: () => ({ linkRoles: [] }),
  });
  act(() => shown.ui.setState({ table: 'entities' }));
  return shown;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const links = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('radio', { name: /^Links/ }));

test('an entity is renamed, labelled and taken off the chart in its row, and each of it can be undone', async () => {
  const { undo, now, user } = show();
  await user.clear(field('Name of Ash'));
  await user.type(field('Name of Ash'), '  Ash  Quay {Enter}');
  await user.type(field('Label of Ash Quay'), 'Parent');
  await user.tab();
  expect(now().document.nodes.get('ash')).toMatchObject({ name: 'Ash Quay', label: 'Parent' });
  await user.click(screen.getByRole('button', { name: 'Remove Birch from the chart' }));
  expect([...now().document.nodes.keys()]).toEqual(['ash', 'cedar']);
  expect(now().document.links.size).toBe(0);
  undo();
  undo();
  undo();
  expect(now().document.nodes.get('ash')).toMatchObject({ name: 'Ash', label: null });
  expect(now().document.links.size).toBe(1);
});

test('a name that cannot be is not taken over, and Escape brings back what was there', async () => {
  const { now, user } = show();
  await user.clear(field('Name of Ash'));
  await user.keyboard('{Enter}');
  expect(field('Name of Ash').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('This attribute is required.');
  await user.keyboard('{Escape}');
  expect(field('Name of Ash').value).toBe('Ash');
  await user.type(field('Label of Ash'), 'Seventeen letters');
  await user.tab();
  expect(now().unsaved).toBe(0);
});

test('the role and the percentage of a link are written in its row, and its other roles stay', async () => {
  const { now, user } = show();
  await links(user);
  const share = field('Percentage of Ash and Birch');
  await user.clear(share);
  await user.type(share, '101{Enter}');
  await user.tab();
  expect(share.value).toBe('101');
  expect(share.getAttribute('aria-invalid')).toBe('true');
  await user.clear(share);
  await user.type(share, '62.5{Enter}');
  expect(now().document.links.get('l')?.roles).toEqual([
    expect.objectContaining({ role: 'Shareholder', percentage: 62.5 }),
    { role: 'Director' },
  ]);
  const role = screen.getByRole<HTMLInputElement>('combobox', { name: 'Role of Ash and Birch' });
  await user.clear(role);
  await user.type(role, 'Trustee{Enter}');
  expect(now().document.links.get('l')?.roles).toEqual([{ role: 'Trustee' }, { role: 'Director' }]);
});

test('a role whose cell is cleared goes with its percentage, and the others stay with theirs, which is said', async () => {
  const said = jest.spyOn(notifications, 'show').mockReturnValue('');
  const { session, now, user } = show();
  const roles = [
    { role: 'Shareholder', percentage: 40, startDate: '2020-01-01' },
    { role: 'Owner', minimum: 25, maximum: 50 },
    { role: 'Beneficiary', percentage: 7.5 },
  ];
  act(() => {
    session.run(changeLinks(['l'], { roles }));
  });
  await links(user);
  const cell = (name: string, kind = 'combobox') => screen.getByRole<HTMLInputElement>(kind, { name });
  const share = () => cell('Percentage of Ash and Birch', 'textbox');
  await user.clear(share());
  await user.type(share(), '140{Enter}');
  expect(share().getAttribute('aria-invalid')).toBe('true');
  await user.clear(cell('Role of Ash and Birch'));
  await user.tab();
  expect(now().document.links.get('l')?.roles).toEqual(roles.slice(1));
  expect(cell('Role of Ash and Birch').value).toBe('Owner');
  expect([share().value, share().placeholder]).toEqual(['', '25–50%']);
  expect(document.activeElement).toBe(share());
  expect(said.mock.calls.at(-1)?.[0].message).toBe(
    '“Shareholder” was taken off this link, which still says 25–50% Owner, 7.5% Beneficiary.',
  );
  await user.clear(cell('Role of Ash and Birch'));
  await user.tab();
  expect(share().value).toBe('7.5');
  said.mockClear();
  await user.clear(cell('Role of Ash and Birch'));
  await user.tab();
  expect(now().document.links.get('l')?.roles).toEqual([]);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

test('once nothing is typed in a cell, undo and redo are those of the chart, and leaving it writes nothing', async () => {
  const { now, user } = show();
  await links(user);
  const role = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Role of Ash and Birch' });
  const before = now().document.links.get('l')?.roles;
  const typedIn = role();
  await user.clear(typedIn);
  await user.type(typedIn, 'Trustee{Enter}');
  expect(role()).not.toBe(typedIn);
  expect(document.activeElement).toBe(role());
  await user.keyboard('{Control>}z{/Control}');
  expect(role().value).toBe('Shareholder');
  expect(now().document.links.get('l')?.roles).toEqual(before);
  await user.keyboard('{Control>}y{/Control}');
  expect(now().document.links.get('l')?.roles).toEqual([{ role: 'Trustee' }, { role: 'Director' }]);
  await user.keyboard('{Control>}z{/Control}');
  await user.tab();
  expect(now().document.links.get('l')?.roles).toEqual(before);
  expect(now().unsaved).toBe(0);
});

test('a role takes the spelling of the list, and one that the link says already is refused with a message', async () => {
  const { now, user } = show();
  await links(user);
  const role = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Role of Ash and Birch' });
  await user.clear(role());
  await user.type(role(), 'owner{Enter}');
  expect(now().document.links.get('l')?.roles).toEqual([{ role: 'Owner', percentage: 40 }, { role: 'Director' }]);
  await user.clear(role());
  await user.type(role(), 'director{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('This link says this role already.');
  await user.tab();
  expect(now().document.links.get('l')?.roles).toEqual([{ role: 'Owner', percentage: 40 }, { role: 'Director' }]);
});

test('a role with a percentage in its name is refused with a message', async () => {
  const { now, user } = show();
  await links(user);
  const role = screen.getByRole('combobox', { name: 'Role of Ash and Birch' });
  await user.clear(role);
  await user.type(role, '60% Owner{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('The name of a role holds no percentage; a link says it.');
  expect(now().unsaved).toBe(0);
});

test('while a cell is typed in, undo is of what is typed', async () => {
  const { now, user } = show();
  await user.type(field('Name of Ash'), ' Quay{Enter}');
  await user.type(field('Name of Ash Quay'), ' East');
  await user.keyboard('{Control>}z{/Control}');
  expect(now().document.nodes.get('ash')?.name).toBe('Ash Quay');
});

test('a link is drawn by choosing both of its ends, also a further one of the same holder', async () => {
  const { now, user } = show();
  await links(user);
  const [holder, held] = [/^Holder of/, /^Held by/].map((name) => screen.getByRole('combobox', { name }));
  await user.click(holder as HTMLElement);
  await user.click(screen.getAllByRole('option', { name: 'Birch' })[0] as HTMLElement);
  await user.click(held as HTMLElement);
  await user.click(screen.getAllByRole('option', { name: 'Cedar' }).at(-1) as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Link them' }));
  expect([...now().document.links.values()].at(-1)).toMatchObject({ from: 'birch', to: 'cedar' });
  expect(now().selection.links.size).toBe(1);
  await user.click(holder as HTMLElement);
  await user.click(screen.getAllByRole('option', { name: 'Birch' })[0] as HTMLElement);
  expect((holder as HTMLInputElement).value).toBe('Birch');
});

test('cards of one name are told apart where one of them is chosen, and in the words of buttons', async () => {
  const { session, now, user } = show();
  act(() => {
    session.run(changeNode('birch', { name: 'Ash', label: 'Old' }));
    session.run(changeNode('ash', { label: 'New' }));
  });
  expect(screen.getByRole('button', { name: 'Remove Ash (Old) from the chart' })).toBeTruthy();
  await links(user);
  expect(screen.getByRole('button', { name: 'Remove the link of Ash (New) and Ash (Old)' })).toBeTruthy();
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('AshOld');
  await user.click(screen.getByRole('combobox', { name: /^Holder of/ }));
  await user.click(screen.getAllByRole('option', { name: 'Ash (Old)' })[0] as HTMLElement);
  await user.click(screen.getByRole('combobox', { name: /^Held by/ }));
  await user.click(screen.getAllByRole('option', { name: 'Ash (New)' }).at(-1) as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Link them' }));
  expect([...now().document.links.values()].at(-1)).toMatchObject({ from: 'birch', to: 'ash' });
});

test('who takes a row off by its button has the same button of the next row, so that undo works at once', async () => {
  const { now, user } = show();
  const button = (name: string) => screen.getByRole('button', { name: `Remove ${name} from the chart` });
  act(() => button('Birch').focus());
  await user.keyboard('{Enter}');
  expect([...now().document.nodes.keys()]).toEqual(['ash', 'cedar']);
  expect(document.activeElement).toBe(button('Cedar'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Ash'));
  await user.keyboard('{Enter}');
  expect(now().document.nodes.size).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('grid'));
});

test('a link taken off leaves the focus at the button of the next, though that has no share to write', async () => {
  const { session, user } = show();
  act(() => {
    session.run(addLink({ key: 'm', from: 'birch', to: 'cedar' }));
  });
  await links(user);
  act(() => screen.getByRole('button', { name: 'Remove the link of Ash and Birch' }).focus());
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove the link of Birch and Cedar' }));
});

test('after a link is drawn its first field has the focus, where undo and redo are those of the chart until one types', async () => {
  const { now, user } = show();
  await links(user);
  const [holder, held] = [/^Holder of/, /^Held by/].map((name) => screen.getByRole('combobox', { name }));
  await user.type(holder as HTMLElement, 'Birch{ArrowDown}{Enter}');
  await user.type(held as HTMLElement, 'Cedar{ArrowDown}{Enter}');
  act(() => screen.getByRole('button', { name: 'Link them' }).focus());
  await user.keyboard('{Enter}');
  expect(now().document.links.size).toBe(2);
  expect(document.activeElement).toBe(holder);
  await user.keyboard('{Control>}z{/Control}');
  expect(now().document.links.size).toBe(1);
  await user.keyboard('{Control>}y{/Control}');
  expect(now().document.links.size).toBe(2);
  await user.keyboard('Ce{Control>}z{/Control}');
  expect(now().document.links.size).toBe(2);
});

test('rows and chart have one selection', async () => {
  const { session, now, user } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Select Birch' }));
  expect([...now().selection.nodes]).toEqual(['birch']);
  act(() => session.select(selectionOf(['cedar'])));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Cedar' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Birch' }).checked).toBe(false);
});

test('of three thousand entities only the rows in view stand in the page, and the filter finds the others', async () => {
  const { user } = show(3000);
  const grid = screen.getByRole('grid');
  expect(grid.getAttribute('aria-rowcount')).toBe('3001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  await user.type(screen.getByRole('textbox', { name: 'Filter the rows' }), '3996');
  expect(field('Name of Company 3996').value).toBe('Company 3996');
  expect(grid.getAttribute('aria-rowcount')).toBe('2');
});

test('who only reads the chart is offered no edit', () => {
  show(3, 'view');
  expect(screen.queryByRole('textbox', { name: /^Name of/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Select Ash' })).toBeTruthy();
});

test('a link says its share once, and over several charts which of them say it', async () => {
  const { user } = show(3, 'view', {
    kind: 'dynamic',
    of: 'all',
    entity: { key: 'ash', name: 'Ash' },
    charts: [
      { key: 'c1', name: 'Family' },
      { key: 'c2', name: 'Trust' },
      { key: 'c3', name: 'Third' },
    ],
    chartsOf: new Map([['l', ['c2', 'c1']]]),
  });
  await links(user);
  const cells = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells[0]?.slice(1, 6)).toEqual(['Holder', 'Held', 'Role', 'Share', 'From']);
  expect(cells[1]?.slice(1, 6)).toEqual(['Ash', 'Birch', 'Shareholder, Director', '40%', 'FamilyTrust']);
  expect(screen.getByText('Trust').closest('[role="gridcell"]')?.getAttribute('title')).toBe('Family\nTrust');
});

test('what is typed in a cell is part of the chart when keys save it or lead away, not while they edit the text', async () => {
  const { now, user } = show();
  const label = () => now().document.nodes.get('ash')?.label;
  await user.type(field('Label of Ash'), 'Parent');
  await user.keyboard('{Control>}a{/Control}');
  expect(label()).toBeNull();
  await user.keyboard('{Control>}s{/Control}');
  expect(label()).toBe('Parent');
  expect(document.activeElement).toBe(field('Label of Ash'));
  await user.type(field('Label of Birch'), 'Held');
  await user.keyboard('{Control>}o{/Control}');
  expect(now().document.nodes.get('birch')?.label).toBe('Held');
  expect(now().unsaved).toBe(2);
});

describe('while owners of a subject are shown', () => {
  const overlay: OwnershipOverlay = {
    subject: 'birch',
    nodes: new Set(['ash', 'birch']),
    links: new Set(['l']),
    totals: new Map([['ash', { text: '40 %', mark: 'loop' }]]),
    badges: new Map(),
  };
  const cells = (row: string) => {
    const found = screen
      .getAllByRole('row')
      .slice(1)
      .find((one) => one.textContent?.includes(row));
    return within(found!)
      .getAllByRole('gridcell')
      .map((cell) => cell.textContent);
  };

  test('each entity says its total and its mark, and the subject that it is it', () => {
    show(3, 'view', { kind: 'chart' }, overlay);
    expect(screen.getByRole('columnheader', { name: 'Owns of Birch' })).toBeTruthy();
    expect(cells('Ash').at(-2)).toBe('in a loop40 %');
    expect(cells('Birch').at(-2)).toBe('the subject');
    expect(cells('Cedar').at(-2)).toBe('');
  });

  test('each link says whether it counts', async () => {
    const { user } = show(3, 'edit', { kind: 'chart' }, overlay);
    await links(user);
    expect(screen.getByRole('columnheader', { name: 'Counts for Birch' })).toBeTruthy();
    expect(cells('Ash').at(-2)).toBe('Yes');
  });

  test('a row is copied with it', () => {
    show(3, 'view', { kind: 'chart' }, overlay);
    act(() => screen.getByRole('checkbox', { name: 'Select Ash' }).focus());
    expect(copied().text).toMatch(/\t40 %\tin a loop$/);
  });

  test('without one there is no such column', () => {
    show();
    expect(screen.queryByRole('columnheader', { name: /Owns of/ })).toBeNull();
  });
});

/** What a copy leaves on the clipboard where the focus is, and whether the browser's own was kept back. */
function copied() {
  const data = new Map<string, string>();
  const clipboardData = { setData: (kind: string, text: string) => void data.set(kind, text) };
  const event = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), { clipboardData });
  act(() => void document.activeElement?.dispatchEvent(event));
  return { data, text: data.get('text/plain'), taken: event.defaultPrevented };
}

test('copying in a row takes its cell or its values for a sheet, of the rows that are selected with it, which a chart takes as cards', async () => {
  const { editor, session, user } = show();
  renderHook(() => useClipboard(editor), { wrapper: WithClient });
  act(() => session.select(selectionOf(['ash'])));
  act(() => field('Label of Birch').focus());
  expect(copied().taken).toBe(false);
  act(() => field('Name of Birch').focus());
  field('Name of Birch').setSelectionRange(0, 0);
  expect(copied().text).toBe('Birch');
  field('Name of Birch').setSelectionRange(0, 3);
  expect(copied().taken).toBe(false);
  act(() => screen.getByRole('checkbox', { name: 'Select Birch' }).focus());
  expect(Object.fromEntries(copied().data)).toEqual({ 'text/plain': 'Birch\tOrganisation\t\t' });
  await user.keyboard(' ');
  const both = copied();
  expect(both.text).toBe('Ash\tOrganisation\t\t\nBirch\tOrganisation\t\t');
  expect(both.data.size).toBe(2);
  await links(user);
  act(() => screen.getByRole('button', { name: 'Remove the link of Ash and Birch' }).focus());
  expect(Object.fromEntries(copied().data)).toEqual({ 'text/plain': 'Ash\tBirch\tShareholder, Director\t40%' });
});

test('cutting in a row of the table takes no card off the chart', () => {
  const { editor, session, now } = show();
  renderHook(() => useClipboard(editor), { wrapper: WithClient });
  act(() => session.select(selectionOf(['ash'])));
  act(() => screen.getByRole('button', { name: 'Remove Birch from the chart' }).focus());
  const event = Object.assign(new Event('cut', { bubbles: true, cancelable: true }), { clipboardData: null });
  act(() => void document.activeElement?.dispatchEvent(event));
  expect(now().document.nodes.size).toBe(3);
});

test('a cell that is half typed would be lost, until it is taken over or given up', async () => {
  const stop = watchTyping();
  const { user } = show();
  await user.type(field('Label of Ash'), 'Half');
  expect(isTypedIn()).toBe(true);
  await user.tab();
  expect(isTypedIn()).toBe(false);
  await user.type(field('Label of Birch'), 'Half');
  expect(isTypedIn()).toBe(true);
  await user.keyboard('{Escape}');
  expect(isTypedIn()).toBe(false);
  stop();
});
