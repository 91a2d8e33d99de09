import type { ComponentType } from 'react';
import { browserHistory } from '../lib/router/history';
import { Router } from '../lib/router/router';
import { matchRoutes, type RouteObject } from '../lib/router/routes';
import { t } from '@stemma/shared/language/translate';
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
      page('/NoAccess', t('No access'), parts.info),
      page('/NilChart', t('No chart'), parts.info),
      page('/shared/:key', t('Shared chart'), parts.viewer),
      page('/sharedObject/:key', t('Shared chart'), parts.viewer),
      page('/sharedSubject/:key', t('Shared chart'), parts.viewer),
      ...[
        page('/login', t('Sign in'), parts.login),
        page('/demo', t('Request a demo'), parts.demo),
        page('/forgotPassword', t('Forgot password'), parts.forgot),
        page('/resetPassword', t('Reset password'), parts.reset),
        page('/activateAccount', t('Activate account'), parts.activate),
      ].map((route) => ({ ...route, element: <SignedOutOnly>{route.element}</SignedOutOnly> })),
      {
        element: (
          <SignedInOnly>
            <SignedIn />
          </SignedInOnly>
        ),
        handle: { title: '', preload: parts.signedIn.preload } satisfies RouteHandle,
        children: [
          page('/overview', t('All Charts'), parts.overview),
          page('/chart/:key', t('Chart'), parts.editor),
          page('/search', t('Search'), parts.search),
          page('/user', t('Your account'), parts.user),
          page('/organisations', t('Organisations'), parts.list),
          page('/individuals', t('Individuals'), parts.list),
          page('/trusts', t('Trusts'), parts.list),
          page('/assets', t('Assets'), parts.list),
          page('/projects', t('Projects'), parts.list),
          page('/customs', t('Custom'), parts.list),
          page('/duplicates', t('Duplicates'), parts.duplicates),
          page('/bin', t('Bin'), parts.bin),
          page('/change', t('Change password'), parts.change),
          page('/admin', t('Administration'), parts.admin),
          page('/admin/:section', t('Administration'), parts.admin),
          page('/object/:key', t('Object chart'), parts.dynamic),
          page('/subject/:key', t('Subject chart'), parts.dynamic),
          page('/all/:key', t('Dynamic chart'), parts.dynamic),
        ],
      },
      page('*', t('Not found'), parts.info),
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
export function createRouter(): Router {
  setPreloader(preload);
  preload(firstPath(window.location.pathname, readToken() !== null));
  return new Router(routes, browserHistory());
}

function firstPath(asked: string, signedIn: boolean): string {
  const opensSignedIn = (matchRoutes(routes, asked) ?? []).some(
    (match) => (match.route.handle as RouteHandle | undefined)?.preload === parts.signedIn.preload,
  );
  if (asked === '/') return signedIn ? '/overview' : '/login';
  if (opensSignedIn && !signedIn) return '/login';
  return asked === '/login' && signedIn ? '/overview' : asked;
}
