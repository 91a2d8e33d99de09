import { roleText } from '../../../chart/roleText';
import { judgeTable } from './judgeTable';
import { proposeMapping } from './mapping/proposeMapping';
import type { JudgedTable } from './judgedTable';
import type { TableSheet } from './tableSheet';

export function sheet(name: string, rows: string[][]): TableSheet {
  return { name, rows: rows.map((cells, at) => ({ row: at + 1, cells })) };
}

/** Sheets as they are judged by the mapping that is proposed for them. */
export function judged(...sheets: TableSheet[]): JudgedTable {
  return judgeTable(sheets, proposeMapping(sheets));
}

/** The links of sheets, “Ada > B Ltd: 30% Shareholder”, and all that is told of them. */
export function linksSaid(...sheets: TableSheet[]): { links: string[]; told: string[] } {
  const { parties, links, faults } = judged(...sheets);
  const names = new Map(parties.map(({ id, name }) => [id, name]));
  return {
    links: links.map(
      ({ from, to, roles }) => `${names.get(from)} > ${names.get(to)}: ${roles.map(roleText).join(', ')}`,
    ),
    told: faults.map(({ place, why }) => (place ? `${place}: ${why}` : why)),
  };
}

export const HEAD = ['Owner', 'Owned', 'Share'];
