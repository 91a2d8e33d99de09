import { limits } from '@stemma/shared/limits';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { importAny, importStatements } from '../../exchange/service';
import { statementsOf } from '../../exchange/statements';
import { route } from '../route';

/** A party that was, or would be, joined with an entity. */
export const joinAnswer = z
  .object({
    recordId: z.string().describe('Its id in the file.'),
    party: z.string().describe('What the file calls it.'),
    key: z.string().describe('The entity.'),
    name: z.string(),
    by: z
      .string()
      .nullable()
      .describe('The identifier that both have, as SCHEME:ID; null where an earlier import brought the same record.'),
  })
  .meta({ id: 'ImportJoin' });

/** What an import of ownership data answers. */
export const reportAnswer = z.looseObject({
  chartKey: z.string(),
  chartName: z.string(),
  read: z.number().int(),
  rows: z.number().int().optional().describe('Rows of a table that were read, those left out among them.'),
  made: z.number().int(),
  joined: z.number().int(),
  joins: z.array(joinAnswer).describe('At most 1,000.'),
  ended: z.number().int(),
  unchanged: z.number().int(),
  skipped: z.array(
    z.object({
      statementId: z.string().nullable(),
      why: z.string(),
      where: z.string().describe('The place in the file: "line 12", "record 3", "row 4".'),
    }),
  ),
});

const statementAnswer = z
  .object({
    key: z.string(),
    statementId: z.string(),
    recordType: z.string(),
    recordStatus: z.string(),
    statementDate: z.string(),
    publisher: z.string(),
    source: z.string().nullable(),
    says: z.string().describe('The name that it gives an entity, or the roles that it states, a line each.'),
  })
  .meta({ id: 'SourceStatement' });

export const progressKey = keyText.optional().describe('By which imports/progress tells how far it is.');

/** exchange/…: ownership data in and out; beyond the specified calls. */
export const exchangeRoutes = [
  route({
    method: 'post',
    path: 'exchange/bods',
    who: 'signedIn',
    summary: 'Bring in statements of the Beneficial Ownership Data Standard 0.4',
    description:
      'The body is the file: a JSON array of statements, or one statement a line. Sending it again changes nothing. A bad file is refused whole.',
    query: z.object({ chart: z.string().max(limits.nameMax).optional(), file: z.string().max(1000).optional() }),
    rawBody: true,
    bodyMax: limits.importBytesMax,
    answer: reportAnswer,
    run: (context, { query, raw }) =>
      importStatements(context, { bytes: raw, chartName: query.chart, fileName: query.file }),
  }),
  route({
    method: 'post',
    path: 'exchange/import',
    who: 'signedIn',
    summary: 'Bring in a file of ownership data of any known format',
    description:
      'The body is the file: BODS 0.4, FollowTheMoney (JSON lines), GLEIF Level 1, Level 2 and reporting exceptions (XML or CSV), UK persons with significant control (JSON lines) or Companies House basic company data (CSV); the format is told by what is in it. Packed by gzip or zip it may unpack to 500 MB. Sending it again changes nothing. A bad file is refused whole; a record that cannot be read is told in skipped.',
    query: z.object({
      chart: z.string().max(limits.nameMax).optional(),
      file: z.string().max(1000).optional(),
      key: progressKey,
    }),
    rawBody: true,
    bodyMax: limits.importBytesMax,
    answer: reportAnswer,
    run: (context, { query, raw }) =>
      importAny(context, { bytes: raw }, { chartName: query.chart, fileName: query.file, importKey: query.key }),
  }),
  route({
    method: 'post',
    path: 'graph/statements',
    who: 'signedIn',
    summary: 'The statements that an entity or a link of a chart was imported from',
    description: 'Newest first, at most 200 of each; for whoever may read the chart.',
    body: z.object({ chartKey: z.string(), entityKey: z.string().nullish(), linkKey: z.string().nullish() }),
    answer: z.array(statementAnswer),
    run: (context, { body }) => statementsOf(context, body),
  }),
];
