import { z } from 'zod';
import { hexColor, keyText, nameText, plainText } from '../rules/basic';
import type { CustomField } from '../rules/customFields';
import { checkCustomFields } from '../rules/customFields';
import { ENTITY_TYPES } from './typeNames';

/**
 * How much is known of a party: `unknown` (the source names none or lacks the statement) and `anonymous` (known to the source,
 * withheld from us) stay visible as such; everything else is `known` (BODS 0.4 entityType/personType).
 */
export const PARTIES = ['known', 'unknown', 'anonymous'] as const;
export type Party = (typeof PARTIES)[number];

/** Custom fields as texts "name@@@@@value", as pairs, or either as JSON text; out come pairs. */
export const customFieldsShape = z.unknown().transform((input, check): CustomField[] => {
  const read = checkCustomFields(input);
  if ('fields' in read) return read.fields;
  check.addIssue({ code: 'custom', message: read.fault });
  return z.NEVER;
});

/** The colour of an entity; empty takes it away. */
export const entityColorShape = hexColor.or(z.literal('')).nullish();

/**
 * An entity to be made, or changed where its key exists, by the save of a chart: what is not given stays. `fields` are those of its
 * type (fields.ts).
 */
export const entityChangeShape = z.object({
  key: keyText,
  typeName: z.enum(ENTITY_TYPES),
  name: nameText,
  /** The name as it was read: where somebody gave it another one since, the save is stale. */
  nameAsRead: z.string().nullish(),
  description: plainText().nullish(),
  party: z.enum(PARTIES).nullish(),
  color: entityColorShape,
  customFields: customFieldsShape.optional(),
  fields: z.record(z.string(), z.unknown()).nullish(),
});
export type EntityChange = z.output<typeof entityChangeShape>;
