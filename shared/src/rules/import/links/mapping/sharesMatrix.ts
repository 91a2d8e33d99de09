import { typeOfName } from '../../../typeOfName';
import { columnsIn, type SheetColumn } from './sheetColumns';
import { findHeader } from './findHeader';
import { isMomentHeading } from '../headings/momentHeading';
import { linkHeading } from '../headings/headingMeanings';
import { partyNamed } from '../headings/partyHeading';
import { readShareText } from '../roles/shareText';
import { headingsIn, rowsBelow } from '../tableMapping';
import type { TableSheet } from '../tableSheet';

/** Above so much of a column or row in percent its cells are no parts of one thing. */
const WHOLE = 100.5;
const HEAD = ['Owner', 'Owned', 'Share'];

/**
 * A matrix of shares, holders down its side and what they hold along its top or the other way round, as rows of owner, owned and share; any
 * other sheet as it is; half of what stands along the top are companies or trusts by their names, as classes of shares are not. Shares of one party are 100 % at most: where those of columns are and those of rows are not, rows are holders, and the
 * other way round; where both or none are, rows are.
 */
export function withMatrixAsRows(sheet: TableSheet): TableSheet {
  const header = findHeader(sheet) || (sheet.rows[0]?.row ?? 0);
  const headings = headingsIn(sheet, header);
  const organizations = headings.filter((heading) => typeOfName(heading, 'Custom') !== 'Custom').length;
  if (organizations === 0) return sheet;
  const columns = columnsIn(sheet, header, linkHeading);
  const [names, ...parties] = columns;
  if (!names || names.name < 0.9 || names.guesses.some(({ meaning }) => meaning === 'share')) return sheet;
  if (parties.length < 2 || !parties.every(isOfParty)) return sheet;
  if (organizations * 2 < parties.length) return sheet;
  const cells = rowsBelow(sheet, { header }).flatMap(({ row, cells: said }) =>
    parties.flatMap(({ at }) => {
      const [name, party, share] = [said[names.at] ?? '', headings[at] ?? '', said[at] ?? ''].map((text) =>
        text.trim(),
      );
      return name && party && share ? [{ row, name, party, share }] : [];
    }),
  );
  const isOver = (by: 'name' | 'party') => {
    const sums = new Map<string, number>();
    for (const one of cells) sums.set(one[by], (sums.get(one[by]) ?? 0) + percentOf(one.share));
    return [...sums.values()].some((sum) => sum > WHOLE);
  };
  const areColumnsHolders = partyNamed(names.heading)?.side !== 'owner' && isOver('party') && !isOver('name');
  const rows = cells.map(({ row, name, party, share }) => ({
    row,
    cells: areColumnsHolders ? [party, name, share] : [name, party, share],
  }));
  const before = sheet.rows.filter(({ row }) => row < header);
  return {
    ...sheet,
    rows: [...before, { row: header, cells: HEAD }, ...rows],
    matrix: areColumnsHolders ? 'columns' : 'rows',
  };
}

/** Whether a column is headed by a name, with nothing but shares below. */
function isOfParty({ heading, share, percent, guesses, isAmount }: SheetColumn): boolean {
  const isName = /\p{L}{2}/u.test(heading) && guesses.length === 0 && !isMomentHeading(heading);
  return isName && !isAmount && share === 1 && percent > 0;
}

function percentOf(text: string): number {
  const read = readShareText(text, 'percent');
  return 'value' in read ? (read.value.percentage ?? read.value.minimum ?? 0) : 0;
}
