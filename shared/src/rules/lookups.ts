import { z } from 'zod';
import { LOOKUP_KINDS } from '../lookups/kinds';
import { LOOKUP_LIMITS, THRESHOLD_DEFAULT } from '../lookups/limits';
import { lookupMessages } from '../messages/lookups';
import { messages } from '../messages';
import { keyText, lineText } from './basic';

const DATASET = /^[a-z0-9_-]{1,60}$/;

const ADDRESS = /^https?:\/\/(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?(?:\/[\w.~/-]*)?$/i;

/** An address that a source is asked at: its origin and a path. */
export const baseUrlText = z.string().trim().max(LOOKUP_LIMITS.urlMax).regex(ADDRESS, lookupMessages.addressUsable);

/** A source as an administrator sets it up. An API key that is not given stays, an empty one goes. */
export const lookupSourceShape = z
  .object({
    key: keyText.nullish(),
    kind: z.enum(LOOKUP_KINDS),
    name: lineText(LOOKUP_LIMITS.nameMax).pipe(z.string().trim().min(1, messages.required)),
    baseUrl: baseUrlText,
    apiKey: z
      .string()
      .trim()
      .max(LOOKUP_LIMITS.apiKeyMax)
      .regex(/^[\x21-\x7e]*$/)
      .nullish(),
    dataset: z
      .string()
      .trim()
      .nullish()
      .transform((text) => text ?? ''),
    threshold: z.number().min(0.3).max(1).default(THRESHOLD_DEFAULT),
    licence: lineText(LOOKUP_LIMITS.licenceMax).nullish(),
    isOn: z.boolean(),
    isNightly: z.boolean().default(false),
  })
  .superRefine(({ kind, dataset }, check) => {
    if (kind !== 'yente') return;
    const message =
      dataset === '' ? lookupMessages.datasetNeeded : DATASET.test(dataset) ? null : lookupMessages.dataset;
    if (message) check.addIssue({ code: 'custom', path: ['dataset'], message });
  });
export type LookupSourceInput = z.output<typeof lookupSourceShape>;

/** What a source calls a record; never a step of a path. */
const recordId = z.string().regex(/^(?!\.+$)[\w.:@+-]{1,200}$/);
/** A record of a source as it was shown, and whom it is about. */
export const shownRecordShape = z.object({
  sourceKey: keyText,
  recordId,
  entityKey: keyText,
  digest: z.string().min(1).max(64),
});
export const takeRecordShape = shownRecordShape.extend({ fields: z.array(z.string().max(60)).max(40) });
/** Parents of a record as they were shown, and the chart onto which they come. */
export const takeParentsShape = shownRecordShape.extend({
  chartKey: keyText,
  parents: z
    .array(z.object({ kind: z.enum(['directParent', 'ultimateParent']), recordId }))
    .min(1, lookupMessages.noParent)
    .max(2),
});
export const fetchRecordShape = z.object({ sourceKey: keyText, recordId, entityKey: keyText.nullish() });
export const searchRecordsShape = z.object({
  sourceKey: keyText,
  text: z.string().trim().min(1, lookupMessages.noText).max(LOOKUP_LIMITS.searchTextMax),
  entityKey: keyText.nullish(),
});
export const screenShape = z
  .object({
    sourceKey: keyText,
    entityKey: keyText.nullish(),
    chartKey: keyText.nullish(),
    withPrivate: z.boolean().nullish(),
  })
  .refine(({ entityKey, chartKey }) => Boolean(entityKey) !== Boolean(chartKey), messages.required);
export const decideShape = z.object({
  key: keyText,
  state: z.enum(['open', 'confirmed', 'dismissed']),
  digest: z.string().min(1).max(64),
  reason: lineText(LOOKUP_LIMITS.reasonMax).nullish(),
});
