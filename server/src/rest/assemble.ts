import type { Route } from './route';

/** What makes two lines the same call: the method and the path, whatever its parameters are called. */
export function callOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
}

/** The lines, and of the waiting ones those that no other line builds. Throws when a call stands in the table twice. */
export function assemble(lines: readonly Route[], waiting: readonly Route[]): Route[] {
  const built = new Set<string>();
  for (const line of lines) {
    const call = callOf(line);
    if (built.has(call)) throw new Error(`The REST table has two lines for ${call}.`);
    built.add(call);
  }
  return [...lines, ...waiting.filter((line) => !built.has(callOf(line)))];
}
