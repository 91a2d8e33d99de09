import type { ComponentTransitions, Elimination } from './transitions';
import { PIVOT_MIN } from './transitions';

/**
 * Gaussian elimination of I − A that never subtracts: the diagonal is what leaves an entity, summed (W. Grassmann, M. Taksar, D. Heyman,
 * "Regenerative analysis and steady state distributions for Markov chains", Operations Research 33, 1985). So rings that leak a millionth
 * keep all their digits. Takes time in proportion to size³.
 */
export function denseElimination({ size, from, to, share, exit }: ComponentTransitions): Elimination | undefined {
  const matrix = new Float64Array(size * size);
  for (let at = 0; at < share.length; at += 1) matrix[from[at]! * size + to[at]!]! += share[at]!;
  const leaving = Float64Array.from(exit);
  const pivots = new Float64Array(size);
  for (let p = 0; p < size; p += 1) {
    const row = p * size;
    let pivot = leaving[p]!;
    for (let i = p + 1; i < size; i += 1) pivot += matrix[row + i]!;
    if (!(pivot > PIVOT_MIN)) return undefined;
    pivots[p] = pivot;
    for (let j = p + 1; j < size; j += 1) {
      const through = matrix[j * size + p]!;
      if (through === 0) continue;
      const factor = through / pivot;
      const target = j * size;
      for (let i = p + 1; i < size; i += 1) matrix[target + i]! += factor * matrix[row + i]!;
      leaving[j]! += factor * leaving[p]!;
    }
  }

  const visits = (amounts: Float64Array, first = 0, last = 0): Float64Array => {
    const b = amounts.slice();
    for (let p = first; p < size; p += 1) {
      const part = b[p]! / pivots[p]!;
      if (part === 0) continue;
      for (let i = p + 1; i < size; i += 1) b[i]! += part * matrix[p * size + i]!;
    }
    for (let p = size - 1; p >= last; p -= 1) {
      let sum = b[p]!;
      for (let j = p + 1; j < size; j += 1) sum += b[j]! * matrix[j * size + p]!;
      b[p] = sum / pivots[p]!;
    }
    return b;
  };

  return {
    visits,
    values: (worth) => {
      const b = worth.slice();
      for (let p = 0; p < size; p += 1) {
        const part = b[p]! / pivots[p]!;
        if (part === 0) continue;
        for (let j = p + 1; j < size; j += 1) b[j]! += matrix[j * size + p]! * part;
      }
      for (let p = size - 1; p >= 0; p -= 1) {
        let sum = b[p]!;
        for (let i = p + 1; i < size; i += 1) sum += matrix[p * size + i]! * b[i]!;
        b[p] = sum / pivots[p]!;
      }
      return b;
    },
    returns: () => {
      const found = new Float64Array(size);
      const unit = new Float64Array(size);
      for (let i = 0; i < size; i += 1) {
        unit[i] = 1;
        found[i] = visits(unit, i, i)[i]!;
        unit[i] = 0;
      }
      return found;
    },
  };
}
