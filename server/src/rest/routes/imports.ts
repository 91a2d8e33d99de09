import { t } from '@stemma/shared/language/translate';
import { RECORD_TYPES } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { XLSX_TYPE } from '../../download';
import { ROW_OUTCOMES } from '../../exchange/sheets/policy';
import { importProgress, importSheet, previewImport, templateFile } from '../../exchange/sheets/service';
import { route } from '../route';

const rowNumbers = z
  .string()
  .max(limits.sheetRowsMax * 7)
  .regex(/^\d{0,6}(,\d{1,6})*$/, t('Row numbers parted by commas are expected.'))
  .optional()
  .describe('Row numbers parted by commas.');
const form = z.object({
  type: z.enum(RECORD_TYPES),
  folder: keyText.or(z.literal('')).optional().describe('Key of the folder that the entities go to.'),
});
const importForm = form.extend({
  key: keyText
    .pipe(z.string().max(limits.keyMax - 8, messages.tooLong(limits.keyMax - 8)))
    .describe("The import's own key, made by the client; sending an import again under it makes nothing twice."),
  make: rowNumbers.describe('Rows to make although they are duplicates.'),
  skip: rowNumbers.describe('Rows to leave out although they could be made.'),
});
const previewRow = z.object({
  row: z.number().int(),
  name: z.string(),
  fate: z.enum(ROW_OUTCOMES),
  why: z.string(),
  notes: z.array(z.object({ heading: z.string(), text: z.string(), why: z.string() })),
  original: z.union([z.object({ key: z.string(), name: z.string() }), z.object({ row: z.number().int() })]).nullable(),
});
const FILE = `The part "file" is an .xlsx workbook or a .csv file by name and MIME type, up to ${limits.sheetRowsMax} rows; one that cannot be used is answered with "Import failed" and a \`reason\`. Formulas are not worked out. There is no GraphQL field for it; importEntities takes the same entities as data.`;
const bodyMax = limits.sheetBytesMax + 1024 * 1024;

/** imports/… (SPEC §5, §7.7, §9): spreadsheets in. */
export const importRoutes = [
  route({
    method: 'get',
    path: 'imports/template/{file}',
    who: 'anyone',
    summary: 'The import template of a type',
    description:
      'file is the plural of the type on screen and .xlsx: Organisations.xlsx, Individuals.xlsx, Bank accounts.xlsx.',
    params: z.object({ file: z.string().max(100) }),
    download: XLSX_TYPE,
    answer: z.string(),
    run: (_context, { params }) => templateFile(params.file),
  }),
  route({
    method: 'get',
    path: 'imports/progress/{key}',
    who: 'signedIn',
    summary: 'How far an import of the caller is',
    description:
      'key is the one that the import was sent with. Written records count once the import is answered, as all are made or none; stage is none where no such import runs on the server that is asked. There is no GraphQL field for it.',
    params: z.object({ key: keyText }),
    answer: z.object({
      stage: z.enum(['none', 'reading', 'planning', 'writing']),
      written: z.number().int(),
      total: z.number().int(),
    }),
    run: (context, { params }) => Promise.resolve(importProgress(context, params.key)),
  }),
  route({
    method: 'post',
    path: 'imports/preview',
    who: 'signedIn',
    summary: 'What would become of each row of a spreadsheet',
    description: `Writes nothing. ${FILE}`,
    rawBody: 'form',
    bodyMax,
    body: form,
    answer: z.object({
      type: z.string(),
      sheet: z.string(),
      counts: z.record(z.enum(ROW_OUTCOMES), z.number().int()),
      unknownColumns: z.array(z.string()),
      rows: z.array(previewRow),
    }),
    run: (context, { body, file }) => previewImport(context, { type: body.type, folder: body.folder ?? '', file }),
  }),
  route({
    method: 'post',
    path: 'imports/entities',
    who: 'signedIn',
    summary: 'Make entities of the rows of a spreadsheet',
    description: `New rows and those with notes are made, duplicates only as \`make\` names them; all in one transaction or none. ${FILE}`,
    rawBody: 'form',
    bodyMax,
    body: importForm,
    answer: z.object({
      type: z.string(),
      made: z.number().int(),
      existing: z.number().int().describe('Those of them that an earlier sending made.'),
      left: z.number().int(),
      rows: z.array(previewRow.extend({ made: z.boolean(), key: z.string() })),
    }),
    run: (context, { body, file }) =>
      importSheet(context, {
        type: body.type,
        folder: body.folder ?? '',
        file,
        importKey: body.key,
        choices: { make: numbers(body.make), skip: numbers(body.skip) },
      }),
  }),
];

function numbers(text: string | undefined): Set<number> {
  return new Set(text ? text.split(',').filter(Boolean).map(Number) : []);
}
