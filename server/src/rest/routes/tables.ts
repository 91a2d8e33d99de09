import { t } from '@stemma/shared/language/translate';
import { limits } from '@stemma/shared/limits';
import { tableMappingShape } from '@stemma/shared/rules/import/links/tableMapping';
import { z } from 'zod';
import { invalid, parse } from '../../errors';
import { importTable, readTable } from '../../exchange/tables/service';
import { joinAnswer, progressKey, reportAnswer } from './exchange';
import { route } from '../route';

const form = z.object({
  mapping: z
    .string()
    .max(limits.bodyBytesMax)
    .optional()
    .describe(
      'JSON: what the sheets and their columns are; left out for what is remembered of files of this shape, or proposed.',
    ),
});
const importForm = form.extend({
  chart: z.string().max(limits.nameMax).optional().describe('Name of the chart; after the file where it is left out.'),
});
const previewForm = importForm.extend({
  anew: z
    .enum(['true', 'false'])
    .optional()
    .describe(
      'true: what is remembered of files of this shape is forgotten, and a mapping proposed by headings and cells.',
    ),
});
const FILE = `The part "file" is an .xlsx workbook or text separated by commas, semicolons or tabs, up to ${limits.tableRowsMax} rows; one that cannot be used is answered with "Import failed" and a \`reason\`. There is no GraphQL field for it.`;
const bodyMax = limits.sheetBytesMax + 1024 * 1024;
const sheetAnswer = z.object({
  name: z.string(),
  rows: z.array(
    z.object({
      row: z.number().int(),
      cells: z.array(z.string()),
      unresolved: z
        .array(z.number().int())
        .optional()
        .describe('Columns, from 0, with a formula of which the file has no result.'),
    }),
  ),
  isOwn: z.boolean().optional().describe('Of the workbook that a chart went out as: cells are taken word for word.'),
  unfolded: z
    .array(z.string())
    .optional()
    .describe('Headings of parties that stood side by side in the rows of the file, and stand below each other here.'),
});
const faultAnswer = z.object({
  kind: z.enum(['leftOut', 'note', 'warning', 'chart']),
  place: z.string(),
  why: z.string(),
});

/** exchange/tables…: links and entities from spreadsheets of any shape; beyond the specified calls. */
export const tableRoutes = [
  route({
    method: 'post',
    path: 'exchange/tables/preview',
    who: 'signedIn',
    summary: 'What a spreadsheet of links and entities would become',
    description: `Writes nothing of the file: answers the sheets, the mapping that is used, and what becomes of the rows by it, of the chart as a whole as it will be. ${FILE}`,
    rawBody: 'form',
    bodyMax,
    body: previewForm,
    answer: z.object({
      chart: z
        .object({ key: z.string(), name: z.string() })
        .nullable()
        .describe('The chart of an earlier import that takes the file in.'),
      joins: z
        .array(joinAnswer)
        .describe('Parties of the file, by their id in judged, that are entities which the caller has already.'),
      shape: z
        .string()
        .describe('Names the shape of the file, for which a mapping is remembered; empty without headings.'),
      isRemembered: z.boolean(),
      mapping: tableMappingShape,
      sheets: z.array(sheetAnswer),
      judged: z.looseObject({
        rows: z.number().int(),
        leftOut: z.number().int(),
        parties: z.array(z.looseObject({ id: z.string(), name: z.string(), typeName: z.string() })),
        links: z.array(z.looseObject({ from: z.string(), to: z.string() })),
        faults: z.array(faultAnswer),
      }),
    }),
    run: (context, { body, file }) =>
      readTable(context, {
        ...{ file, mapping: mappingIn(body.mapping), chartName: body.chart },
        anew: body.anew === 'true',
      }),
  }),
  route({
    method: 'post',
    path: 'exchange/tables',
    who: 'signedIn',
    summary: 'Bring in links and entities from a spreadsheet as a chart',
    description: `All in one transaction or nothing; sending it again changes nothing. A mapping that is sent, and not the one that is proposed, is remembered for files of the same shape. The workbook of a chart comes in drawn as it was, with its entities where the caller may edit them. ${FILE}`,
    rawBody: 'form',
    bodyMax,
    body: importForm.extend({ key: progressKey }),
    answer: reportAnswer.extend({
      isRemembered: z.boolean().describe('Whether it was read as a file of its shape was mapped before.'),
    }),
    run: (context, { body, file }) =>
      importTable(context, {
        ...{ file, mapping: mappingIn(body.mapping), chartName: body.chart },
        ...{ importKey: body.key, isByPerson: true },
      }),
  }),
];

function mappingIn(json: string | undefined) {
  if (!json) return null;
  let said: unknown;
  try {
    said = JSON.parse(json);
  } catch {
    throw invalid(t('The mapping is sent as JSON text.'), 'mapping');
  }
  return parse(tableMappingShape, said);
}
