import { messages } from '../messages';
import { mayHavePercentage } from './percentageRoles';
import { readPercentage } from './percentage';

/** What a role string says, or why it cannot be read; `percentage` is null where the role may have one and none is said. */
export type RoleReading = { value: { role: string; percentage?: number | null } } | { fault: string };

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Whether a role's name is only a name: one that reads as a percentage of a role would be taken for it wherever links are written as text. */
export function isRoleName(name: string): boolean {
  const reading = readRoleText(name);
  return 'value' in reading && reading.value.role === name.trim() && reading.value.percentage == null;
}

/**
 * Reads a role string: a plain name, or "{percent}% {role}" (SPEC §3.3). What stands before the sign of one of the
 * percentage roles must be a percentage; a number before any other role is dropped (SPEC §5).
 */
export function readRoleText(text: string): RoleReading {
  const plain = { value: { role: text.trim() } };
  const at = text.lastIndexOf('%');
  if (at < 0) return plain;
  const [typed, role] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (role === '' && endsWithShare(typed)) return { fault: messages.percentageBeforeRole };
  if (!mayHavePercentage(role)) return role && NUMBER.test(typed) ? { value: { role } } : plain;
  const reading = readPercentage(role, typed || 'none');
  return 'fault' in reading ? reading : { value: { role, percentage: reading.value } };
}

/** "Shareholder 20", before a sign: kept as a name, its share would count nowhere and be missed by nobody. */
function endsWithShare(text: string): boolean {
  const at = text.lastIndexOf(' ');
  return at > 0 && mayHavePercentage(text.slice(0, at)) && NUMBER.test(text.slice(at + 1));
}
