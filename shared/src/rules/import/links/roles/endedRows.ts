import { sentence } from '../../../../language/sentence';
import { isOpenEnd, saysNothing } from '../dates/openEnds';
import { columnOf, headingsIn, rowsBelow, widthOf, type SheetMapping } from '../tableMapping';
import { foldedHeading, type TableSheet } from '../tableSheet';

const foldedTerms = (list: string): ReadonlySet<string> => new Set(list.split(',').map(foldedHeading));

const STATUS = foldedTerms('status, state, statut, estado, stato, situação, stan, Zustand');
const STILL = foldedTerms(
  'active, is active, still active, current, is current, valid, aktiv, aktuell, noch aktiv, gültig, actif, active, actuel, en cours, activo, activa, vigente, attivo, attiva, in carica, ativo, ativa, actief, huidig, aktywny, aktualny, gældende, gjeldende',
);
const OVER = foldedTerms(
  'former, formerly, ex, past, previous, ceased, resigned, retired, terminated, ended, expired, inactive, not active, historic, historical, removed, left, sold, transferred, ehemalig, ehemaliger, ehemalige, ehemals, früher, ausgeschieden, beendet, abberufen, inaktiv, nicht aktiv, historisch, verkauft, ancien, ancienne, sorti, cédé, terminé, inactif, démissionnaire, cesado, cesada, antiguo, inactivo, anterior, cessato, cessata, inattivo, uscito, cessado, inativo, antigo, voormalig, afgetreden, uitgetreden, inactief, beëindigd, tidligere, fratrådt, ophørt, opphørt, tidigare, avgått, były, była, odwołany, nieaktywny',
);
const YES = foldedTerms('yes, y, true, 1, x, ja, j, wahr, oui, sí, si, sim, tak');
const NO = foldedTerms('no, n, false, 0, nein, falsch, non, não, nee, nej, nei, nie');

type State = 'over' | 'current' | undefined;

/** What a cell below a heading says of whether a link still is; undefined where neither speaks of that. */
function stateIn(heading: string, cell: string): State {
  const said = foldedHeading(cell);
  const isStill = STILL.has(heading);
  const isOver = OVER.has(heading);
  if (isStill || isOver) {
    if (YES.has(said)) return isStill ? 'current' : 'over';
    if (NO.has(said)) return isStill ? 'over' : 'current';
  } else if (!STATUS.has(heading)) return undefined;
  if (OVER.has(said)) return 'over';
  return STILL.has(said) || isOpenEnd(cell) ? 'current' : undefined;
}

/** The columns without a meaning that say which links are over, and whether they say nothing else. */
export function statusColumns(sheet: TableSheet, mapping: SheetMapping): { at: number; isWhole: boolean }[] {
  if (mapping.use !== 'links' || sheet.isOwn) return [];
  const headings = headingsIn(sheet, mapping.header).map(foldedHeading);
  const rows = rowsBelow(sheet, mapping);
  return Array.from({ length: widthOf(sheet) }, (_, at) => at).flatMap((at) => {
    const heading = headings[at] ?? '';
    const isStatus = STATUS.has(heading) || STILL.has(heading) || OVER.has(heading);
    if (!isStatus || mapping.columns[String(at)] !== undefined) return [];
    const states = [...new Set(rows.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean))].map((cell) =>
      stateIn(heading, cell),
    );
    return states.includes('over') ? [{ at, isWhole: states.every(Boolean) }] : [];
  });
}

/** Why rows of a sheet of links are left out that say that their link is over, and not since when, by their numbers. */
export function endedRows(sheet: TableSheet, mapping: SheetMapping): ReadonlyMap<number, string> {
  const columns = statusColumns(sheet, mapping);
  const headings = headingsIn(sheet, mapping.header);
  const until = columnOf(mapping, 'until');
  const found = new Map<number, string>();
  for (const { row, cells } of columns.length > 0 ? rowsBelow(sheet, mapping) : []) {
    const end = (cells[until] ?? '').trim();
    const over = columns.find(({ at }) => stateIn(foldedHeading(headings[at] ?? ''), cells[at] ?? '') === 'over');
    if (!over || (end !== '' && !saysNothing(end) && !isOpenEnd(end))) continue;
    const values = { column: (headings[over.at] ?? '').trim(), text: (cells[over.at] ?? '').trim().slice(0, 60) };
    found.set(
      row,
      sentence(
        'It is over (“{column}: {text}”), and no column says since when: only what holds today is read.',
        values,
      ),
    );
  }
  return found;
}
