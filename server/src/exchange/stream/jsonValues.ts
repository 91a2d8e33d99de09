import { sentence } from '@stemma/shared/language/sentence';
import { messages } from '@stemma/shared/messages';
import { invalid } from '../../errors';
import { pieceCutter } from './jsonPieces';
import { lineCutter, type Line } from './lines';

/** A value of a JSON file and where it stands, or why it could not be read. */
export type JsonItem = { where: string; value: unknown } | { where: string; why: string };

/** How the values of a JSON file follow each other. */
export type JsonForm = 'array' | 'lines' | 'values';

/** Characters of one value that are read. */
const VALUE_MAX = 4 * 1024 * 1024;

/** How a JSON file goes on by its beginning; undefined for what is none. */
export function jsonForm(head: string): JsonForm | undefined {
  const text = head.trimStart();
  if (text[0] === '[') return 'array';
  if (text[0] !== '{') return undefined;
  const end = text.indexOf('\n');
  return end === -1 || parsed(text.slice(0, end)) ? 'lines' : 'values';
}

/** The first value of a JSON file as far as its beginning holds it. */
export function firstValue(head: string): unknown {
  const form = jsonForm(head);
  if (!form) return undefined;
  const cutter = pieceCutter(VALUE_MAX, form === 'array');
  const [piece = null] = [...cutter.push(`${head.trimStart()}${form === 'array' ? '' : '\n'}`)];
  return piece === null ? undefined : parsed(piece)?.value;
}

/**
 * The values of a JSON file one after the other. A line that is not JSON is told and the others are read; an array or a file that is broken
 * is refused.
 * @throws AppError (invalid) for what is not JSON
 */
export function jsonValues(text: AsyncIterable<string>, form: JsonForm): AsyncGenerator<JsonItem> {
  return form === 'lines' ? ofLines(text) : ofPieces(text, form === 'array');
}

async function* ofLines(text: AsyncIterable<string>): AsyncGenerator<JsonItem> {
  const cutter = lineCutter(VALUE_MAX);
  for await (const chunk of text) yield* cutter.push(chunk).flatMap(lineItem);
  yield* cutter.end().flatMap(lineItem);
}

async function* ofPieces(text: AsyncIterable<string>, isArray: boolean): AsyncGenerator<JsonItem> {
  const cutter = pieceCutter(VALUE_MAX, isArray);
  let record = 0;
  const asItem = (piece: string | null): JsonItem => {
    record += 1;
    const where = sentence('record {record}', { record });
    if (piece === null) return { where, why: messages.import.valueTooLong };
    const value = parsed(piece);
    if (!value) throw invalid(messages.import.notJson);
    return { where, ...value };
  };
  for await (const chunk of text) for (const piece of cutter.push(chunk)) yield asItem(piece);
  const { pieces, isWhole } = cutter.end();
  if (!isWhole) throw invalid(messages.import.notJson);
  for (const piece of pieces) yield asItem(piece);
}

function lineItem({ number, text }: Line): JsonItem[] {
  if (text?.trim() === '') return [];
  const where = sentence('line {number}', { number });
  if (text === null) return [{ where, why: messages.import.valueTooLong }];
  const value = parsed(text);
  return [value ? { where, ...value } : { where, why: sentence('Line {number} is not JSON.', { number }) }];
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
