import { roleOfLabel } from '../language/roleLabel';
import type { LinkRole } from '../chart/linkRole';

const folded = (name: string) => name.trim().toLowerCase();

/** A role's name as the list spells it, whatever its capitals, or typed in the language of the screens; as it was typed where the list has no such name. */
export function asListed(name: string, listed: readonly string[]): string {
  const typed = name.trim();
  const same = spellingsOf(listed).get(folded(typed));
  if (same !== undefined) return listed.includes(typed) ? typed : same;
  const named = roleOfLabel(typed);
  return named !== undefined && listed.includes(named) ? named : typed;
}

const spellings = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** The first name of a list by each that differs from it in its capitals alone. */
function spellingsOf(listed: readonly string[]): ReadonlyMap<string, string> {
  const known = spellings.get(listed);
  if (known) return known;
  const made = new Map(listed.toReversed().map((name) => [folded(name), name]));
  spellings.set(listed, made);
  return made;
}

/**
 * Whether two roles of one link say the same twice: the same name, whatever its capitals, which both hold today. What a source states
 * twice is as it says, and a role that ended is another one than the one that holds.
 */
export function saysTwice(one: LinkRole, other: LinkRole): boolean {
  if (one.interest != null && other.interest != null) return false;
  if (one.endDate != null || other.endDate != null) return false;
  return folded(one.role) === folded(other.role);
}
