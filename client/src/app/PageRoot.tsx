import { useLayoutEffect } from 'react';
import { useLocation, useMatches } from '../lib/router/hooks';
import { Outlet } from '../lib/router/RouterProvider';
import { PageBoundary } from '../components/PageBoundary';
import { titleText } from '../lib/pageTitle';
import type { RouteHandle } from './routeHandle';

/** Around every page: its name in the browser's tab, and a boundary that keeps a fault from the rest. */
export function PageRoot() {
  const { pathname } = useLocation();
  const title = useMatches()
    .map(({ route }) => (route.handle as RouteHandle | undefined)?.title)
    .findLast(Boolean);
  useLayoutEffect(() => {
    document.title = titleText(title ?? '');
  }, [pathname, title]);
  return (
    <PageBoundary>
      <Outlet />
    </PageBoundary>
  );
}
