import { typeOfName } from '../../../typeOfName';
import { memoize } from '../../../../memoize';
import { tidyName } from '../../../text';
import { FIRM_TAIL } from './firmTail';
import { isPersonName } from './partyType';

/** What the column of a cell says of how its names are written. */
export interface NamesColumn {
  /** Whether its heading names several: “Directors”. */
  isPlural: boolean;
  /** Whether it has names such as “Leeson, Ann”. */
  isSurnameFirst: boolean;
}

/** The names of a cell that commas or “and” part; `isDoubtful` where it may be otherwise. */
export interface NamesInCell {
  names: readonly string[];
  isDoubtful: boolean;
}

const COMMA = /,\s+(?:(?:and|und|et|&)\s+)?/u;
const JOINED = new RegExp(
  String.raw`\s+(?:and|und|et|och|og|oraz|&)\s+(?!${FIRM_TAIL})|\s+\/\s+|(?<=\p{Ll})\/(?=\p{Lu}\p{Ll})`,
  'u',
);
const MARKED = /[,&/]|\s(?:and|und|et|och|og|oraz)\s/u;
const SURNAME_FIRST = /^[^,;\n]+, [^\s,;]+(?: \p{Lu}\.?)?$/u;

/** Whether a cell may name several parties that no semicolon parts. */
export const mayNameSeveral = (cell: string): boolean => MARKED.test(cell) && (COMMA.test(cell) || JOINED.test(cell));

/** Whether a cell is written as “Leeson, Ann” is. */
export const isSurnameFirst = (cell: string): boolean => cell.includes(',') && SURNAME_FIRST.test(cell.trim());

interface Parts {
  names: readonly string[];
  areByCommas: boolean;
  arePersons: boolean;
  isAnyPerson: boolean;
  areParties: boolean;
  isFirmOfPersons: boolean;
  hasForm: boolean;
  isSurnameInCapitals: boolean;
}

const hasLegalForm = (name: string): boolean => typeOfName(name, 'Custom') !== 'Custom';
const isCapital = (name: string): boolean => name === name.toUpperCase();

const partsOfNames = memoize((cell): Parts => {
  const text = tidyName(cell);
  const names = text
    .split(COMMA)
    .flatMap((part) => part.split(JOINED))
    .map((name) => name.trim())
    .filter(Boolean);
  const forms = names.map(hasLegalForm);
  const persons = names.map((name, at) => forms[at] === false && /^\p{Lu}.* /u.test(name) && isPersonName(name));
  const [first = '', second = ''] = names;
  return {
    names,
    areByCommas: !JOINED.test(text),
    arePersons: persons.every(Boolean),
    isAnyPerson: persons.includes(true),
    areParties: names.every((_, at) => persons[at] || forms[at]),
    isFirmOfPersons: !COMMA.test(text) && forms.at(-1) === true && !forms.slice(0, -1).includes(true),
    hasForm: hasLegalForm(text),
    isSurnameInCapitals: names.length === 2 && isCapital(first) && !isCapital(second),
  };
});

/**
 * The names of a cell that commas, “and”, “&” or a slash part: where each reads as a person's in full, or below a heading of several as that of a
 * person or with a legal form. Of any other text the whole, which is doubtful where it looks like several.
 */
export function namesInCell(cell: string, { isPlural, isSurnameFirst: isTurned }: NamesColumn): NamesInCell {
  const parts = partsOfNames(cell);
  const { names, areByCommas } = parts;
  const isPair = names.length === 2 && areByCommas;
  if (names.length < 2 || (isPair && (parts.isSurnameInCapitals || isTurned)))
    return { names: [cell], isDoubtful: false };
  if (parts.arePersons || (isPlural && parts.areParties && !parts.isFirmOfPersons))
    return { names, isDoubtful: !isPlural || isPair };
  const isDoubtful = parts.areParties || (!parts.hasForm && !isPair && (isPlural || parts.isAnyPerson));
  return { names: [cell], isDoubtful };
}
