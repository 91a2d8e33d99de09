import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { mayHavePercentage } from '@stemma/shared/rules/percentageRoles';
import { asListed } from '@stemma/shared/rules/roleNames';
import { roleLabel } from '@stemma/shared/language/roleLabel';
import { readTypedShare, sharePattern, type TypedShare } from './typedShare';

/** A role as it was typed: its name where one is said, spelled as the list does, and its share. */
export interface TypedRole {
  role: string | null;
  share: TypedShare | null;
  /** Why the share cannot stand. */
  fault: string | null;
}

/** Splits what is typed of several roles: at commas, but not at that of a number. */
export function rolePartsOf(text: string): string[] {
  return text
    .split(/,(?!\d)|\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Takes a share off the front of a text. */
export function splitShare(text: string, isSignOptional: boolean): { share: string; rest: string } {
  const found = new RegExp(`^(${sharePattern(isSignOptional)})(?=\\s|$)\\s*(.*)$`, 'u').exec(text.trim());
  return found ? { share: found[1] ?? '', rest: found[2] ?? '' } : { share: '', rest: text.trim() };
}

/** Of listed roles, the one that a word names, or where `isShort`, the first that begins with it; null for none. */
export function listedRole(word: string, listed: readonly string[], isShort = false): string | null {
  const name = asListed(word, listed);
  if (listed.includes(name)) return name;
  const typed = word.trim().toLowerCase();
  if (!isShort || typed.length < 2) return null;
  return listed.find((one) => [one, roleLabel(one)].some((name) => name.toLowerCase().startsWith(typed))) ?? null;
}

/** Reads what follows a name, "30% Shareholder, Director"; null where a part of it is no share and no listed role, and so belongs to the name. */
export function readTail(text: string, listed: readonly string[]): TypedRole[] | null {
  const roles = rolePartsOf(text).map((part): TypedRole | null => {
    const { share, rest } = splitShare(part, false);
    const role = rest ? listedRole(rest, listed, share !== '') : null;
    if ((rest && role === null) || (!share && role === null)) return null;
    return { role, ...shareOf(share) };
  });
  return roles.length > 0 && roles.every((role) => role !== null) ? roles : null;
}

/** The share and what is wrong with it. */
export function shareOf(text: string): Pick<TypedRole, 'share' | 'fault'> {
  if (!text) return { share: null, fault: null };
  const reading = readTypedShare(text);
  return 'fault' in reading ? { share: null, fault: reading.fault } : { share: reading.value, fault: null };
}

/** The role of a link that was typed; `usual` is the one of a share without a name. A share stays only with the roles that may have one (SPEC §5). */
export function roleOfTyped({ role, share }: TypedRole, usual: string): LinkRole {
  const name = role ?? usual;
  if (!share || !mayHavePercentage(name)) return { role: name };
  return share.percentage === null
    ? { role: name, minimum: share.minimum, maximum: share.maximum }
    : { role: name, percentage: share.percentage };
}
