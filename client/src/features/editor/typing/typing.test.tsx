import { afterEach, expect, test } from '@jest/globals';
import { cleanNotifications } from '@mantine/notifications';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { roleText } from '@stemma/shared/chart/roleText';
import { messages } from '@stemma/shared/messages';
import { addLink, remove } from '../../../chart/model/commands';
import { beneath, showTyping, typingHit } from './testkit/showTyping';
import { typeCard, typeOnLink } from './typing';

afterEach(() => {
  cleanup();
  act(() => cleanNotifications());
});

test('a line is a card and its link, as one step of undo, and the next line is asked for', async () => {
  const { open, user, field, names, said, undo, now } = showTyping();
  open();
  await user.type(field(), 'Birch 25,5% Owner{Enter}');
  await waitFor(() => expect(names()).toContain('Birch'));
  expect(said('Birch')).toEqual(['25.5% Owner']);
  expect(field()).toHaveProperty('value', '');
  expect(now().history.past).toHaveLength(1);
  undo();
  expect(names()).toEqual(['Ash', 'Elm']);
});

test('lines that are typed faster than names are looked up stand in their order, each where it belongs', async () => {
  const { open, user, field, names, now } = showTyping();
  open();
  await user.type(field(), 'One Ltd 10%{Shift>}{Enter}{/Shift}Two Ltd 20%{Enter}{Enter}Three Ltd 30%{Escape}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(names()).toEqual(['Ash', 'Elm', 'One Ltd', 'Two Ltd']);
  const { nodes, links } = now().document;
  const drawn = [...links.values()].slice(1).map(({ from, to }) => [nodes.get(from)?.name, nodes.get(to)?.name]);
  expect(drawn).toEqual([
    ['Ash', 'One Ltd'],
    ['One Ltd', 'Two Ltd'],
  ]);
});

test('a line of the level that a card opens, whose name is still looked up, is read as one that is linked', async () => {
  let answerAll = (): void => {};
  const asked = new Promise<void>((resolve) => (answerAll = resolve));
  const { open, user, field, names, said } = showTyping(() =>
    asked.then(() => ({ searchEntities: [], linkRoles: [] })),
  );
  open(null);
  await user.type(field(), 'First Ltd{Shift>}{Enter}{/Shift}Second Ltd 100% Owner{Enter}Third Ltd 30,5 %{Enter}');
  expect(field()).toHaveProperty('value', '');
  expect(names()).toEqual(['Ash', 'Elm']);
  answerAll();
  await waitFor(() => expect(names()).toEqual(['Ash', 'Elm', 'First Ltd', 'Second Ltd', 'Third Ltd']));
  expect([said('Second Ltd'), said('Third Ltd')]).toEqual([['100% Owner'], ['30.5% Shareholder']]);
});

test('how a line is read is told beneath, and a share that cannot be keeps it from being taken', async () => {
  const { open, user, field, names } = showTyping();
  open();
  await user.type(field(), 't: Quay 30%');
  expect(screen.getByRole('status').textContent).toBe('New trustAsh: 30% Beneficiary of Quay');
  expect(field()).toHaveProperty('value', 'Quay 30%');
  await user.clear(field());
  await user.type(field(), 'Quay 130%{Enter}');
  expect(beneath().getByRole('alert').textContent).toBe(messages.percentage);
  expect(names()).toEqual(['Ash', 'Elm']);
  expect(field()).toHaveProperty('value', 'Quay 130%');
});

test('several lines that are pasted become cards one after the other, or none where one cannot stand', async () => {
  const { open, user, field, names, now } = showTyping();
  open();
  await user.click(field());
  await user.paste('Quay Ltd 30%\r\n\nt: Birch\t20% Beneficiary\nDock Ltd 50%');
  await waitFor(() => expect(names()).toEqual(['Ash', 'Elm', 'Quay Ltd', 'Birch', 'Dock Ltd']));
  const links = [...now().document.links.values()].slice(1).map(({ roles }) => roles[0]);
  expect(links).toMatchObject([
    { role: 'Shareholder', percentage: 30 },
    { role: 'Beneficiary', percentage: 20 },
    { role: 'Shareholder', percentage: 50 },
  ]);
  expect(field()).toHaveProperty('value', '');
  await user.paste('Fine Ltd\nWrong Ltd 130%');
  expect((await screen.findByText(/Not read: row 2/)).textContent).toContain(messages.percentage);
  expect(names()).toHaveLength(5);
});

test('Tab goes through the types, forward and back', async () => {
  const { open, user, field, now, names } = showTyping();
  open(null);
  await user.click(field());
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(screen.getByRole('button', { name: 'Type: Individual' })).toBeTruthy();
  await user.keyboard('Ada{Enter}');
  await waitFor(() => expect(names()).toContain('Ada'));
  expect([...now().document.nodes.values()].at(-1)?.typeName).toBe('Individual');
});

test('similar names of the type are told in the words of the dialog; Escape mends, Enter proceeds, an arrow takes', async () => {
  const { open, user, field, names, now } = showTyping(({ variables }) => ({
    searchEntities: String(variables['term']).startsWith('Birch') ? [typingHit('other', 'Birch Ltd')] : [],
    linkRoles: [],
  }));
  open();
  await user.type(field(), 'Birch Ltd 10%{Enter}');
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain(messages.possibleDuplicate.title);
  expect(told.textContent).toContain(messages.possibleDuplicate.text);
  expect(told.textContent).toContain('Birch Ltd');
  expect(field()).toHaveProperty('value', '');
  expect(names()).toEqual(['Ash', 'Elm']);
  await user.keyboard('{Escape}');
  expect(field()).toHaveProperty('value', 'Birch Ltd 10%');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Enter}');
  await screen.findByRole('alert');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /Birch Ltd/ }).getAttribute('aria-selected')).toBe('true');
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(now().document.nodes.get('other')?.name).toBe('Birch Ltd'));
  await user.type(field(), 'Birch Two Ltd{Enter}');
  await screen.findByRole('alert');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['Ash', 'Elm', 'Birch Ltd', 'Birch Two Ltd']));
});

test('a card whose holder goes meanwhile is kept, without a link', async () => {
  const { open, user, field, session, names, now } = showTyping();
  open();
  await user.type(field(), 'Birch');
  act(() => void session.run(remove(['ash'], [])));
  expect(field()).toHaveProperty('value', 'Birch');
  await user.type(field(), '{Enter}');
  await waitFor(() => expect(names()).toEqual(['Elm', 'Birch']));
  expect(now().document.links.size).toBe(0);
});

test('what is typed as editing ends is not lost', async () => {
  const { open, user, field, session, names, now } = showTyping();
  open();
  await user.type(field(), 'Birch');
  act(() => session.setMode('view'));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(names()).toContain('Birch');
  await waitFor(() => expect(now().unsaved).toBe(0));
});

test('a card of this chart is linked, and not put on it twice', async () => {
  const { open, user, field, names, now } = showTyping();
  open();
  await user.type(field(), 'Elm{ArrowDown}{Enter}');
  await waitFor(() => expect(now().document.links.size).toBe(2));
  expect(names()).toEqual(['Ash', 'Elm']);
});

test('share and roles of a link are typed on it; Escape leaves them as they were', async () => {
  const { editor, user, now } = showTyping();
  const roles = () => now().document.links.get('held')?.roles.map(roleText);
  act(() => typeOnLink(editor, 'held', '5'));
  const field = screen.getByRole('combobox', { name: 'Share and roles' });
  expect(field).toHaveProperty('value', '5% Shareholder');
  await user.keyboard('5');
  expect(field).toHaveProperty('value', '55% Shareholder');
  await user.keyboard('{Enter}');
  expect(roles()).toEqual(['55% Shareholder']);
  expect(screen.queryByRole('combobox')).toBeNull();

  act(() => typeOnLink(editor, 'held'));
  await user.keyboard('20 own');
  expect(screen.getByRole('option', { name: 'Owner' }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Escape}');
  expect(roles()).toEqual(['55% Shareholder']);
  expect(now().history.past).toHaveLength(1);
});

test('typing on a link ends where somebody takes the link away', () => {
  const { editor, session } = showTyping();
  act(() => typeOnLink(editor, 'held'));
  act(() => void session.run(remove([], ['held'])));
  expect(screen.queryByRole('combobox')).toBeNull();
  act(() => void session.run(addLink({ key: 'anew', from: 'ash', to: 'elm' })));
  expect(editor.ui.getState().typing).toBeNull();
});

test('a line that is still looked up stands where it was typed, though another card is begun elsewhere', async () => {
  const { open, user, field, editor, names, now } = showTyping();
  open();
  await user.type(field(), 'Birch 10%{Enter}');
  act(() => typeCard(editor, { at: { x: 900, y: 900 } }));
  await user.type(field(), 'Far off{Enter}');
  await waitFor(() => expect(names()).toEqual(['Ash', 'Elm', 'Birch', 'Far off']));
  const { nodes, links } = now().document;
  expect([...nodes.values()].at(-1)).toMatchObject({ x: 900, y: 900 });
  expect(links.size).toBe(2);
});

test('a line that is still looked up is not lost as a link is typed on instead', async () => {
  const { open, user, field, editor, names, said } = showTyping();
  open();
  await user.type(field(), 'Birch 10%{Enter}');
  act(() => typeOnLink(editor, 'held'));
  await waitFor(() => expect(names()).toEqual(['Ash', 'Elm', 'Birch']));
  expect(said('Birch')).toEqual(['10% Shareholder']);
  expect(screen.getByRole('combobox', { name: 'Share and roles' })).toBeTruthy();
});

test('sentences of which one is not read become no card: the part is told, and the text stays', async () => {
  const { open, user, field, names } = showTyping();
  open(null);
  await user.type(field(), 'Ada 25-50 % Quay; garbage; Carl 33,3 % Quay{Enter}');
  expect(beneath().getByRole('alert').textContent).toContain('“garbage” is not understood.');
  expect(field()).toHaveProperty('value', 'Ada 25-50 % Quay; garbage; Carl 33,3 % Quay');
  await user.clear(field());
  await user.type(field(), 'Anna -5 % Bay Ltd{Enter}');
  expect(beneath().getByRole('alert').textContent).toContain('“Anna -5 % Bay Ltd” is not understood.');
  expect(field()).toHaveProperty('value', 'Anna -5 % Bay Ltd');
  expect(names()).toEqual(['Ash', 'Elm']);
});

test('a sentence that is not read becomes no card that is linked either, but a name in quotation marks does', async () => {
  const { open, user, field, names, said } = showTyping();
  open();
  await user.type(field(), 'Quay -5 % Shareholder{Enter}');
  expect(beneath().getByRole('alert').textContent).toContain('“Quay -5 % Shareholder” is not understood.');
  await user.clear(field());
  await user.type(field(), '"Top 10% Club" 20%{Enter}');
  await waitFor(() => expect(names()).toEqual(['Ash', 'Elm', 'Top 10% Club']));
  expect(said('Top 10% Club')).toEqual(['20% Shareholder']);
});

test('a name with a sign of percent is typed between quotation marks', async () => {
  const { open, user, field, names } = showTyping();
  open(null);
  await user.type(field(), '"Anna -5 % Bay"{Enter}');
  await waitFor(() => expect(names()).toEqual(['Ash', 'Elm', 'Anna -5 % Bay']));
});
