import { afterEach, expect, test } from '@jest/globals';
import { cleanNotifications } from '@mantine/notifications';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { messages } from '@stemma/shared/messages';
import { remove } from '../../../chart/model/commands';
import { beneath, showTyping, showTypingSlowly, type TypingUser } from './testkit/showTyping';
import { typeOnLink } from './typing';

afterEach(() => {
  cleanup();
  act(() => cleanNotifications());
});

test('with a doubt open, the key of the next line sends that line behind it, and an empty Enter answers', async () => {
  const { open, user, field, names, drawn, doubt } = showTypingSlowly();
  open();
  await user.type(field(), 'Birch Ltd 40%{Shift>}{Enter}{/Shift}Child AS');
  expect((await doubt()).textContent).toContain('Birch Ltd');
  await user.keyboard(' 30%{Enter}Second AS 20%{Shift>}{Enter}{/Shift}Third AS 10%');
  await user.keyboard('{Control>}s{/Control}');
  expect(beneath().getByRole('alert').textContent).toContain('Birch Ltd');
  expect([(field() as HTMLInputElement).value, names()]).toEqual(['', ['Ash', 'Elm']]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(names()).toEqual(['Ash', 'Elm', 'Birch Ltd', 'Child AS', 'Second AS', 'Third AS']);
  expect(drawn()).toEqual(['Ash > Birch Ltd', 'Birch Ltd > Child AS', 'Birch Ltd > Second AS', 'Second AS > Third AS']);
});

test('with a doubt open and text in the field, a press elsewhere sends the text, and an option answers', async () => {
  const { open, user, field, names, drawn, doubt, now } = showTypingSlowly();
  open();
  await user.type(field(), 'Birch Ltd 40%{Shift>}{Enter}{/Shift}Child AS 30%');
  await doubt();
  await user.click(document.body);
  expect(field()).toHaveProperty('value', '');
  expect(names()).toEqual(['Ash', 'Elm']);
  await user.click(screen.getByRole('option', { name: /Birch Ltd/ }));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(now().document.nodes.get('other')?.name).toBe('Birch Ltd');
  expect(drawn()).toEqual(['Ash > Birch Ltd', 'Birch Ltd > Child AS']);
});

test('the button of a doubt answers it, and what is in the field stays there', async () => {
  const { open, user, field, names, doubt } = showTypingSlowly();
  open();
  await user.type(field(), 'Birch Ltd 40%{Enter}Chi');
  await doubt();
  await user.click(screen.getByRole('button', { name: /Proceed/ }));
  await waitFor(() => expect(names()).toEqual(['Ash', 'Elm', 'Birch Ltd']));
  expect(field()).toHaveProperty('value', 'Chi');
});

test('a doubtful line is changed by a button, too, as a phone has no Esc', async () => {
  const { open, user, field, names, doubt } = showTypingSlowly();
  open();
  await user.type(field(), 'Birch Ltd 40%{Enter}');
  await doubt();
  await user.click(screen.getByRole('button', { name: /Change it/ }));
  expect(field()).toHaveProperty('value', 'Birch Ltd 40%');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(names()).toEqual(['Ash', 'Elm']);
});

test('a doubtful line is not given back by itself: what is typed next is a line of its own', async () => {
  const { open, user, field, names, said, doubt } = showTypingSlowly();
  open();
  await user.type(field(), 'Birch Ltd 40%{Enter}');
  expect((await doubt()).textContent).toContain('Birch Ltd');
  expect(field()).toHaveProperty('value', '');
  await user.keyboard('Child AS 30%{Enter}');
  expect(names()).toEqual(['Ash', 'Elm']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['Ash', 'Elm', 'Birch Ltd', 'Child AS']));
  expect([said('Birch Ltd'), said('Child AS')]).toEqual([['40% Shareholder'], ['30% Shareholder']]);
});

test('lines behind one that is taken back wait until it is sent again, and stand where they belong', async () => {
  const { open, user, field, names, drawn, doubt } = showTypingSlowly();
  open();
  await user.type(field(), 'Birch Ltd 40%{Shift>}{Enter}{/Shift}Child AS 30%{Enter}Half');
  await doubt();
  await user.keyboard('{Escape}');
  expect(field()).toHaveProperty('value', 'Birch Ltd 40%');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(names()).toEqual(['Ash', 'Elm']);
  await user.clear(field());
  await user.keyboard('Mended Ltd 45%{Enter}');
  expect(field()).toHaveProperty('value', 'Half');
  await waitFor(() => expect(names()).toEqual(['Ash', 'Elm', 'Mended Ltd', 'Child AS']));
  await user.keyboard('way AS{Enter}');
  await waitFor(() => expect(names()).toContain('Halfway AS'));
  expect(drawn()).toEqual(['Ash > Mended Ltd', 'Mended Ltd > Child AS', 'Mended Ltd > Halfway AS']);
});

test('what was typed as a line was taken back follows the mended line where a press elsewhere ends typing', async () => {
  const { open, user, field, drawn, doubt } = showTypingSlowly();
  open();
  await user.type(field(), 'Birch Ltd 40%{Shift>}{Enter}{/Shift}Half AS 5%');
  await doubt();
  await user.keyboard('{Escape}');
  await user.clear(field());
  await user.keyboard('Mended Ltd');
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(drawn()).toEqual(['Ash > Mended Ltd', 'Mended Ltd > Half AS']);
});

test.each([
  ['Escape', async (user: TypingUser) => user.keyboard('{Escape}')],
  ['an empty line', async (user: TypingUser) => user.keyboard('{Control>}a{/Control}{Delete}{Enter}')],
  [
    'a press elsewhere',
    async (user: TypingUser) => {
      await user.keyboard('{Control>}a{/Control}{Delete}');
      await user.click(document.body);
    },
  ],
])('lines behind one that is taken back and given up by %s are told at once, and none is placed', async (_, giveUp) => {
  const { open, user, field, names, doubt } = showTypingSlowly();
  open();
  await user.type(field(), 'Birch Ltd 40%{Shift>}{Enter}{/Shift}Child AS 30%{Enter}Other AS 20%{Enter}');
  await doubt();
  await user.keyboard('{Escape}');
  await user.click(field());
  await giveUp(user);
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(await screen.findByText('Not read: Child AS 30%; Other AS 20%')).toBeTruthy();
  expect(names()).toEqual(['Ash', 'Elm']);
});

test('a doubt that nobody answered is told as a link is typed on instead, and nothing is placed', async () => {
  const { open, user, field, editor, names, doubt } = showTypingSlowly();
  open();
  await user.type(field(), 'Birch Ltd 40%{Shift>}{Enter}{/Shift}Child AS 30%{Enter}');
  await doubt();
  act(() => typeOnLink(editor, 'held'));
  expect(await screen.findByText('Not read: Birch Ltd 40%; Child AS 30%')).toBeTruthy();
  expect(names()).toEqual(['Ash', 'Elm']);
});

test('Ctrl+Z takes back the line that was sent last, and the chart only where none waits', async () => {
  const { open, user, field, names, session, answerAll } = showTypingSlowly();
  open();
  act(() => void session.run(remove(['elm'], [])));
  await user.type(field(), 'One Ltd 10%{Enter}Two Ltd 20%{Enter}');
  await user.keyboard('{Control>}z{/Control}');
  expect(field()).toHaveProperty('value', 'Two Ltd 20%');
  expect(names()).toEqual(['Ash']);
  await user.keyboard('Three Ltd{Enter}');
  answerAll();
  await waitFor(() => expect(names()).toEqual(['Ash', 'One Ltd', 'Three Ltd']));
  await user.keyboard('{Control>}zzz{/Control}');
  expect(names()).toEqual(['Ash', 'Elm']);
});

test('Ctrl+Z takes back that typing ends, and a doubtful line that was sent last', async () => {
  const { open, user, field, names, doubt } = showTypingSlowly();
  open();
  await user.type(field(), 'Birch Ltd 10%{Enter}{Escape}');
  expect(field()).toHaveProperty('readOnly', true);
  await user.keyboard('{Control>}z{/Control}');
  expect(field()).toHaveProperty('readOnly', false);
  await doubt();
  await user.keyboard('{Control>}z{/Control}');
  expect(beneath().queryByRole('alert')).toBeNull();
  expect(field()).toHaveProperty('value', 'Birch Ltd 10%');
  expect(names()).toEqual(['Ash', 'Elm']);
});

test('a line that was sent as a linked one is read as one, though the card has gone', async () => {
  const { open, user, field, names, session, now, answerAll } = showTypingSlowly();
  open();
  await user.type(field(), 'Quay 30% Owner{Enter}');
  act(() => void session.run(remove(['ash'], [])));
  answerAll();
  await waitFor(() => expect(names()).toEqual(['Elm', 'Quay']));
  expect(now().document.links.size).toBe(0);
});

test('letters that are typed while typing ends are told once', async () => {
  const { open, user, field, names, answerAll } = showTypingSlowly();
  open();
  await user.type(field(), 'One Ltd 10%{Enter}{Escape}');
  await user.keyboard('Two Ltd');
  expect(await screen.findAllByText('Typing goes on once the names are looked up.')).toHaveLength(1);
  expect(field()).toHaveProperty('value', '');
  answerAll();
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(names()).toEqual(['Ash', 'Elm', 'One Ltd']);
});

test('a line that is refused is told with its reason, and what is typed next replaces it', async () => {
  const { open, user, field, names } = showTyping();
  open();
  await user.type(field(), 'Bad 130%{Enter}');
  expect(await screen.findByText(`Not read: Bad 130%: ${messages.percentage}`)).toBeTruthy();
  expect(field()).toHaveProperty('value', 'Bad 130%');
  await user.keyboard('Gamma AS{Enter}');
  await waitFor(() => expect(names()).toEqual(['Ash', 'Elm', 'Gamma AS']));
});

test('a card of this chart that is taken opens its level, and the line behind it stands beneath', async () => {
  const { open, user, field, names, drawn, answerAll } = showTypingSlowly();
  open(null);
  await user.type(field(), 'Elm{ArrowDown}{Shift>}{Enter}{/Shift}Child AS 30%{Enter}');
  answerAll();
  await waitFor(() => expect(names()).toEqual(['Ash', 'Elm', 'Child AS']));
  expect(drawn()).toEqual(['Elm > Child AS']);
});
