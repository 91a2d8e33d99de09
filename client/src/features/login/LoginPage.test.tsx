import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '../../testkit/MemoryRouter';
import { endSession } from '../../lib/session';
import { readToken } from '../../lib/token';
import { LoginPage } from './LoginPage';
import { TestMantine } from '../../testkit/TestMantine';

const refused = { ok: null, error: { code: 'invalid', message: 'That is not right.', field: null, retryAfter: null } };
const welcome = { ok: { token: 't', viewer: { key: 'u', name: 'Helena' } }, error: null };
const owing = { ok: { ...welcome.ok, token: 'owes', owesSetUp: true }, error: null };
const failure = (code: string, message: string) => ({
  ok: null,
  error: { code, message, field: null, retryAfter: null },
});
const sent = jest.fn();

/** The answer by the password that was sent, and for one by its code too. */
function answerTo({ password, code }: { password: string; code?: string }): object {
  if (password === 'right') return welcome;
  if (password === 'owing') return owing;
  if (password !== 'with code') return refused;
  if (code === undefined) return failure('codeNeeded', 'Enter the code.');
  return code === '123456' ? welcome : failure('codeWrong', '2FA code is not valid.');
}

beforeEach(() => {
  endSession('left');
  sent.mockReset();
  globalThis.fetch = jest.fn<typeof fetch>(async (_url, init) => {
    const { variables } = JSON.parse(init?.body as string) as {
      variables: { input?: { password: string; code?: string } };
    };
    const { input } = variables;
    // What is asked without an input is the set-up of the second factor, by the token that owes it.
    sent(input ?? init?.headers);
    const data = input ? { signIn: answerTo(input) } : { beginSecondFactor: failure('invalid', 'Not now.') };
    return { status: 200, json: async () => ({ data }) } as unknown as Response;
  });
  render(
    <TestMantine>
      <MemoryRouter>
        <LoginPage />
      </MemoryRouter>
    </TestMantine>,
  );
});

afterEach(cleanup);

test('the name has the focus, and Enter signs in', async () => {
  const user = userEvent.setup();
  expect(document.activeElement).toBe(screen.getByLabelText('Name or e-mail'));
  await user.keyboard('helena@x.org{Tab}right{Enter}');
  expect(sent).toHaveBeenCalledWith({ nameOrEmail: 'helena@x.org', password: 'right' });
  expect(readToken()).toBe('t');
});

test('a wrong password turns the fields red and shows the server’s words', async () => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name or e-mail'), 'helena');
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('That is not right.');
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(readToken()).toBeNull();
});

test('nothing is sent while a field is empty', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getAllByText('This attribute is required.')).toHaveLength(2);
  expect(sent).not.toHaveBeenCalled();
});

test('Caps Lock is told while the password is typed', () => {
  const field = screen.getByLabelText('Password');
  const press = new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true });
  fireEvent(field, press);
  expect(screen.getByText('Caps Lock is on.')).toBeTruthy();
});

async function enterWith(password: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name or e-mail'), 'helena');
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  return user;
}

test('where a second factor is on its code is asked for, and a wrong one turns the field red', async () => {
  const user = await enterWith('with code');
  const field = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(field);
  expect(readToken()).toBeNull();
  await user.keyboard('000000{Enter}');
  expect(await screen.findByText('2FA code is not valid.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  expect(sent).toHaveBeenLastCalledWith({ nameOrEmail: 'helena', password: 'with code', code: '123456' });
  expect(readToken()).toBe('t');
});

test('a token that owes its second factor is not kept, and opens its set-up alone', async () => {
  await enterWith('owing');
  expect(await screen.findByText(/Not now\./)).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ authorization: 'Bearer owes' }));
  expect(sent).toHaveBeenCalledTimes(2);
  expect(readToken()).toBeNull();
});
