import { limits } from '../limits';

const megabytes = (bytes: number): number => bytes / 1024 / 1024;
const number = new Intl.NumberFormat('en-GB');

/** Why a spreadsheet cannot be imported, under the words of SPEC §8. */
export const sheetReasons = {
  wrongType: 'Choose an .xlsx spreadsheet, or a .csv file.',
  notXlsx: 'This is not an .xlsx spreadsheet, whatever its name says.',
  notCsv: 'This is not a text file of comma-separated values.',
  macros: 'This spreadsheet has macros. Save it as a plain .xlsx workbook.',
  locked: 'This spreadsheet is protected by a password. Save it without one.',
  damaged: 'This file cannot be read. It may be damaged.',
  empty: 'There are no rows in this file.',
  tooLarge: `This file is larger than ${megabytes(limits.sheetBytesMax)} MB.`,
  tooMuchInside: 'This file unpacks to more than Stemma reads.',
  tooMuchWork: 'This file takes too long to read. Split it into smaller ones.',
  tooManyRows: `At most ${number.format(limits.sheetRowsMax)} rows are imported at once. Split the file.`,
  tooManyColumns: `At most ${limits.sheetColumnsMax} columns are imported.`,
  /** Said of a row, by the headings of its cells with formulas. */
  worked: (headings: readonly string[]) =>
    `A formula’s last value is taken for ${headings.map((heading) => `“${heading}”`).join(', ')}.`,
  noColumn: (heading: string) => `No sheet has the column "${heading}". Start from the template.`,
} as const;
