import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { createBrowserRouter, matchRoutes } from 'react-router';
import type { LazyComponent } from '../components/lazyComponent';
import { setPreloader } from '../lib/preload';
import { readToken } from '../lib/token';
import { Home, SignedInOnly, SignedOutOnly } from './guards';
import { PageRoot } from './PageRoot';
import type { RouteHandle } from './routeHandle';
import { parts } from './parts';

function page(path: string, title: string, shown: LazyComponent<object>): RouteObject {
  const Page: ComponentType = shown.Component;
  return { path, element: <Page />, handle: { title, preload: shown.preload } satisfies RouteHandle };
}

const SignedIn = parts.signedIn.Component;

/** Every route with its access rule (SPEC §2.1). */
export const routes: RouteObject[] = [
  {
    element: <PageRoot />,
    children: [
      { path: '/', element: <Home /> },
      page('/NoAccess', 'No access', parts.info),
      page('/NilChart', 'No chart', parts.info),
      page('/shared/:key', 'Shared chart', parts.viewer),
      page('/sharedObject/:key', 'Shared chart', parts.viewer),
      page('/sharedSubject/:key', 'Shared chart', parts.viewer),
      ...[
        page('/login', 'Sign in', parts.login),
        page('/demo', 'Request a demo', parts.demo),
        page('/forgotPassword', 'Forgot password', parts.forgot),
        page('/resetPassword', 'Reset password', parts.reset),
        page('/activateAccount', 'Activate account', parts.activate),
      ].map((route) => ({ ...route, element: <SignedOutOnly>{route.element}</SignedOutOnly> })),
      {
        element: (
          <SignedInOnly>
            <SignedIn />
          </SignedInOnly>
        ),
        handle: { title: '', preload: parts.signedIn.preload } satisfies RouteHandle,
        children: [
          page('/overview', 'All Charts', parts.overview),
          page('/chart/:key', 'Chart', parts.editor),
          page('/search', 'Search', parts.search),
          page('/user', 'Your account', parts.user),
          page('/organisations', 'Organisations', parts.list),
          page('/individuals', 'Individuals', parts.list),
          page('/trusts', 'Trusts', parts.list),
          page('/assets', 'Assets', parts.list),
          page('/projects', 'Projects', parts.list),
          page('/customs', 'Custom', parts.list),
          page('/bin', 'Bin', parts.bin),
          page('/change', 'Change password', parts.change),
          page('/admin', 'Administration', parts.admin),
          page('/admin/:section', 'Administration', parts.admin),
          page('/object/:key', 'Object chart', parts.dynamic),
          page('/subject/:key', 'Subject chart', parts.dynamic),
          page('/all/:key', 'Dynamic chart', parts.dynamic),
        ],
      },
      page('*', 'Not found', parts.info),
    ],
  },
];

/** Whether a path is a visitor's, who is nobody here: the session of a user who sits at the same browser is no matter of it. */
export function isVisitors(path: string): boolean {
  return (matchRoutes(routes, path) ?? []).some(
    (match) => (match.route.handle as RouteHandle | undefined)?.preload === parts.viewer.preload,
  );
}

function preload(path: string): void {
  for (const match of matchRoutes(routes, path) ?? []) (match.route.handle as RouteHandle | undefined)?.preload();
}

/** The browser's router. The parts of the page that was asked for start loading at once, side by side. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  setPreloader(preload);
  preload(firstPath(window.location.pathname, readToken() !== null));
  return createBrowserRouter(routes);
}

function firstPath(asked: string, signedIn: boolean): string {
  const opensSignedIn = (matchRoutes(routes, asked) ?? []).some(
    (match) => (match.route.handle as RouteHandle | undefined)?.preload === parts.signedIn.preload,
  );
  if (asked === '/') return signedIn ? '/overview' : '/login';
  if (opensSignedIn && !signedIn) return '/login';
  return asked === '/login' && signedIn ? '/overview' : asked;
}
