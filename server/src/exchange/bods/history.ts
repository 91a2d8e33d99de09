import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { NAMED_ROLE, UNKNOWN_INTEREST } from './interests';

/** What one statement of a relationship says: its roles, on what day it was made (ISO; empty where it names none), and whether it closes the record. */
export interface StatedRoles {
  day: string;
  closed: boolean;
  /** Undefined where a closing statement says nothing but that. */
  roles: readonly LinkRole[] | undefined;
}

/**
 * The roles of a relationship over time, from its statements oldest first: those that the last one states, then those before them, the
 * latest first. Where a later statement changes an interest, the earlier role ends on the new one's start if that is later than its own,
 * else on the statement's day, on which the new one then starts; one that is dropped, or whose record is closed, ends on that day. An
 * earlier end that was stated stays. A role that would have held on no day, or that another
 * statement of the day on which it was first said leaves out, was a mistake that the later statement corrects, and is left out.
 */
export function roleHistory(states: readonly StatedRoles[]): LinkRole[] {
  let open: LinkRole[] = [];
  /** On what day each open role was said first. */
  let saidOn = new Map<LinkRole, string>();
  const past: LinkRole[] = [];
  const end = (role: LinkRole, day: string) => {
    const ended = endedOn(role, day);
    if (ended) past.unshift(ended);
  };
  for (const { day, closed, roles } of states) {
    if (roles) {
      const before = [...open];
      const pairs = paired(before, roles);
      const said = new Map<LinkRole, string>();
      const isOfToday = (role: LinkRole) => day !== '' && saidOn.get(role) === day && !role.startDate;
      open = roles.map((role) => {
        const earlier = pairs.get(role);
        const isCorrected = earlier !== undefined && isOfToday(earlier);
        const followed = earlier && !isCorrected ? follow(earlier, role, day) : undefined;
        if (followed?.before) end(followed.before, followed.before.endDate ?? day);
        const now = followed?.now ?? (isCorrected ? role : begunAfter(role, past, day));
        said.set(now, (earlier && !followed?.before && saidOn.get(earlier)) || day);
        return now;
      });
      const met = new Set(pairs.values());
      for (const role of before) if (!met.has(role) && !isOfToday(role)) end(role, day);
      saidOn = said;
    }
    if (!closed) continue;
    for (const role of [...open].reverse()) end(role, day);
    open = [];
  }
  return [...open, ...past];
}

/** Which earlier role each stated one goes on from: the one that says the same, else of the same interest held the same way, else of the same interest. */
function paired(before: readonly LinkRole[], stated: readonly LinkRole[]): Map<LinkRole, LinkRole> {
  const pairs = new Map<LinkRole, LinkRole>();
  const left = new Set(before);
  const tests = [saysTheSame, (a: LinkRole, b: LinkRole) => sameInterest(a, b) && a.via === b.via, sameInterest];
  for (const goesOn of tests) {
    for (const role of stated) {
      if (pairs.has(role)) continue;
      const earlier = [...left].find((one) => goesOn(one, role));
      if (!earlier) continue;
      pairs.set(role, earlier);
      left.delete(earlier);
    }
  }
  return pairs;
}

/** Roles that the standard has no code for are told apart by their names. */
function sameInterest(one: LinkRole, other: LinkRole): boolean {
  if (one.interest !== other.interest) return false;
  return (one.interest !== UNKNOWN_INTEREST && one.interest !== NAMED_ROLE) || one.role === other.role;
}

const SHARES = ['percentage', 'minimum', 'maximum', 'minimumExclusive', 'maximumExclusive'] as const;

/** Whether both say the same interest, held the same way, of the same share; words and dates may differ. */
function saysTheSame(one: LinkRole, other: LinkRole): boolean {
  return sameInterest(one, other) && one.via === other.via && SHARES.every((name) => one[name] === other[name]);
}

/** What becomes of an earlier role and the stated one that goes on from it; `kept` has its end. */
function follow(earlier: LinkRole, stated: LinkRole, day: string): { before?: LinkRole; now: LinkRole } {
  const isLater = stated.startDate != null && stated.startDate > (earlier.startDate ?? '');
  if (saysTheSame(earlier, stated) && !(isLater && earlier.startDate)) {
    return {
      now: { ...stated, ...(stated.startDate == null && earlier.startDate && { startDate: earlier.startDate }) },
    };
  }
  if (isLater && stated.startDate)
    return { before: { ...earlier, endDate: sooner(earlier.endDate, stated.startDate) }, now: stated };
  const startsOn = { ...stated, startDate: day };
  if (!day || (stated.endDate != null && stated.endDate <= day)) return { now: stated };
  if (!endedOn(earlier, day)) return { now: earlier.startDate ? { ...stated, startDate: earlier.startDate } : stated };
  return { before: { ...earlier, endDate: sooner(earlier.endDate, day) }, now: startsOn };
}

/** A role that is stated anew after the same interest had ended begins on the day of that statement, where its own start lies before that end. */
function begunAfter(role: LinkRole, past: readonly LinkRole[], day: string): LinkRole {
  const overlaps = past.some((one) => sameInterest(one, role) && (one.endDate ?? '') > (role.startDate ?? ''));
  const isOver = role.endDate != null && role.endDate <= day;
  return overlaps && day && !isOver ? { ...role, startDate: day } : role;
}

/** The role with its end; undefined where it would have held on no day, or says only that nothing is known. */
function endedOn(role: LinkRole, day: string): LinkRole | undefined {
  if (role.interest === UNKNOWN_INTEREST || !day) return undefined;
  const endDate = sooner(role.endDate, day);
  return role.startDate && role.startDate >= endDate ? undefined : { ...role, endDate };
}

function sooner(stated: string | null | undefined, day: string): string {
  return stated != null && stated < day ? stated : day;
}
