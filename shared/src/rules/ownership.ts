import { z } from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { ownershipMessages } from '../messages/ownership';
import { FINDING_CODES } from '../ownership/finding';
import { keyText, plainText } from './basic';
import { isIsoDate } from '../dates';
import { BASIS_NAMES, PRESET_NAMES } from './ownershipNames';
import { rangeShape, ranges } from './range';

/** One of the words, written as calls write it. */
function oneOf<Word extends string>(names: Readonly<Record<Word, string>>) {
  const words = new Map(Object.entries<string>(names).map(([word, name]) => [name, word as Word]));
  return z.enum([...words.keys()], { error: messages.unknownChoice }).transform((name) => words.get(name)!);
}

/** What is looked at: one chart, or all charts that the caller may read. */
export const OWNERSHIP_SCOPES = ['CHART', 'ALL_MY_CHARTS'] as const;
export type OwnershipScope = (typeof OWNERSHIP_SCOPES)[number];

/** An ISO day of full precision. */
export const fullDay = z
  .string({ error: messages.dateNotUnderstood })
  .refine((text) => text.length === 10 && isIsoDate(text), messages.dateNotUnderstood);

/** How a calculation is asked for, whatever is asked: what counts, and by which rules it is judged. */
export const ownershipSettings = {
  asOf: fullDay.nullish().describe('An ISO day; today without.'),
  basis: oneOf(BASIS_NAMES).nullish().describe('OWNERSHIP without.'),
  preset: oneOf(PRESET_NAMES).nullish().describe('EU_AMLR without.'),
  threshold: z
    .number({ error: ownershipMessages.threshold })
    .min(0, ownershipMessages.threshold)
    .max(100, ownershipMessages.threshold)
    .nullish()
    .describe("Percent; the preset's own without. OFAC and EU_SANCTIONS add up by their own 50 in any case."),
  inclusive: z.boolean().nullish().describe("At least (true) or more than the threshold; the preset's own without."),
  listed: z.array(keyText).max(limits.listedPartiesMax).nullish().describe('Keys of parties on sanctions lists.'),
  leaveOutUndated: z.boolean().nullish().describe('Roles without a start do not count.'),
  majorityWhole: z.boolean().nullish().describe('With OWN: a majority counts as the whole.'),
  withControl: z.boolean().nullish().describe('With OWN: control counts, too.'),
  first: rangeShape(ranges.holders),
};

/** Where the graph of a question comes from. */
export const ownershipSource = {
  chartKey: keyText.nullish().describe('With the scope CHART this or snapshotKey.'),
  snapshotKey: keyText.nullish().describe('The chart as a snapshot kept it.'),
  scope: z.enum(OWNERSHIP_SCOPES, { error: messages.unknownChoice }).nullish().describe('CHART without.'),
};

/** A question about who owns and controls an entity. */
export const ownershipShape = z.object({ entityKey: keyText, ...ownershipSource, ...ownershipSettings });
export type OwnershipAsked = z.output<typeof ownershipShape>;

/** The same about one of its holders: how his share comes about. */
export const pathsShape = ownershipShape.extend({ holderKey: keyText });
export type PathsAsked = z.output<typeof pathsShape>;

/** The same about a period, both its days with it; all days on record without. */
export const changesShape = ownershipShape.extend({ from: fullDay.nullish(), to: fullDay.nullish() });
export type ChangesAsked = z.output<typeof changesShape>;

/** The same from a visitor, whose chart is that of his link. */
export const sharedOwnershipShape = z.object({ entityKey: keyText, ...ownershipSettings });
export type SharedOwnershipAsked = z.output<typeof sharedOwnershipShape>;

/** A finding that is set aside with a reason, or without one taken up again. */
export const acceptedFindingShape = z.object({
  code: z.enum(FINDING_CODES, { error: messages.unknownChoice }),
  keys: z.array(keyText).max(limits.chartEntitiesMax).describe('Of the entities and links that it is about.'),
  factsHash: z.string().max(64).describe('As the finding has it: what is set aside are these facts.'),
  reason: plainText(limits.findingReasonMax)
    .transform((text) => text.trim() || null)
    .nullish()
    .describe('Why it is set aside; null takes it up again.'),
  asOf: fullDay.nullish(),
});

/** Forms in which a report of ownership is made; the last two have the holders alone. */
export const REPORT_FORMATS = ['pdf', 'docx', 'xlsx', 'csv', 'json'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

const reportFormat = z.enum(REPORT_FORMATS, { error: messages.unknownChoice });

/** A report about an entity, over the chart that is named beside it, as it is saved or as a snapshot kept it, or, with the chart's picture, over all charts that the caller may read. */
export const reportShape = z.object({
  entityKey: keyText,
  format: reportFormat,
  scope: ownershipSource.scope,
  snapshotKey: keyText.nullish().describe('With the scope CHART: the chart as this snapshot of it kept it.'),
  ...ownershipSettings,
});
export type ReportAsked = z.output<typeof reportShape>;

/** The same from a visitor, whose chart is that of his link. */
export const sharedReportShape = sharedOwnershipShape.extend({ format: reportFormat });
export type SharedReportAsked = z.output<typeof sharedReportShape>;
