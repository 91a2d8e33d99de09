import { z } from 'zod';
import type { Route } from '../../../server/src/rest/route';

/** Where a value stands in a body: names of fields, and places in lists. */
export type Path = readonly (string | number)[];

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** Every field that a route's body names, also those inside of others and of the first entry of a list. */
export function fieldsOf(route: Route): Path[] {
  if (!route.body) return [];
  const whole = z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return walk(whole, whole.$defs ?? {}, []);
}

function walk(schema: JsonSchema, shared: Record<string, JsonSchema>, path: Path): Path[] {
  const own = schema.$ref ? (shared[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  const found = Object.entries(own.properties ?? {}).flatMap(([name, inner]) => {
    const here = [...path, name];
    return [here, ...walk(inner, shared, here)];
  });
  if (own.items) found.push([...path, 0], ...walk(own.items, shared, [...path, 0]));
  for (const choice of [...(own.anyOf ?? []), ...(own.oneOf ?? [])]) found.push(...walk(choice, shared, path));
  return [...new Map(found.map((one) => [one.join('.'), one])).values()];
}

/** The body with another value at one place; what is missing on the way there is made. */
export function withValue(body: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(body) ? [...(body as unknown[])] : [];
    list[step] = withValue(list[step], rest, value);
    return list;
  }
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return { ...fields, [step]: withValue(fields[step], rest, value) };
}

/** What stands at one place of a body. */
export function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    body,
  );
}
