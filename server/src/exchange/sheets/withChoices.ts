import { utils } from '@e965/xlsx';
import { limits } from '@stemma/shared/limits';
import { withPart } from './zip';

/** A column of the first sheet in which one chooses from a column of the sheet "Lists". */
export interface Choice {
  column: number;
  from: number;
  count: number;
}

const SHEET = 'xl/worksheets/sheet1.xml';

/** The workbook with lists to choose from, which the library has no words for; they suggest, and stop nobody from writing more. */
export function withChoices(bytes: Uint8Array, choices: readonly Choice[]): Uint8Array {
  if (choices.length === 0) return bytes;
  const rules = choices.map(ruleOf).join('');
  const all = `<dataValidations count="${choices.length}">${rules}</dataValidations>`;
  return withPart(bytes, SHEET, (text) => text.replace('</sheetData>', `</sheetData>${all}`));
}

function ruleOf({ column, from, count }: Choice): string {
  const own = utils.encode_col(column);
  const list = utils.encode_col(from);
  const rows = `${own}2:${own}${limits.sheetRowsMax + 1}`;
  return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${rows}"><formula1>Lists!$${list}$2:$${list}$${count + 1}</formula1></dataValidation>`;
}
