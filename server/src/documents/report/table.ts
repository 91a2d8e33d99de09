import { AlignmentType, BorderStyle, ShadingType, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { GREY, paragraph } from './styles';

/** Width of the text on a page, in twentieths of a point. */
const PAGE_WIDTH = 9026;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'D3DAE1' } as const;
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

/** Said once a table: said for each cell it would double the report's size and time. */
const CELL_MARGINS = { top: 40, bottom: 40, left: 80, right: 80, marginUnitType: WidthType.DXA } as const;

export interface TableText {
  /** Shares of the page's width, one for each column. */
  widths: readonly number[];
  headings?: readonly string[];
  rows: readonly (readonly string[])[];
  /** The column written in grey: the names of what stands beside them. */
  quiet?: number;
  /** Columns of numbers, which stand at the right. */
  numbers?: readonly number[];
}

/** A table as wide as the page; its heading row comes again on each page. */
export function textTable({ widths, headings, rows, quiet = -1, numbers = [] }: TableText): Table {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const columnWidths = widths.map((width) => Math.round((width / all) * PAGE_WIDTH));
  const cell = (text: string, column: number, heading: boolean): TableCell =>
    new TableCell({
      width: { size: columnWidths[column] ?? 0, type: WidthType.DXA },
      ...(heading ? { shading: { type: ShadingType.CLEAR, fill: 'EFF2F5' } } : {}),
      children: [
        paragraph(
          text,
          { style: 'Cell', ...(numbers.includes(column) ? { alignment: AlignmentType.RIGHT } : {}) },
          heading ? { bold: true } : column === quiet ? { color: GREY } : {},
        ),
      ],
    });
  const row = (texts: readonly string[], heading: boolean): TableRow =>
    new TableRow({
      cantSplit: true,
      tableHeader: heading,
      children: texts.map((text, column) => cell(text, column, heading)),
    });
  return new Table({
    columnWidths,
    layout: TableLayoutType.FIXED,
    margins: CELL_MARGINS,
    width: { size: PAGE_WIDTH, type: WidthType.DXA },
    borders: { top: LINE, bottom: LINE, left: NONE, right: NONE, insideHorizontal: LINE, insideVertical: NONE },
    rows: [...(headings ? [row(headings, true)] : []), ...rows.map((texts) => row(texts, false))],
  });
}
