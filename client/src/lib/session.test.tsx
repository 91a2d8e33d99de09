import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { checkSession, currentSession, endSession, signIn, signOut } from './session';
import { readToken, writeToken } from './token';

const viewer = { key: 'u', name: 'Helena', email: 'h@x.org', isAdmin: false, accountType: 'Standard' };
const answers = jest.fn<(body: { query: string }, init: RequestInit) => unknown>();

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(async (_url, init) => {
    const answer = answers(JSON.parse(init?.body as string) as { query: string }, init ?? {});
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'number') return { status: answer, json: async () => ({}) } as Response;
    return { status: 200, json: async () => answer } as Response;
  });
});

afterEach(() => {
  answers.mockReset();
  endSession('left');
});

test('without a token nobody is asked', async () => {
  await checkSession();
  expect(currentSession()).toEqual({ status: 'anonymous', why: 'new' });
  expect(answers).not.toHaveBeenCalled();
});

test('a kept token that names a user signs him in', async () => {
  writeToken('t');
  answers.mockReturnValue({ data: { viewer } });
  await checkSession();
  expect(currentSession()).toEqual({ status: 'signedIn', viewer });
  expect(answers.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer t' });
});

test.each([{ data: { viewer: null } }, 401])('a token that names nobody is removed', async (answer) => {
  writeToken('old');
  answers.mockReturnValue(answer);
  await checkSession();
  expect(currentSession()).toEqual({ status: 'anonymous', why: 'expired' });
  expect(readToken()).toBeNull();
});

test.each([new TypeError('offline'), 503])(
  'a server that cannot be reached does not sign anyone out',
  async (answer) => {
    writeToken('t');
    answers.mockReturnValue(answer);
    await checkSession();
    expect(currentSession()).toEqual({ status: 'unreachable' });
    expect(readToken()).toBe('t');
  },
);

test('signing in keeps the token', async () => {
  answers.mockReturnValue({ data: { signIn: { ok: { token: 'new', viewer }, error: null } } });
  expect(await signIn(' helena ', 'secret')).toEqual({ step: 'done' });
  expect(readToken()).toBe('new');
  expect(currentSession().status).toBe('signedIn');
  expect(answers.mock.calls[0]?.[0]).toMatchObject({
    variables: { input: { nameOrEmail: 'helena', password: 'secret' } },
  });
});

test('a refused sign-in shows the server’s words', async () => {
  const error = { code: 'tooMany', message: 'Too many tries.', field: null, retryAfter: 30 };
  answers.mockReturnValue({ data: { signIn: { ok: null, error } } });
  expect(await signIn('helena', 'wrong')).toEqual({
    step: 'failed',
    failure: { message: 'Too many tries.', retryAfter: 30, wrong: false },
  });
  expect(readToken()).toBeNull();
});

test('signing out ends the session here even when the server is away', async () => {
  writeToken('t');
  answers.mockReturnValue(new TypeError('offline'));
  await signOut();
  expect(readToken()).toBeNull();
  expect(currentSession()).toEqual({ status: 'anonymous', why: 'left' });
  expect(answers.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer t' });
});
