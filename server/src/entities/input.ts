import { entityChangeShape } from '@stemma/shared/entities/entity';
import { messages } from '@stemma/shared/messages';
import { hexColor, keyText } from '@stemma/shared/rules/basic';
import type { CustomField } from '@stemma/shared/rules/customFields';
import { checkCustomFields } from '@stemma/shared/rules/customFields';
import { z } from 'zod';

/** Custom fields as texts "name@@@@@value", as pairs, or either as JSON text; out come pairs. */
export const customFieldsShape = z.unknown().transform((input, check): CustomField[] => {
  const read = checkCustomFields(input);
  if ('fields' in read) return read.fields;
  check.addIssue({ code: 'custom', message: read.fault });
  return z.NEVER;
});

export const colorShape = hexColor.or(z.literal('')).nullish();

/** What a new entity is made of, beside what a chart's save says of one. */
export const entityInputShape = entityChangeShape.extend({
  key: keyText,
  customFields: customFieldsShape.optional(),
  color: colorShape,
});
export type EntityInput = z.output<typeof entityInputShape>;

/** What changes of an entity; what is undefined stays. */
export const entityPatchShape = z.object({
  key: z.string({ error: messages.keyRequired }).pipe(keyText),
  typeName: z.string().optional(),
  name: entityChangeShape.shape.name.optional(),
  description: entityChangeShape.shape.description,
  color: colorShape,
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
export type EntityPatchFields = z.output<typeof entityPatchShape>;
