import { sentence } from '../language/sentence';
import { t } from '../language/translate';
import { limits } from '../limits';

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

/** Why a spreadsheet cannot be imported, under the words of SPEC §8. */
export const sheetReasons = {
  wrongType: t('Choose an .xlsx spreadsheet, or a .csv file.'),
  notXlsx: t('This is not an .xlsx spreadsheet, whatever its name says.'),
  notCsv: t(
    'This is not a text file. Tables are read as .xlsx workbooks and as text whose values are separated by commas, semicolons or tabs.',
  ),
  zipAsCsv: t('This is no .csv file, whatever its name says, but a workbook or an archive. Call a workbook .xlsx.'),
  isJson: t('This is no table but JSON: import it as a file of ownership data.'),
  isPdf: t('This is a PDF, which has no cells: export its table as a spreadsheet (.xlsx or .csv).'),
  openDocument: t('This is an OpenDocument file (.ods): open it and save it as an .xlsx workbook or a .csv file.'),
  isHtml: t('This is a web page (HTML), whatever its name says: open it in Excel and save it as an .xlsx workbook.'),
  noTable: t('No table was found in this text: rows name an owner, what is owned and a share in columns of their own.'),
  macros: t('This spreadsheet has macros. Save it as a plain .xlsx workbook.'),
  locked: t('This spreadsheet is protected by a password. Save it without one.'),
  oldExcel: t('This is an Excel file of the old kind (.xls). Save it as an .xlsx workbook.'),
  damaged: t('This file cannot be read. It may be damaged.'),
  empty: t('There are no rows in this file.'),
  tooLarge: sentence('This file is larger than {sheetBytesMax} MB.', {
    sheetBytesMax: megabytes(limits.sheetBytesMax),
  }),
  tooMuchInside: sentence(
    'This file unpacks to more than {unpackedMax} MB, or to more than {partsMax, number} parts.',
    {
      unpackedMax: megabytes(limits.sheetUnpackedMax),
      partsMax: limits.sheetPartsMax,
    },
  ),
  tooManyCells: sentence('At most {tableCellsMax, number} cells are imported at once. Split the file.', {
    tableCellsMax: limits.tableCellsMax,
  }),
  tooMuchWork: t('This file takes too long to read. Split it into smaller ones.'),
  tooManyRows: sentence('At most {sheetRowsMax, number} rows are imported at once. Split the file.', {
    sheetRowsMax: limits.sheetRowsMax,
  }),
  tooManyTableRows: sentence(
    'At most {tableRowsMax, number} rows of links and entities are imported at once. Split the file.',
    {
      tableRowsMax: limits.tableRowsMax,
    },
  ),
  noLinks: t('No owner and nothing owned is found in this file. Say which columns hold them.'),
  otherMapping: t('The mapping is one of another file: it has other sheets.'),
  tooManyColumns: sentence('At most {sheetColumnsMax} columns are imported.', {
    sheetColumnsMax: limits.sheetColumnsMax,
  }),
  /** Said of a row, by the headings of its cells with formulas. */
  worked: (headings: readonly string[]) =>
    sentence('A formula’s last value is taken for {columns}.', {
      columns: headings.map((heading) => `“${heading}”`).join(', '),
    }),
  /** Said of a row, by the headings of its cells with formulas. */
  unresolved: (headings: readonly string[]) =>
    sentence('{columns}: a formula without a result. Open the file in Excel and save it.', {
      columns: headings.map((heading) => `“${heading}”`).join(', '),
    }),
  noColumn: (heading: string) => sentence('No sheet has the column "{heading}". Start from the template.', { heading }),
} as const;
