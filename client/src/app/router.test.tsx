import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { RouterProvider } from '../lib/router/RouterProvider';
import { matchRoutes } from '../lib/router/routes';
import { checkSession, endSession } from '../lib/session';
import { writeToken } from '../lib/token';
import { memoryRouter } from '../testkit/MemoryRouter';
import { routes } from './router';
import { TestMantine } from '../testkit/TestMantine';

const signInOnly = [
  ...['/user', '/bin', '/overview', '/individuals', '/organisations', '/trusts', '/projects', '/assets', '/customs'],
  ...['/chart/c1?mode=edit', '/object/e1?keys=c1,c2', '/subject/e1', '/all/e1', '/search?q=anna', '/change'],
];
const signedOutOnly = ['/login', '/demo', '/forgotPassword', '/resetPassword', '/activateAccount'];
const open = ['/NoAccess', '/NilChart', '/shared/k', '/sharedObject/k', '/sharedSubject/k', '/nowhere/at/all'];

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(
    async () =>
      ({ status: 200, json: async () => ({ data: { viewer: { key: 'u', name: 'H' } } }) }) as unknown as Response,
  );
});

afterEach(() => {
  cleanup();
  endSession('left');
});

async function endsAt(path: string, token: string | null): Promise<string> {
  writeToken(token);
  await checkSession();
  const router = memoryRouter(routes, path);
  await act(async () => {
    render(
      <TestMantine>
        <RouterProvider router={router} />
      </TestMantine>,
    );
  });
  const { pathname, search } = router.state.location;
  return pathname + search;
}

test.each(signInOnly.filter((path) => path !== '/overview'))('a visitor to %s is sent to sign in', async (path) => {
  expect(await endsAt(path, null)).toBe(`/login?to=${encodeURIComponent(path)}`);
});

test.each(signedOutOnly)('a visitor sees %s', async (path) => {
  expect(await endsAt(path, null)).toBe(path);
});

test.each(signedOutOnly)('a signed-in user on %s is sent to the overview', async (path) => {
  expect(await endsAt(path, 't')).toBe('/overview');
});

test.each(open)('everyone sees %s', async (path) => {
  expect(await endsAt(path, null)).toBe(path);
});

test('every address of the route table has a page of its own', () => {
  for (const path of [...signInOnly, ...signedOutOnly, ...open.slice(0, -1)]) {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).not.toBe('*');
  }
});
