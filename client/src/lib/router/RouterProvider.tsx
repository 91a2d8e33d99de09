import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Router, RouterState } from './router';

interface Place {
  router: Router;
  state: RouterState;
}

const RouterContext = createContext<Place | null>(null);
/** How many of the routes that are shown are round this place. */
const Depth = createContext(0);

/** Shows what the router's routes have for where one is, or `children` in their place. */
export function RouterProvider({ router, children }: { router: Router; children?: ReactNode }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    setState(router.state);
    return router.subscribe((next) => startTransition(() => setState(next)));
  }, [router]);
  return <RouterContext value={{ router, state }}>{children ?? <Outlet />}</RouterContext>;
}

/** What is shown within a route that is round others. */
export function Outlet() {
  const { state } = usePlace();
  const depth = use(Depth);
  return <Depth value={depth + 1}>{state.matches[depth]?.route.element}</Depth>;
}

/** @throws Error outside of a `RouterProvider` */
export function usePlace(): Place {
  const place = use(RouterContext);
  if (!place) throw new Error('There is no router here.');
  return place;
}
