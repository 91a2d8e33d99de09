import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { browserHistory } from './history';
import { useBlocker, useLocation, useParams, useSearchParams } from './hooks';
import { Link, Navigate } from './Link';
import { Outlet, RouterProvider } from './RouterProvider';
import { Router, type HeldStep } from './router';
import { matchRoutes, type RouteObject } from './routes';

let held: HeldStep | null = null;
let changeSearch: ReturnType<typeof useSearchParams>[1];

const leavesDraft = ({ currentLocation }: { currentLocation: { pathname: string } }) =>
  currentLocation.pathname === '/draft';

function Around() {
  held = useBlocker(leavesDraft);
  const { pathname, search, hash, state } = useLocation();
  return (
    <>
      <p data-testid="where">{pathname + search + hash + (state === null ? '' : JSON.stringify(state))}</p>
      <Link to="/draft">Draft</Link>
      <Link to="/chart/a%20b?mode=edit" target="_blank">
        Elsewhere
      </Link>
      <Outlet />
    </>
  );
}

function Chart() {
  const [params, setParams] = useSearchParams();
  changeSearch = setParams;
  return <p>{`Chart ${useParams()['key']} ${params.get('mode')}`}</p>;
}

const routes: RouteObject[] = [
  {
    element: <Around />,
    children: [
      { path: '/', element: <Navigate to="/overview" replace state={{ from: 'home' }} /> },
      { path: '/overview', element: 'Charts' },
      { path: '/draft', element: 'A draft' },
      { path: '/chart/:key', element: <Chart /> },
      { path: '*', element: 'Not found' },
    ],
  },
];

let router: Router;

beforeEach(() => {
  window.history.replaceState(null, '', '/overview');
  router = new Router(routes, browserHistory());
  render(<RouterProvider router={router} />);
});

afterEach(cleanup);

const where = () => screen.getByTestId('where').textContent;
const go = (to: string, replace = false) => act(async () => void router.navigate(to, { replace }));
/** The browser tells of its entries later. */
const back = (delta = -1) =>
  act(async () => {
    const told = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    void router.navigate(delta);
    await told;
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

test('a page is found by its path, whatever its capitals and with a slash at its end, with what stands in it', async () => {
  await go('/chart/a%20b?mode=edit');
  expect(where()).toBe('/chart/a%20b?mode=edit');
  expect(screen.getByText('Chart a b edit')).toBeTruthy();
  expect(matchRoutes(routes, '/Overview/?x#y')?.at(-1)?.route.path).toBe('/overview');
  expect(matchRoutes(routes, '/chart/a/b')?.at(-1)?.route.path).toBe('*');
  expect(matchRoutes(routes, '/chart/%E0%A4%A')?.at(-1)?.params).toEqual({ key: '%E0%A4%A' });
});

test('a page that leads on gives what it was told along, and is no step of the way back', async () => {
  await go('/draft', true);
  await go('/overview');
  act(() => held?.proceed());
  await go('/');
  expect(where()).toBe('/overview{"from":"home"}');
  await back();
  expect(where()).toBe('/overview');
});

test('a link is followed within the page, but not one that is opened elsewhere or by a key that says so', async () => {
  fireEvent.click(screen.getByText('Draft'), { ctrlKey: true });
  expect(fireEvent.click(screen.getByText('Elsewhere'))).toBe(true);
  expect(where()).toBe('/overview');
  await act(async () => expect(fireEvent.click(screen.getByText('Draft'))).toBe(false));
  expect(where()).toBe('/draft');
  expect(window.location.pathname).toBe('/draft');
});

test('what stands behind the path changes by what is there now', async () => {
  await go('/chart/c?mode=edit');
  await act(async () => changeSearch((before) => new URLSearchParams([...before, ['asOf', '2026-01-01']])));
  expect(where()).toBe('/chart/c?mode=edit&asOf=2026-01-01');
  await act(async () => changeSearch({}, { replace: true }));
  expect(where()).toBe('/chart/c');
  await back();
  expect(where()).toBe('/chart/c?mode=edit');
});

test('a step that is held is taken once it may be, or forgotten', async () => {
  await go('/draft', true);
  await go('/chart/c');
  expect(held?.location.pathname).toBe('/chart/c');
  expect(where()).toBe('/draft');
  act(() => held?.reset());
  expect(held).toBeNull();
  await go('/chart/c');
  act(() => held?.proceed());
  expect(where()).toBe('/chart/c');
  expect(held).toBeNull();
});

test('a step back is held, too, and the address stays that of the page meanwhile', async () => {
  await go('/draft');
  await back();
  expect(window.location.pathname).toBe('/draft');
  expect(held?.location.pathname).toBe('/overview');
  await act(async () => {
    held?.proceed();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(where()).toBe('/overview');
  expect(window.location.pathname).toBe('/overview');
  await back(1);
  expect(where()).toBe('/draft');
});

test('an address of another origin is taken as one of this', async () => {
  await go('//evil.example/overview');
  expect(where()).toBe('/overview');
  expect(window.location.host).toBe('localhost');
});
