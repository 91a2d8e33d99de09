import { useState, type ReactNode } from 'react';
import { memoryHistory, type Location } from '../lib/router/history';
import { Router } from '../lib/router/router';
import { RouterProvider } from '../lib/router/RouterProvider';
import type { RouteObject } from '../lib/router/routes';

/** A router of its own, which begins at a path. */
export function memoryRouter(routes: RouteObject[], path = '/', state: unknown = null): Router {
  const { pathname, search, hash } = new URL(path, 'http://here');
  const first: Location = { pathname, search, hash, state, key: 'default' };
  return new Router(routes, memoryHistory(first));
}

/** Gives a piece of a screen a router of its own. */
export function MemoryRouter({ path, children }: { path?: string; children: ReactNode }) {
  const [router] = useState(() => memoryRouter([], path));
  return <RouterProvider router={router}>{children}</RouterProvider>;
}
