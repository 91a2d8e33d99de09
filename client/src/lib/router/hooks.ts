import { useCallback, useEffect, useMemo } from 'react';
import type { Location } from './history';
import type { HeldStep, NavigateFunction, NavigateOptions, NavigationStep } from './router';
import type { Params, RouteMatch } from './routes';
import { usePlace } from './RouterProvider';

export function useLocation(): Location {
  return usePlace().state.location;
}

/** Stays the same function. */
export function useNavigate(): NavigateFunction {
  return usePlace().router.navigate;
}

/** What stands in the path in place of the route's `:name`s. */
export function useParams(): Params {
  return usePlace().state.matches.at(-1)?.params ?? {};
}

/** The routes that are shown, the outermost first. */
export function useMatches(): readonly RouteMatch[] {
  return usePlace().state.matches;
}

type SearchParams = URLSearchParams | Record<string, string>;
type SetSearchParams = (
  next: SearchParams | ((before: URLSearchParams) => SearchParams),
  options?: NavigateOptions,
) => void;

/** What stands in the address behind the path, and how to change it, which stays the same function. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { router, state } = usePlace();
  const { search } = state.location;
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change: SetSearchParams = useCallback(
    (next, options) => {
      const before = new URLSearchParams(router.state.location.search);
      void router.navigate(`?${new URLSearchParams(typeof next === 'function' ? next(before) : next)}`, options);
    },
    [router],
  );
  return [params, change];
}

/** Holds the steps of which `blocks` says so; answers the one that is held. */
export function useBlocker(blocks: (step: NavigationStep) => boolean): HeldStep | null {
  const { router, state } = usePlace();
  useEffect(() => {
    router.blocks = blocks;
    return () => {
      router.blocks = null;
    };
  }, [router, blocks]);
  return state.held;
}
