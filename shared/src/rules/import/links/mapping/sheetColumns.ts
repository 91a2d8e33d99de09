import { columnFacts, type ColumnFacts } from './columnFacts';
import { isAmountHeading, mayCountShares } from '../headings/headingKinds';
import type { HeadingGuess } from '../headings/headingMeanings';
import { isRateHeading } from '../headings/rateHeading';
import { ENTITY_HEADINGS, HEADING_NAMES, isOtherDate, isOtherText } from '../headings/vocabulary';
import { headingsIn, rowsBelow, widthOf } from '../tableMapping';
import { foldedHeading, foldedName, type TableRow, type TableSheet } from '../tableSheet';

/** A column with values: its heading, what that may mean, and what stands below it. */
export interface SheetColumn extends ColumnFacts {
  at: number;
  heading: string;
  guesses: HeadingGuess[];
  /** Its heading says amounts or numbers of shares, and its cells have no sign of percent. */
  isAmount: boolean;
  /** Its heading says dates on which no link begins. */
  isOtherDate: boolean;
  /** Its heading says texts that name nobody. */
  isOtherText: boolean;
  /** What it says, by the numbers of the rows. */
  texts: ReadonlyMap<number, string>;
}

/** The columns of a sheet in which anything stands. */
export function columnsIn(sheet: TableSheet, header: number, read: (heading: string) => HeadingGuess[]): SheetColumn[] {
  const rows = rowsBelow(sheet, { header });
  const headings = header ? headingsIn(sheet, header) : [];
  const groups = groupHeadings(sheet, header);
  const beside = namesBesideSurnames(rows, headings);
  const guessesAt = (at: number): HeadingGuess[] => {
    if (beside?.areFirst && at === beside.names) return read(FIRST_NAME);
    const grouped = groups[at] ? read(`${groups[at]} ${headings[at] ?? ''}`) : [];
    const guesses = grouped.length > 0 ? grouped : read(headings[at] ?? '');
    const isRepeated = beside && !beside.areFirst && at === beside.surnames;
    return isRepeated ? guesses.filter(({ meaning }) => meaning !== 'owner') : guesses;
  };
  return Array.from({ length: widthOf(sheet) }, (_, at) => {
    const heading = (headings[at] ?? '').trim();
    const isRate = isRateHeading(heading, headings);
    const facts = { ...columnFacts(rows, at), ...(isRate && { share: 0, percent: 0 }) };
    return {
      ...facts,
      at,
      heading,
      guesses: guessesAt(at),
      isAmount:
        isRate ||
        (facts.percent < 0.5 &&
          (isAmountHeading(`${groups[at] ?? ''} ${heading}`) || (facts.whole === 1 && mayCountShares(heading)))),
      isOtherDate: isOtherDate(heading),
      isOtherText: isOtherText(heading),
      texts: new Map(
        rows.flatMap(({ row, cells }): [number, string][] => {
          const text = foldedName(cells[at] ?? '');
          return text === '' ? [] : [[row, text]];
        }),
      ),
    };
  }).filter(({ filled, unresolved }) => filled + unresolved > 0);
}

const FIRST_NAME = 'First name';
/** So many rows tell what stands beside surnames. */
const COMPARED = 200;

/** A column of names beside one of surnames, where no heading says first names. */
interface NamesBesideSurnames {
  names: number;
  surnames: number;
  /** Whether they are first names, “Nombre” beside “Apellidos”, or names in full, which repeat the surname. */
  areFirst: boolean;
}

function namesBesideSurnames(rows: readonly TableRow[], headings: readonly string[]): NamesBesideSurnames | undefined {
  const said = headings.map(foldedHeading);
  const meanings = said.map((heading) => ENTITY_HEADINGS.get(heading));
  const surnames = meanings.indexOf('lastName');
  if (surnames < 0 || meanings.includes('firstName')) return undefined;
  const names = [surnames - 1, surnames + 1].find((at) => HEADING_NAMES.has(said[at] ?? ''));
  if (names === undefined) return undefined;
  const both = rows
    .slice(0, COMPARED)
    .map(({ cells }) => [names, surnames].map((at) => foldedName(cells[at] ?? '')))
    .filter(([name, surname]) => name !== '' && surname !== '');
  if (both.length === 0) return undefined;
  return { names, surnames, areFirst: !both.some(([name = '', surname = '']) => name.includes(surname)) };
}

/** Headings of groups of columns in the row above headings that come more than once: “Owner” and “Asset”, each over “Name” and “Country”. */
export function groupHeadings(sheet: TableSheet, header: number): readonly string[] {
  const headings = header ? headingsIn(sheet, header) : [];
  const said = headings.map(foldedName).filter(Boolean);
  const above = header > 1 ? headingsIn(sheet, header - 1) : [];
  const named = new Set(above.map(foldedName).filter(Boolean));
  if (new Set(said).size === said.length || named.size < 2) return [];
  let group = '';
  return headings.map((_, at) => (group = (above[at] ?? '').trim() || group));
}
