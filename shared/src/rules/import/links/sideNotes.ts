import { sentence } from '../../../language/sentence';
import { t } from '../../../language/translate';
import { SIDES, type Side } from './columnMeanings';
import { saysPercent } from './headings/headingKinds';
import { linkHeading } from './headings/headingMeanings';
import { momentOfHeading } from './headings/momentHeading';
import { partyNamed } from './headings/partyHeading';
import { mentionsShare } from './headings/shareHeading';
import { areRelationsRead, isSubject } from './roles/relations';
import { columnOf, headingsIn, rowsBelow, type SheetMapping } from './tableMapping';
import { tablePlace, type TableSheet } from './tableSheet';
import { columnTitle } from './unmeantColumns';

/** What is told of a sheet of links as a whole: that no heading says who owns whom, and that parties stood side by side. */
export function sideNotes(sheet: TableSheet, mapping: SheetMapping): { place: string; why: string }[] {
  if (mapping.use !== 'links') return [];
  const headings = headingsIn(sheet, mapping.header);
  const titleOf = (meaning: string): string => {
    const at = columnOf(mapping, meaning);
    return columnTitle({ at, heading: (headings[at] ?? '').trim() });
  };
  const place = tablePlace(sheet, mapping.header || (sheet.rows[0]?.row ?? 1));
  const isByOrder = mapping.sidesByOrder ?? isSubject(titleOf('owner'), titleOf('owned'));
  const areSides = SIDES.every((side) => columnOf(mapping, side) >= 0);
  const isOpen = isByOrder && areSides && !areRelationsRead(sheet, mapping);
  return [
    ...(isOpen ? [openSides({ owner: titleOf('owner'), owned: titleOf('owned') })] : []),
    ...(isShareUnsaid(sheet, mapping)
      ? [
          sentence('The heading “{column}” does not say what its numbers are: they are taken as shares.', {
            column: titleOf('share'),
          }),
        ]
      : []),
    ...(sheet.unfolded
      ? [
          sentence('Columns side by side are read as links of their own: {columns}.', {
            columns: sheet.unfolded.map((heading) => heading.slice(0, 60)).join(', '),
          }),
        ]
      : []),
    ...(sheet.levels
      ? [
          sentence(
            '“{column}” says how deep each row stands: it belongs to the last row before it that stands one higher.',
            {
              column: sheet.levels.slice(0, 60),
            },
          ),
        ]
      : []),
    ...(sheet.levelColumns
      ? [
          sentence(
            'Columns {columns} are read as levels: each party holds the one on the next level of its row. The share is of the last link of a row; those above it come without.',
            { columns: sheet.levelColumns.map((heading) => heading.slice(0, 60)).join(', ') },
          ),
        ]
      : []),
    ...(sheet.matrix
      ? [
          sheet.matrix === 'rows'
            ? t('It is read as a matrix of shares: those in the rows hold those in the columns.')
            : t('It is read as a matrix of shares: those in the columns hold those in the rows.'),
        ]
      : []),
  ].map((why) => ({ place, why }));
}

/** Whether the column of shares has a heading that says nothing of shares. */
function isShareUnsaid(sheet: TableSheet, mapping: SheetMapping): boolean {
  const at = columnOf(mapping, 'share');
  const heading = (headingsIn(sheet, mapping.header)[at] ?? '').trim();
  if (at < 0 || mapping.header === 0 || heading === '' || saysPercent(heading) || mentionsShare(heading)) return false;
  if (linkHeading(heading).length > 0 || momentOfHeading(heading) !== undefined) return false;
  return rowsBelow(sheet, mapping).every(({ cells }) => !(cells[at] ?? '').includes('%'));
}

/** What is told of two columns of parties whose headings do not say both of their sides. */
function openSides(columns: Record<Side, string>): string {
  if (partyNamed(columns.owner)?.side === 'owner')
    return sentence('No heading says what is owned: “{owned}” is taken as what “{owner}” owns.', columns);
  if (partyNamed(columns.owned)?.side === 'owned')
    return sentence('No heading says who owns: “{owner}” is taken as the owner of “{owned}”.', columns);
  return sentence(
    'Headings do not say who owns whom: “{owner}” is taken as the owner and “{owned}” as owned.',
    columns,
  );
}

/** Columns that are read as the other side than the one that their headings name. */
export function turnedSides(sheet: TableSheet, mapping: SheetMapping): { place: string; why: string }[] {
  if (mapping.use !== 'links' || mapping.header === 0) return [];
  const headings = headingsIn(sheet, mapping.header);
  const [owner, owned] = SIDES.map((side) => headings[columnOf(mapping, side)] ?? '');
  if (isSubject(owner ?? '', owned ?? '')) return [];
  const turned = SIDES.flatMap((side) => {
    const heading = (headings[columnOf(mapping, side)] ?? '').trim();
    const named = partyNamed(heading)?.side;
    if (named === undefined || named === side) return [];
    const values = { column: heading.slice(0, 60) };
    return side === 'owned'
      ? [sentence('“{column}” is read as what is owned, though it names an owner.', values)]
      : [sentence('“{column}” is read as the owner, though it names what is owned.', values)];
  });
  return turned.map((why) => ({ place: tablePlace(sheet, mapping.header), why }));
}
