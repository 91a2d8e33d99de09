import { z } from 'zod';
import { keyText, nameText, plainText } from '../rules/basic';
import { ENTITY_TYPES } from './typeNames';

/**
 * How much is known of a party: `unknown` (the source names none or lacks the statement) and `anonymous` (known to the source,
 * withheld from us) stay visible as such; everything else is `known` (BODS 0.4 entityType/personType).
 */
export const PARTIES = ['known', 'unknown', 'anonymous'] as const;
export type Party = (typeof PARTIES)[number];

/** An entity to be made, or renamed where its key exists, by the save of a chart. `fields` are those of its type (fields.ts). */
export const entityChangeShape = z.object({
  key: keyText,
  typeName: z.enum(ENTITY_TYPES),
  name: nameText,
  description: plainText().nullish(),
  party: z.enum(PARTIES).nullish(),
  fields: z.record(z.string(), z.unknown()).nullish(),
});
export type EntityChange = z.output<typeof entityChangeShape>;
