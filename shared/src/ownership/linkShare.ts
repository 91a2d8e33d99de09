import { withoutNoise } from './decimal';
import type { InForce } from './day';
import type { OwnershipRole } from './types';

/** A share in percent, by its bounds. Where none is stated it is 0 to 100 and `stated` is false. */
export interface Share {
  minimum: number;
  maximum: number;
  stated: boolean;
  /** The minimum is exclusive: the share is more than that. */
  moreThan: boolean;
  /** A date of reduced precision leaves open whether it holds on the day. */
  unsure: boolean;
}

export const NOT_STATED: Share = { minimum: 0, maximum: 100, stated: false, moreThan: false, unsure: false };

/** Whether every number of a role is a percentage; older data may hold others. */
export function isUnderstood({ percentage, minimum, maximum }: OwnershipRole): boolean {
  return isPercent(percentage) && isPercent(minimum) && isPercent(maximum);
}

const isPercent = (value: number | null | undefined): boolean => value == null || (value >= 0 && value <= 100);

interface Statement {
  role: OwnershipRole;
  held: InForce;
}

/**
 * What the roles of one link say of one holding: exact shares of one name add, different names describe the same holding and the largest
 * stands, an exact share beats a range, of ranges the largest minimum and the largest maximum stand.
 */
export function shareOf(statements: readonly Statement[]): Share {
  const [only] = statements;
  if (only && statements.length === 1 && only.held === 'yes' && only.role.percentage != null) {
    const { percentage } = only.role;
    return { minimum: percentage, maximum: percentage, stated: true, moreThan: false, unsure: false };
  }
  const exact = new Map<string, { minimum: number; maximum: number; unsure: boolean }>();
  let range: Share | undefined;
  let isOpen = false;
  for (const { role, held } of statements) {
    const unsure = held === 'unsure';
    const percentage = role.percentage ?? impliedShare(role);
    if (percentage != null) {
      const name = role.role.trim().toLowerCase();
      const sum = exact.get(name) ?? { minimum: 0, maximum: 0, unsure: false };
      exact.set(name, {
        minimum: sum.minimum + (unsure ? 0 : percentage),
        maximum: sum.maximum + percentage,
        unsure: sum.unsure || unsure,
      });
    } else if (role.minimum != null || role.maximum != null) {
      range = widest(range, rangeOf(role, unsure));
    } else if (!unsure) {
      isOpen = true;
    }
  }
  if (exact.size > 0) {
    const sums = [...exact.values()];
    const minimum = withoutNoise(Math.max(...sums.map((sum) => sum.minimum)));
    const maximum = withoutNoise(Math.max(...sums.map((sum) => sum.maximum)));
    const unsure = sums.every((sum) => sum.unsure);
    if (unsure && isOpen) return NOT_STATED;
    return { minimum, maximum, stated: true, moreThan: false, unsure };
  }
  if (range && !(range.unsure && isOpen)) return range;
  return { ...NOT_STATED, unsure: !isOpen };
}

function impliedShare({ role, minimum, maximum }: OwnershipRole): number | null {
  return minimum == null && maximum == null && role.trim().toLowerCase() === 'sole proprietor' ? 100 : null;
}

function rangeOf(role: OwnershipRole, unsure: boolean): Share {
  const minimum = unsure ? 0 : (role.minimum ?? 0);
  const moreThan = !unsure && role.minimum != null && role.minimumExclusive === true;
  return { minimum, maximum: Math.max(minimum, role.maximum ?? 100), stated: true, moreThan, unsure };
}

function widest(a: Share | undefined, b: Share): Share {
  if (!a) return b;
  const lower = b.minimum > a.minimum || (b.minimum === a.minimum && b.moreThan) ? b : a;
  return {
    minimum: lower.minimum,
    moreThan: lower.moreThan,
    maximum: Math.max(a.maximum, b.maximum),
    stated: true,
    unsure: a.unsure && b.unsure,
  };
}
