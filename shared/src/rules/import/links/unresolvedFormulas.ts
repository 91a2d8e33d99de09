import { sentence } from '../../../language/sentence';
import { meaningLabel } from './columnMeanings';
import { headingsIn, rowsBelow, type SheetMapping } from './tableMapping';
import { tablePlace, type TableSheet } from './tableSheet';

/** What is told of columns that mean something and have formulas of which the file has no results, as programs write them that work nothing out. */
export function unresolvedFormulas(sheet: TableSheet, mapping: SheetMapping): { place: string; why: string }[] {
  const rows = rowsBelow(sheet, mapping);
  const headings = headingsIn(sheet, mapping.header);
  return Object.entries(mapping.columns).flatMap(([at, meaning]) => {
    const found = rows.filter(({ unresolved }) => unresolved?.includes(Number(at)));
    const [first] = found;
    if (!first) return [];
    const column = (headings[Number(at)] ?? '').trim().slice(0, 60) || meaningLabel(meaning);
    const why = sentence(
      '{count, plural, one {“{column}” has a formula without a result: open the file in Excel and save it.} other {“{column}” has # formulas without results: open the file in Excel and save it.}}',
      { count: found.length, column },
    );
    return [{ place: tablePlace(sheet, first.row), why }];
  });
}
