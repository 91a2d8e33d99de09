import { sentence } from '@stemma/shared/language/sentence';
import { limits } from '@stemma/shared/limits';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import { cellText } from '@stemma/shared/rules/import/cell';
import type { ImportCell } from '@stemma/shared/rules/import/cell';
import { judgeTable } from '@stemma/shared/rules/import/links/judgeTable';
import type { JudgedTable } from '@stemma/shared/rules/import/links/judgedTable';
import { MapTextFault, withMapText } from '@stemma/shared/rules/import/links/mapping/mapText';
import { proposeMapping, withShareUnits } from '@stemma/shared/rules/import/links/mapping/proposeMapping';
import {
  columnOf,
  isSameMapping,
  shapeName,
  tableMappingShape,
  type TableMapping,
} from '@stemma/shared/rules/import/links/tableMapping';
import type { TableSheet } from '@stemma/shared/rules/import/links/tableSheet';
import { tablesIn } from '@stemma/shared/rules/import/links/mapping/sideBySide';
import { Refusal } from '../../work/refusal';
import { pairOf, type WorkbookDrawing } from '../drawing/drawnRows';
import { readWorkbookDrawing } from '../drawing/workbookDrawing';
import type { Grid } from '../sheets/grid';
import { otherFileReason } from '../otherFile';
import { readCsv } from '../sheets/readCsv';
import { readXlsx } from '../sheets/readXlsx';
import { packedTables, type PackedTable } from './packedTables';

/** A file, and how it is to be read. */
export interface TableAsk {
  bytes: Uint8Array;
  /** As a person chose it; null for what is proposed, or remembered for files of this shape. */
  mapping: TableMapping | null;
  /** Mappings by the name of the shape, as JSON text. */
  remembered: Readonly<Record<string, string>>;
  /** "owner=Holder,share=3", over what is proposed; empty for nothing. */
  mapText: string;
}

/** A file that was read, and what it would become. */
export interface TableReading {
  sheets: TableSheet[];
  mapping: TableMapping;
  /** Names the shape of the file; empty where it has no headings. */
  shape: string;
  /** Whether the mapping is one that was used for a file of this shape before. */
  isRemembered: boolean;
  /** Whether the mapping is what headings and cells propose. */
  isProposed: boolean;
  judged: JudgedTable;
  /** How the chart is drawn whose own workbook the file is; null for every other file. */
  drawing: WorkbookDrawing | null;
}

/**
 * Reads a spreadsheet or a file of separated values of any shape, proposes what its columns mean and judges what it would become.
 * @throws Refusal for a file that is none, has no rows, or more than the limits
 */
export async function readTables(ask: TableAsk): Promise<TableReading> {
  const { sheets, drawing } = await sheetsOf(ask.bytes);
  const proposed = proposeMapping(sheets);
  const isGuessed = proposed.sheets.every((said) => said.header === 0 && columnOf(said, 'share') < 0);
  if (!ask.mapping && !ask.mapText && isGuessed && sheets.every(isProse)) throw new Refusal(sheetReasons.noTable);
  const shape = shapeName(
    sheets,
    proposed.sheets.map(({ header }) => header),
  );
  const remembered = ask.mapping || ask.mapText ? null : recalled(ask.remembered[shape], sheets, proposed);
  const chosen = ask.mapping ?? remembered ?? proposed;
  const mapping = ask.mapText ? mappedAs(sheets, chosen, ask.mapText) : chosen;
  if (mapping.sheets.length !== sheets.length) throw new Refusal(sheetReasons.otherMapping);
  const judged = drawing
    ? withWorkbookKeys(withBareLinks(judgeTable(sheets, mapping), drawing))
    : judgeTable(sheets, mapping);
  const faults = [...judged.faults, ...(drawing?.faults ?? [])];
  return {
    ...{ sheets, mapping, shape, drawing },
    isRemembered: remembered !== null,
    isProposed: isSameMapping(mapping, proposed),
    judged: { ...judged, faults },
  };
}

/** Cells of more words than names, headings and shares have. */
const WORDS_OF_PROSE = 6;

/** Whether a sheet without a name is running text: of every three cells one has many words. */
function isProse({ name, rows }: TableSheet): boolean {
  if (name !== '') return false;
  const cells = rows.flatMap((row) => row.cells.filter(Boolean));
  return cells.filter((cell) => cell.split(/\s+/).length >= WORDS_OF_PROSE).length * 3 >= cells.length;
}

/** A link of a chart's own workbook whose one row says no more than its ends has no role. */
function withBareLinks(judged: JudgedTable, drawing: WorkbookDrawing): JudgedTable {
  const keys = new Map(judged.parties.map(({ id, ids: [key] }) => [id, key ?? '']));
  const links = judged.links.map((link) => {
    const ends = pairOf(keys.get(link.from) ?? '', keys.get(link.to) ?? '');
    return link.roles.length === 1 && drawing.bare.has(ends) ? { ...link, roles: [] } : link;
  });
  return { ...judged, links };
}

/** Parties of a chart's own workbook are known by its keys, whatever they are called. */
function withWorkbookKeys(judged: JudgedTable): JudgedTable {
  const ids = new Map(judged.parties.map(({ id, ids: [key] }) => [id, key === undefined ? id : `key:${key}`]));
  const idOf = (id: string) => ids.get(id) ?? id;
  return {
    ...judged,
    parties: judged.parties.map((party) => ({
      ...party,
      id: idOf(party.id),
      ...(party.beside !== undefined && { beside: idOf(party.beside) }),
    })),
    links: judged.links.map((link) => ({ ...link, from: idOf(link.from), to: idOf(link.to) })),
  };
}

function mappedAs(sheets: readonly TableSheet[], mapping: TableMapping, text: string): TableMapping {
  try {
    return withMapText(sheets, mapping, text);
  } catch (error) {
    throw error instanceof MapTextFault ? new Refusal(error.message) : error;
  }
}

/** What all parties of a sheet hold, or who holds them, is said by each file for itself. */
function recalled(
  json: string | undefined,
  sheets: readonly TableSheet[],
  proposed: TableMapping,
): TableMapping | null {
  if (!json) return null;
  const read = tableMappingShape.safeParse(parsed(json));
  if (!read.success || read.data.sheets.length !== sheets.length) return null;
  const { sheets: said } = withShareUnits(sheets, read.data);
  return {
    sheets: said.map((one, at) => ({
      ...one,
      ...(one.held && { held: proposed.sheets[at]?.held ?? { name: '' } }),
      ...(one.holder && { holder: proposed.sheets[at]?.holder ?? { name: '' } }),
    })),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

async function sheetsOf(bytes: Uint8Array): Promise<Pick<TableReading, 'sheets' | 'drawing'>> {
  const most = limits.tableRowsMax + 100;
  const grids: Grid[] = [];
  for (const table of await packedTables(bytes)) grids.push(...(await gridsOf(table, most)));
  const own = readWorkbookDrawing(grids);
  const sheets = (own?.grids ?? grids)
    .slice(0, limits.tableSheetsMax)
    .map((grid) => (own ? { ...sheetOf(grid), isOwn: true } : sheetOf(grid)));
  if (sheets.every(({ rows }) => rows.length === 0)) throw new Refusal(sheetReasons.empty);
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  if (rows > most) throw new Refusal(sheetReasons.tooManyTableRows);
  const cells = sheets.reduce((sum, sheet) => sum + sheet.rows.reduce((all, row) => all + row.cells.length, 0), 0);
  if (cells > limits.tableCellsMax) throw new Refusal(sheetReasons.tooManyCells);
  return { sheets: own ? sheets : tablesIn(sheets), drawing: own?.drawing ?? null };
}

/** The sheets of one table, called after the file where an archive holds several. */
async function gridsOf(table: PackedTable, most: number): Promise<Grid[]> {
  try {
    return await readGrids(table, most);
  } catch (error) {
    if (!(error instanceof Refusal) || table.file === '') throw error;
    throw new Refusal(sentence('“{file}” in this archive: {why}', { file: table.file, why: error.message }));
  }
}

/** How objects of JSON begin, or a list of them; a table may begin by a bracket, too. */
const JSON_BEGINS = /^[^\w[{]{0,3}\s*(?:\[\s*\{|\{)\s*"/;

async function readGrids({ name: file, bytes }: PackedTable, most: number): Promise<Grid[]> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isOld = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  if (isZip || isOld) return readXlsx(bytes, { rows: most, asShown: true });
  const other = otherFileReason(Buffer.from(bytes.subarray(0, 1000)).toString('latin1').replace(/^ï»¿/, ''));
  if (other) throw new Refusal(other);
  if (JSON_BEGINS.test(Buffer.from(bytes.subarray(0, 100)).toString('latin1'))) throw new Refusal(sheetReasons.isJson);
  return readCsv(bytes, { rows: most, lines: 20 }).map((grid) => ({ ...grid, name: file || grid.name }));
}

function sheetOf({ name, rows, isHidden, hiddenRows }: Grid): TableSheet {
  const read = rows.map(({ row, cells, unresolved }) => ({
    row,
    cells: textsOf(cells),
    ...(unresolved && { unresolved }),
  }));
  const said = read.filter(({ cells, unresolved }) => cells.length > 0 || unresolved);
  return { name, rows: said, ...(isHidden && { isHidden }), ...(hiddenRows && { hiddenRows }) };
}

/** The cells of a row as text, up to the last one that says something. */
function textsOf(cells: readonly ImportCell[]): string[] {
  const texts = cells.slice(0, limits.sheetColumnsMax).map((cell) => cellText(cell).slice(0, limits.tableCellMax));
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}
