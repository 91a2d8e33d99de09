import { z } from 'zod';

type Schema = z.core.$ZodType;

const known = new WeakMap<Schema, Schema>();

/**
 * The same shape, refusing fields that it does not name, at any depth; objects that say that they take others (`looseObject`) do so
 * still. What is read by `transform` is looked at before it is.
 */
export function strictly<T extends z.ZodType>(schema: T): T {
  return strict(schema) as T;
}

function strict(schema: Schema): Schema {
  const before = known.get(schema);
  if (before) return before;
  // A shape that contains itself is strict from where it is met again.
  known.set(schema, schema);
  const made = rebuilt(schema);
  known.set(schema, made);
  known.set(made, made);
  return made;
}

function rebuilt(schema: Schema): Schema {
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.shape as Record<string, Schema>).map(([name, field]) => [name, strict(field)]),
    );
    return withDef(schema, { shape, catchall: schema.def.catchall ?? z.never() });
  }
  if (schema instanceof z.ZodArray) return withDef(schema, { element: strict(schema.def.element) });
  if (schema instanceof z.ZodUnion) return withDef(schema, { options: schema.def.options.map(strict) });
  if (schema instanceof z.ZodPipe) return withDef(schema, { in: strict(schema.def.in) });
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return withDef(schema, { innerType: strict(schema.def.innerType) });
  }
  return schema;
}

/** A copy that keeps checks, messages and what is said of the shape. */
function withDef(schema: Schema, changed: object): Schema {
  const def = schema._zod.def as unknown as Record<string, unknown>;
  if (Object.entries(changed).every(([name, value]) => isSame(def[name], value))) return schema;
  return z.core.clone(schema, { ...def, ...changed } as never, { parent: true });
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (one instanceof z.core.$ZodType) return false;
  const [ours, theirs] = [Object.entries(one), Object.entries(other)];
  return (
    ours.length === theirs.length && theirs.every(([name, value]) => (one as Record<string, unknown>)[name] === value)
  );
}
