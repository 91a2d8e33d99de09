import { isLei } from '../../../lei';
import { typeOfName } from '../../../typeOfName';
import { isAmountHeading } from '../headings/headingKinds';
import { PARTY_BREAK } from '../parties/partyCells';
import { isOpenEnd, saysNothing } from '../dates/openEnds';
import { isPersonName, typeNamed } from '../parties/partyType';
import { ownerByRelation } from '../roles/relations';
import { isRoleText } from '../roles/roleParts';
import { isShareText } from '../roles/shareText';
import { ambiguousCountries, tableCountry } from '../parties/tableCountry';
import { dateOrders, readInOrder } from '../dates/tableDates';
import type { TableRow } from '../tableSheet';

/** What the cells of a column look like, each as a part of those that say more than a dash. */
export interface ColumnFacts {
  filled: number;
  /** Cells with a formula of which the file has no result. */
  unresolved: number;
  /** How many say more than a dash. */
  saying: number;
  share: number;
  /** Of them with a sign of percent. */
  percent: number;
  /** Of them that say amounts of money or numbers of shares. */
  amount: number;
  /** Of them that are whole numbers. */
  whole: number;
  /** Of those that are no open end. */
  date: number;
  /** "present", "ongoing". */
  openEnd: number;
  digits: number;
  country: number;
  type: number;
  role: number;
  lei: number;
  direct: number;
  name: number;
  /** Of them such as are written like a natural person's, of two words or more. */
  person: number;
  /** Of them such as end in a legal form, or say a trust. */
  legalForm: number;
  /** Of them that are numbers of registers and the like: “DE2010000001”. */
  code: number;
  /** A yes or a no, or a cross. */
  mark: number;
  /** 1, 2, 3 …: a count of rows. */
  isCount: boolean;
}

const SAMPLE = 200;
const DIRECT = /^(?:direct|indirect|direkt|indirekt|unmittelbar|mittelbar)$/i;
const DIRECT_OR_UNKNOWN = new RegExp(`${DIRECT.source}|^unknown$`, 'i');
const WHOLE = /^\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+$|^\d{1,12}(?:[.,]0+)?$/;
const CODE = /^(?=(?:\D*\d){4})[A-Z\d*./-]{5,40}$/;
const MARK = /^(?:x|✓|✔|y|n|yes|no|true|false|ja|nein|nee|nej|nei|oui|non|sí|si|sim|não|tak|nie)$/i;

/** What the first 200 rows say in a column. */
export function columnFacts(rows: readonly TableRow[], column: number): ColumnFacts {
  const texts = rows
    .slice(0, SAMPLE)
    .map(({ cells }) => (cells[column] ?? '').trim())
    .filter(Boolean);
  const [order] = dateOrders([texts]);
  const saying = texts.filter((text) => !saysNothing(text));
  const ending = saying.filter((text) => !isOpenEnd(text));
  const part = (test: (text: string) => boolean, among = saying): number =>
    among.length === 0 ? 0 : among.filter((text) => text.length <= 500 && test(text)).length / among.length;
  const isDate = (text: string): boolean =>
    order !== undefined && /\d/.test(text) && readInOrder(text, order) !== undefined;
  const first = Number(texts[0]);
  return {
    filled: texts.length,
    unresolved: rows.slice(0, SAMPLE).filter((row) => row.unresolved?.includes(column)).length,
    saying: saying.length,
    share: part((text) => (PARTY_BREAK.test(text) ? text.split(PARTY_BREAK).every(isPartOfShares) : isShareText(text))),
    percent: part((text) => text.includes('%') && isShareText(text)),
    amount: part(isAmountText),
    whole: part((text) => WHOLE.test(text)),
    date: part((text) => isDate(text) && !/^\d{1,3}$/.test(text), ending),
    openEnd: part(isOpenEnd),
    digits: part((text) => /\d/.test(text)),
    country: part((text) => tableCountry(text) !== undefined || ambiguousCountries(text).length > 0),
    type: part((text) => typeNamed(text) !== undefined),
    role: part((text) => isRoleText(text) || ownerByRelation(text) !== undefined),
    lei: part((text) => isLei(text.toUpperCase())),
    direct: saying.some((text) => DIRECT.test(text)) ? part((text) => DIRECT_OR_UNKNOWN.test(text)) : 0,
    name: part((text) => /\p{L}/u.test(text) && !isShareText(text) && !isDate(text)),
    person: part(isPersonName),
    legalForm: part((text) => typeOfName(text, 'Custom') !== 'Custom'),
    code: part((text) => CODE.test(text)),
    mark: part((text) => MARK.test(text)),
    isCount: texts.length > 1 && first <= 1 && texts.every((text, at) => Number(text) === first + at),
  };
}

/** "60 %" of "60 %; 40 %", beside the names of two parties. */
function isPartOfShares(text: string): boolean {
  return text.trim() === '' || isShareText(text);
}

/** "40 shares", "EUR 12,500". */
function isAmountText(text: string): boolean {
  return (
    /\d/.test(text) &&
    !isShareText(text) &&
    (isAmountHeading(text) || /\p{L}*(?:shares?|anteile?|aktien)\b/iu.test(text))
  );
}
