import type { ReactNode } from 'react';

/** What is shown at a path, or round all that is shown at the paths of its children. */
export interface RouteObject {
  /** From the root, with `:name` for what differs; "*" for all that no other route has. */
  path?: string;
  element: ReactNode;
  handle?: unknown;
  children?: RouteObject[];
}

/** What stands in a path in place of its `:name`s. */
export type Params = Readonly<Record<string, string | undefined>>;

export interface RouteMatch {
  route: RouteObject;
  params: Params;
}

/** The routes that show a path, the outermost first; null where none does. Of two that could, the first does. */
export function matchRoutes(routes: readonly RouteObject[], address: string): RouteMatch[] | null {
  const pathname = address.split(/[?#]/)[0] ?? '';
  for (const route of routes) {
    const params = route.path === undefined ? {} : paramsOf(route.path, pathname);
    if (!params) continue;
    if (!route.children) return [{ route, params }];
    const inner = matchRoutes(route.children, address);
    if (inner) return [{ route, params: inner.at(-1)?.params ?? params }, ...inner];
  }
  return null;
}

function paramsOf(pattern: string, pathname: string): Params | null {
  if (pattern === '*') return {};
  const wanted = partsOf(pattern);
  const parts = partsOf(pathname);
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const name = wanted[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decoded(part);
    else if (name.toLowerCase() !== decoded(part).toLowerCase()) return null;
  }
  return params;
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
