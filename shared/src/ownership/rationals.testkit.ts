import type { OwnershipGraph } from './types';

/** A fraction of two integers in lowest terms. */
class Rational {
  private constructor(
    readonly top: bigint,
    readonly bottom: bigint,
  ) {}

  static of(top: bigint, bottom = 1n): Rational {
    const sign = bottom < 0n ? -1n : 1n;
    const divisor = greatestDivisor(top < 0n ? -top : top, bottom * sign) || 1n;
    return new Rational((sign * top) / divisor, (sign * bottom) / divisor);
  }

  plus(other: Rational): Rational {
    return Rational.of(this.top * other.bottom + other.top * this.bottom, this.bottom * other.bottom);
  }

  minus(other: Rational): Rational {
    return Rational.of(this.top * other.bottom - other.top * this.bottom, this.bottom * other.bottom);
  }

  times(other: Rational): Rational {
    return Rational.of(this.top * other.top, this.bottom * other.bottom);
  }

  over(other: Rational): Rational {
    return Rational.of(this.top * other.bottom, this.bottom * other.top);
  }

  get isZero(): boolean {
    return this.top === 0n;
  }

  get value(): number {
    const scaled = (this.top * 10n ** 24n) / this.bottom;
    return Number(scaled) / 1e24;
  }
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  for (; b !== 0n; [a, b] = [b, a % b]);
  return a;
}

const ZERO = Rational.of(0n);
const ONE = Rational.of(1n);

/**
 * The chance that a random unit of the subject, traced upwards by the minima, reaches each entity: for each the linear system of hitting
 * chances, solved in fractions, those from which it cannot be reached left out. Knows nothing of the product's code.
 */
export function exactTotals({ entities, links }: OwnershipGraph, subject: string): Map<string, number> {
  const share = new Map<string, Map<string, Rational>>(entities.map(({ key }) => [key, new Map<string, Rational>()]));
  for (const { from, to, roles } of links) {
    const [role] = roles;
    const hundredths = Math.round((role?.percentage ?? role?.minimum ?? 0) * 1e6);
    if (hundredths === 0) continue;
    const column = share.get(to)!;
    column.set(from, (column.get(from) ?? ZERO).plus(Rational.of(BigInt(hundredths), 100_000_000n)));
  }
  return new Map(
    entities.filter(({ key }) => key !== subject).map(({ key }) => [key, chanceOf(share, subject, key).value]),
  );
}

function chanceOf(
  share: ReadonlyMap<string, ReadonlyMap<string, Rational>>,
  subject: string,
  holder: string,
): Rational {
  const reaching = reaches(share, holder);
  if (!reaching.has(subject)) return ZERO;
  const unknowns = [...reaching].filter((key) => key !== holder);
  const rows = unknowns.map((key) => [
    ...unknowns.map((other) => (other === key ? ONE : ZERO).minus(share.get(key)!.get(other) ?? ZERO)),
    share.get(key)!.get(holder) ?? ZERO,
  ]);
  solve(rows);
  return rows[unknowns.indexOf(subject)]!.at(-1)!;
}

/** Everything from which the holder is reached, the holder with it. */
function reaches(share: ReadonlyMap<string, ReadonlyMap<string, Rational>>, holder: string): Set<string> {
  const found = new Set([holder]);
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [key, column] of share) if ([...column.keys()].some((other) => found.has(other))) found.add(key);
  }
  return found;
}

function solve(rows: Rational[][]): void {
  for (let at = 0; at < rows.length; at += 1) {
    const pivot = rows.findIndex((row, number) => number >= at && !row[at]!.isZero);
    [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
    const scale = rows[at]![at]!;
    rows[at] = rows[at]!.map((value) => value.over(scale));
    rows.forEach((row, number) => {
      const factor = row[at]!;
      if (number === at || factor.isZero) return;
      rows[number] = row.map((value, column) => value.minus(factor.times(rows[at]![column]!)));
    });
  }
}
