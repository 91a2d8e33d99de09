import { customFieldsShape, entityChangeShape, entityColorShape } from '@stemma/shared/entities/entity';
import { changedKey } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import type { FieldInput } from '../graphql/resolvers.generated';

/** What changes of an entity; what is undefined stays. */
export const entityPatchShape = z.object({
  key: changedKey,
  typeName: z.string().optional(),
  name: entityChangeShape.shape.name.optional(),
  description: entityChangeShape.shape.description,
  color: entityColorShape,
  customFields: customFieldsShape.optional(),
  fields: z.record(z.string(), z.unknown()).default({}),
  asRead: z
    .object({
      name: z.string().nullish(),
      description: z.string().nullish(),
      customFields: customFieldsShape.optional(),
      fields: z.record(z.string(), z.unknown()).default({}),
    })
    .nullish(),
});
/** Fields as GraphQL takes them, by name. */
export function fieldsByName(input: readonly FieldInput[] | null | undefined): Record<string, unknown> {
  return Object.fromEntries(
    (input ?? []).map(({ name, text, number, yesNo }) => [name, text ?? number ?? yesNo ?? null]),
  );
}
export type EntityPatchFields = z.output<typeof entityPatchShape>;
