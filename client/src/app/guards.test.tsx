import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { useLeaveGuard } from '../lib/leaveGuard';
import { useLocation } from '../lib/router/hooks';
import { Outlet, RouterProvider } from '../lib/router/RouterProvider';
import { checkSession, endSession, SIGN_OUT, takeSession, useSession, type Viewer } from '../lib/session';
import { readToken, writeToken } from '../lib/token';
import { memoryRouter } from '../testkit/MemoryRouter';
import { Home, SignedInOnly, SignedOutOnly } from './guards';
import { TestMantine } from '../testkit/TestMantine';

const viewer = { key: 'u', name: 'Helena', email: 'helena@stemma.local' };

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(
    async () => ({ status: 200, json: async () => ({ data: { viewer, signOut: true } }) }) as unknown as Response,
  );
});

afterEach(() => {
  cleanup();
  endSession('left');
});

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

async function visit(path: string, token: string | null, state: unknown = null, page: ReactNode = null) {
  writeToken(token);
  await checkSession();
  const routes = [
    { path: '/', element: <Home /> },
    { path: '/login', element: <SignedOutOnly>Sign in</SignedOutOnly> },
    { path: '/overview', element: <SignedInOnly>Charts</SignedInOnly> },
    { path: '/draft', element: <SignedInOnly>{page}</SignedInOnly> },
    { path: '/chart/:key', element: <SignedInOnly>Chart</SignedInOnly> },
  ];
  render(
    <TestMantine>
      <RouterProvider router={memoryRouter(routes, path, state)}>
        <Where />
        <Outlet />
      </RouterProvider>
    </TestMantine>,
  );
  return () => screen.getByTestId('where').textContent;
}

test('a visitor to a chart signs in first and is led back to it', async () => {
  const where = await visit('/chart/c1?mode=edit', null);
  expect(where()).toBe('/login?to=%2Fchart%2Fc1%3Fmode%3Dedit');
  expect(screen.queryByText('Chart')).toBeNull();
});

test('a signed-in user does not see the sign-in page', async () => {
  expect((await visit('/login', 't'))()).toBe('/overview');
});

test('a signed-in user on the sign-in page goes where he wanted to go', async () => {
  expect((await visit('/login?to=%2Fchart%2Fc1', 't'))()).toBe('/chart/c1');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a way back that leads elsewhere (%s) is not taken',
  async (to) => {
    expect((await visit(`/login?to=${encodeURIComponent(to)}`, 't'))()).toBe('/overview');
  },
);

test('a session that ends over what is not saved is asked for again, and the page stays as it is', async () => {
  function Draft() {
    const [text, setText] = useState('');
    useLeaveGuard({ unsaved: () => text !== '', question: { title: 'Leave', text: 'Leave?' } });
    const session = useSession();
    return (
      <input
        aria-label="Draft"
        disabled={session.status !== 'signedIn'}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    );
  }
  const where = await visit('/draft', 't', null, <Draft />);
  fireEvent.change(screen.getByLabelText('Draft'), { target: { value: 'Not saved' } });
  act(() => endSession('expired'));
  expect(where()).toBe('/draft');
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to go on' });
  expect(screen.getByLabelText('Draft')).toHaveProperty('disabled', false);
  expect(within(dialog).getByLabelText('E-mail')).toHaveProperty('value', viewer.email);
  const ok = { token: 'again', owesSetUp: false, viewer };
  globalThis.fetch = jest.fn<typeof fetch>(
    async () => ({ status: 200, json: async () => ({ data: { signIn: { ok, error: null } } }) }) as unknown as Response,
  );
  fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'a password' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Draft')).toHaveProperty('value', 'Not saved');
  expect(readToken()).toBe('again');

  act(() => endSession('left'));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(where()).toBe('/login');
});

test('somebody else who signs in gets a page of his own', async () => {
  await visit('/draft', 't', null, <input aria-label="Draft" />);
  const before = screen.getByLabelText('Draft');
  act(() => takeSession('other', { ...viewer, key: 'v' } as Viewer));
  expect(screen.getByLabelText('Draft')).not.toBe(before);
});

test('somebody else who signs in in another tab takes nothing that is not saved away unasked', async () => {
  function Draft() {
    useLeaveGuard({ unsaved: () => true, question: { title: 'Leave', text: 'Leave?' } });
    return <input aria-label="Draft" />;
  }
  await visit('/draft', 't', null, <Draft />);
  const before = screen.getByLabelText('Draft');
  act(() => takeSession('other', { ...viewer, key: 'v' } as Viewer));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to go on' });
  expect(screen.getByLabelText('Draft')).toBe(before);
  expect(within(dialog).getByText(/Somebody else has signed in/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Draft')).not.toBe(before);
});

test('home leads a visitor to sign-in and a user to the overview', async () => {
  expect((await visit('/', null))()).toBe('/login');
  cleanup();
  expect((await visit('/', 't'))()).toBe('/overview');
});

test('signing out by way of home ends on the sign-in page', async () => {
  const where = await visit('/', 't', SIGN_OUT);
  expect(await screen.findByText('Sign in')).toBeTruthy();
  expect(where()).toBe('/login');
  expect(readToken()).toBeNull();
});

test('an unreachable server is said, with Try again', async () => {
  globalThis.fetch = jest.fn<typeof fetch>(async () => {
    throw new TypeError('offline');
  });
  await visit('/overview', 't');
  expect(screen.getByRole('alert').textContent).toContain('cannot be reached');
  globalThis.fetch = jest.fn<typeof fetch>(
    async () => ({ status: 200, json: async () => ({ data: { viewer } }) }) as unknown as Response,
  );
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByText('Charts')).toBeTruthy();
});
