import { sentence } from '@stemma/shared/language/sentence';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { AppError, invalid } from '../../errors';
import type { SkippedLine } from '../report';
import type { StatementFile } from '../statementFile';
import type { Statement } from './statement';
import { readStatement } from './statement';

/**
 * Reads a BODS 0.4 file: a JSON array, a single statement, or a statement a line; a byte order mark is fine. Throws
 * one `AppError` for a file that is too large, not JSON, not BODS or of another version of BODS.
 */
export function readBods(source: string | Uint8Array): StatementFile {
  const size = typeof source === 'string' ? Buffer.byteLength(source) : source.byteLength;
  if (size > limits.importBytesMax) throw new AppError('tooLarge', messages.import.tooLarge);
  const skipped: SkippedLine[] = [];
  const items = parseText(typeof source === 'string' ? source.replace(/^\uFEFF/, '') : decode(source), skipped);
  assertBods(items.map(({ value }) => value));
  const statements: Statement[] = [];
  for (const { value, where } of items) {
    const reading = readStatement(value, where);
    if ('statement' in reading) statements.push(reading.statement);
    else skipped.push({ ...reading, where });
  }
  if (statements.length === 0) {
    throw new AppError('unprocessable', `${messages.import.notBods} ${skipped[0]?.why ?? ''}`.trim());
  }
  return { statements, skipped, read: statements.length + skipped.length };
}

function decode(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

function parseText(text: string, skipped: SkippedLine[]): { value: unknown; where: string }[] {
  const whole = parseJson(text);
  if (whole !== undefined) {
    const values: unknown[] = Array.isArray(whole.value) ? whole.value : [whole.value];
    return values.map((value, at) => ({ value, where: sentence('record {record}', { record: at + 1 }) }));
  }
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]));
  const first = lines[0] && parseJson(lines[0].line);
  if (typeof first?.value !== 'object' || first.value === null || Array.isArray(first.value)) {
    throw invalid(messages.import.notJson);
  }
  return lines.flatMap(({ line, number }) => {
    const parsed = parseJson(line);
    const where = sentence('line {number}', { number });
    if (parsed === undefined)
      skipped.push({ statementId: '', why: sentence('Line {number} is not JSON.', { number }), where });
    return parsed === undefined ? [] : [{ ...parsed, where }];
  });
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** One statement of an older version makes the whole file one: its parts refer to each other in the older way. */
function assertBods(raws: unknown[]): void {
  let current = 0;
  for (const raw of raws) {
    const version = bodsVersionOf(raw);
    if (version === 'none') continue;
    if (version !== '0.4') throw new AppError('unprocessable', messages.import.wrongVersion(version));
    current += 1;
  }
  if (current === 0) throw new AppError('unprocessable', messages.import.notBods);
}

/** Which version of BODS a value says it is of; `none` for what is no statement. */
export function bodsVersionOf(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return 'none';
  const has = (name: string) => Object.hasOwn(raw, name);
  const publication: unknown = Reflect.get(raw, 'publicationDetails');
  const stated: unknown = Reflect.get(Object(publication), 'bodsVersion');
  const version = typeof stated === 'string' || typeof stated === 'number' ? String(stated).slice(0, 20) : '';
  if (has('statementID') || has('statementType'))
    return version === '' || /^0\.4/.test(version) ? '0.2 or 0.3' : version;
  if (!has('statementId') && !(has('recordId') && has('recordType'))) return 'none';
  return version === '' || /^0\.4(\.\d+)*$/.test(version) ? '0.4' : version;
}
