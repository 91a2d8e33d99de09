import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { z } from 'zod';
import { int } from '../store';
import type { StoredValues } from './store';

const keptShape = z.object({ properties: z.record(z.string(), z.unknown()), integers: z.array(z.string()) });
const properties = z.record(z.string(), z.unknown());

/** A relationship of the old record: `moved` to the one that was kept, or `dropped` as that had one like it. */
const tieShape = z.object({ key: z.string(), kept: keptShape, moved: z.boolean() });

/** All that undoing a merge needs, as it is kept with it. */
export const undoShape = z.object({
  version: z.literal(1),
  /** The old record as it was; with `stays` it was left where it is. */
  other: z.object({ typeName: z.enum(ENTITY_TYPES), kept: keptShape, stays: z.boolean() }),
  /** Properties of the record that was kept that the merge changed. */
  fields: z.object({ before: properties, after: properties, modifiedDate: z.unknown(), modifiedBy: z.unknown() }),
  placements: z.array(z.object({ chart: z.string(), kept: keptShape, moved: z.boolean() })),
  links: z.array(
    z.object({ key: z.string(), chart: z.string(), from: z.string(), to: z.string(), loop: keptShape.nullable() }),
  ),
  charts: z.array(
    z.object({
      key: z.string(),
      name: z.enum(['groups', 'acceptedFindings']),
      before: z.string(),
      after: z.string(),
    }),
  ),
  snapshots: z.array(z.string()),
  files: z.array(z.string()),
  images: z.array(z.string()),
  tags: z.object({ ofOther: z.array(z.string()), put: z.array(z.string()), taken: z.array(z.string()) }),
  people: z.array(tieShape),
  personOf: z.array(tieShape),
  states: z.array(z.object({ key: z.string(), moved: z.boolean() })),
  identifiers: z.array(z.object({ key: z.string(), moved: z.boolean() })),
  /** What look-ups said of the old record. */
  candidates: z.array(z.string()).default([]),
  /** Screenings that moved; the others are forgotten, so that the old record is screened anew. */
  screenings: z.array(z.string()).default([]),
  /** Registers from which the old record was taken. */
  taken: z.array(tieShape).default([]),
  access: z.array(z.object({ key: z.string(), kept: keptShape })),
  /** Users who got access to the record that was kept. */
  given: z.array(z.string()),
  grants: z.array(
    z.object({
      handle: z.string(),
      before: keptShape.nullable(),
      after: properties.nullable(),
      other: keptShape.nullable(),
      hidden: z.array(z.string()),
      about: z.boolean(),
      aboutKept: z.boolean(),
    }),
  ),
  requests: z.array(z.string()),
  /** Older keys that led to the old record. */
  aliases: z.array(z.string()),
});
export type UndoRecord = z.infer<typeof undoShape>;

/** Properties as they are to be written: integers as such. */
export function asStored({ properties: values, integers }: StoredValues): Record<string, unknown> {
  const whole = new Set(integers);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      whole.has(name) && typeof value === 'number' ? int(value) : value,
    ]),
  );
}
