import { mayHavePercentage } from './percentageRoles';
import { messages } from '../messages';

/** What was typed for a role's percentage, read. */
export type PercentageReading = { value: number | null } | { fault: string };

/**
 * The percentage a user gives a role: optional, and null for every role but those that carry one (SPEC §5). Imported roles are
 * finer and follow chart/linkRole.ts alone.
 */
export function readPercentage(role: string, typed: unknown): PercentageReading {
  return mayHavePercentage(role) ? readShare(typed) : { value: null };
}

/** 0 to 100 in steps of 0.01, as number or as text with a point or a comma; null where nothing was typed. */
export function readShare(typed: unknown): PercentageReading {
  if (typed == null) return { value: null };
  const text = typeof typed === 'number' ? String(typed) : typed;
  if (typeof text !== 'string') return { fault: messages.percentage };
  if (text.trim() === '') return { value: null };
  const said = text.trim();
  const digits = (said.endsWith('%') ? said.slice(0, -1).trimEnd() : said).replace(',', '.');
  if (!/^(?:\d+(?:\.\d{0,2})?|\.\d{1,2})$/.test(digits)) return { fault: messages.percentage };
  const value = Number(digits);
  return value <= 100 ? { value } : { fault: messages.percentage };
}
