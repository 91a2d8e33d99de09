import { isRecordType, RECORD_TYPES, type RecordType } from '@stemma/shared/entities/typeNames';
import { ROUGHLY } from '@stemma/shared/rules/import/links/typed/sentences';
import { tidyName } from '@stemma/shared/rules/text';
import { readTail, type TypedRole } from './typedRoles';
import { sharePattern } from './typedShare';

/** What a line says: the name of a card, and of a linked one the roles of its link. */
export interface TypedLine {
  name: string;
  roles: readonly TypedRole[];
  /** Whether the first share is said to be about so much. */
  isRough?: boolean;
}

/** The letter that stands for each type before a colon, "t: Family Trust". */
export const TYPE_LETTERS: Readonly<Record<RecordType, string>> = {
  Individual: 'i',
  Company: 'o',
  Trust: 't',
  Project: 'p',
  Custom: 'c',
  Property: 'r',
  Aircraft: 'a',
  Yacht: 'y',
  BankAccount: 'b',
};

/** Takes the type's letter off the front of a line; null where none is there. */
export function splitType(text: string): { type: RecordType; rest: string } | null {
  const found = /^\s*([a-z]):\s*(.*)$/isu.exec(text);
  const type = RECORD_TYPES.find((one) => TYPE_LETTERS[one] === found?.[1]?.toLowerCase());
  return type ? { type, rest: found?.[2] ?? '' } : null;
}

/**
 * Reads a linked card's line: its name, then share and roles: "Harbour Holdings 30% Shareholder, Director". What reads as neither belongs to
 * the name, so "Fund 3" and "100% Pure Ltd" are names; between quotation marks everything is.
 */
export function readCardLine(text: string, listed: readonly string[]): TypedLine {
  const line = tidyName(text);
  const quoted = /^["“](.+)["”]\s*,?\s*(.*)$/u.exec(line);
  if (quoted) {
    const tail = quoted[2] ? readTail(quoted[2], listed) : [];
    if (tail) return { name: quoted[1]?.trim() ?? '', roles: tail };
  }
  const starts = new RegExp(`(?:[\\s,]\\s*(${ROUGHLY})\\s*|\\s+)(?=${sharePattern()}(?:[\\s,]|$))|,\\s+`, 'giu');
  for (const { index, 0: gap, 1: rough } of line.matchAll(starts)) {
    const name = line.slice(0, index).replace(/[\s,;:–-]+$/u, '');
    const roles = name ? readTail(line.slice(index + gap.length), listed) : null;
    if (roles) return { name, roles, ...(rough && { isRough: true }) };
  }
  return { name: line, roles: [] };
}

/** The type before or after one, round and round. */
export function nextType(type: RecordType, step: 1 | -1): RecordType {
  const at = RECORD_TYPES.indexOf(type) + step + RECORD_TYPES.length;
  return RECORD_TYPES[at % RECORD_TYPES.length] ?? type;
}

/** A type of which records are kept, or the usual one. */
export function recordTypeOr(typeName: string, usual: RecordType): RecordType {
  return isRecordType(typeName) ? typeName : usual;
}
