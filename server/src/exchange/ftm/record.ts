import { z } from 'zod';

/** An entity of FollowTheMoney as a line of its JSON export holds it; texts in lists, other entities by id or whole. */
export const ftmShape = z.object({
  id: z.string().trim().min(1).max(500),
  schema: z.string().min(1).max(100),
  caption: z.string().nullish().catch(null),
  datasets: z.array(z.string()).nullish().catch(null),
  properties: z.record(z.string(), z.unknown()),
});

/** Reads the properties of an entity as texts; a nested entity is its id. */
export class FtmProperties {
  constructor(private readonly properties: Readonly<Record<string, unknown>>) {}

  all(...names: string[]): string[] {
    return names.flatMap((name) => {
      const raw = Object.hasOwn(this.properties, name) ? this.properties[name] : undefined;
      return (Array.isArray(raw) ? raw : [raw]).slice(0, 1000).flatMap((value) => {
        const text: unknown = typeof value === 'object' ? Reflect.get(Object(value), 'id') : value;
        return typeof text === 'string' || typeof text === 'number' ? [String(text).trim()].filter(Boolean) : [];
      });
    });
  }

  first(...names: string[]): string | undefined {
    return this.all(...names)[0];
  }
}

/** By which property of a party a nested link names it. */
const BACK = new Map([
  ['ownershipOwner', 'owner'],
  ['ownershipAsset', 'asset'],
  ['directorshipDirector', 'director'],
  ['directorshipOrganization', 'organization'],
  ['membershipMember', 'member'],
  ['membershipOrganization', 'organization'],
  ['unknownLinkFrom', 'subject'],
  ['unknownLinkTo', 'object'],
]);
const NESTING_MAX = 8;

/** Properties as texts alone: nested entities by their ids, and without the links that are nested in their parties. */
export function flattened(properties: Readonly<Record<string, unknown>>): Record<string, string[]> {
  const read = new FtmProperties(properties);
  const names = Object.keys(properties).filter((name) => !BACK.has(name));
  return Object.fromEntries(names.map((name) => [name, read.all(name)]));
}

/** An entity and those nested within it, each with the property by which a nested link is left out of its own. */
export function unnested(raw: unknown, depth = 0): unknown[] {
  const properties: unknown = Reflect.get(Object(raw), 'properties');
  if (depth >= NESTING_MAX || typeof properties !== 'object' || properties === null) return [raw];
  const id: unknown = Reflect.get(Object(raw), 'id');
  const nested = Object.entries(properties).flatMap(([name, values]) =>
    (Array.isArray(values) ? (values as unknown[]) : []).flatMap((value) => {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'schema')) return [];
      const own: unknown = Reflect.get(value, 'properties');
      const back = BACK.get(name);
      const known = back && typeof own === 'object' && own !== null && !Object.hasOwn(own, back);
      return unnested(known ? { ...value, properties: { ...own, [back]: [id] } } : value, depth + 1);
    }),
  );
  return [raw, ...nested];
}
