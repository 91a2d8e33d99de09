import { eliminateComponent } from './componentTransitions';
import { PIVOT_MIN } from './transitions';
import { shareInItself } from './integratedOwnership';
import type { OwnershipMatrix } from './ownershipMatrix';
import { stronglyConnectedComponents } from './stronglyConnectedComponents';

/** What one holder holds, directly and through others, at the recorded minima. */
export interface IntegratedHoldings {
  holder: number;
  /** Everything below the holder by links of any share, by number; the holder is not among it. */
  closure: Int32Array;
  /** y_Xj by the entity's number, 0 to 1. */
  total: Float64Array;
  isCalculable: boolean;
}

/**
 * What a holder holds of everything below it: x_X = 1, x_j = Σ a_kj x_k, a component at a time, the holder's own holders left out. The
 * numbers are those that `integratedOwnership` finds from each subject. Throws RangeError beyond `COMPONENT_MAX`.
 */
export function integratedHoldings(matrix: OwnershipMatrix, holder: number): IntegratedHoldings {
  const total = new Float64Array(matrix.size);
  const result: IntegratedHoldings = { holder, closure: downstreamClosure(matrix, holder), total, isCalculable: true };
  const downwards = { start: matrix.rowStart, to: matrix.rowSubject };
  const follows = (at: number): boolean =>
    matrix.rowSubject[at] !== holder && matrix.minimum[matrix.rowEntry[at]!]! > 0;
  const components = stronglyConnectedComponents(downwards, { roots: [holder], follows });
  const placeOf = new Int32Array(matrix.size).fill(-1);
  total[holder] = 1;
  for (let component = components.count - 2; component >= 0; component -= 1) {
    const members = components.vertices.subarray(components.start[component], components.start[component + 1]);
    if (members.length === 1) {
      const only = members[0]!;
      const leaving = 1 - shareInItself(matrix, only);
      if (!(leaving > PIVOT_MIN)) result.isCalculable = false;
      total[only] = worthFromOutside(only, components.componentOf, component) / leaving;
      continue;
    }
    const worth = Float64Array.from(members, (member) => worthFromOutside(member, components.componentOf, component));
    const { elimination } = eliminateComponent(matrix, Int32Array.from(members), placeOf);
    if (!elimination) {
      result.isCalculable = false;
      continue;
    }
    const values = elimination.values(worth);
    members.forEach((member, place) => {
      if (values[place]! < 0) result.isCalculable = false;
      total[member] = values[place]!;
    });
  }
  return result;

  function worthFromOutside(entity: number, componentOf: Int32Array, component: number): number {
    let sum = 0;
    for (let entry = matrix.columnStart[entity]!; entry < matrix.columnStart[entity + 1]!; entry += 1) {
      const from = matrix.holder[entry]!;
      if (componentOf[from] !== component) sum += matrix.minimum[entry]! * total[from]!;
    }
    return sum;
  }
}

function downstreamClosure(matrix: OwnershipMatrix, holder: number): Int32Array {
  const seen = new Uint8Array(matrix.size);
  const found = [holder];
  seen[holder] = 1;
  for (const entity of found) {
    for (let at = matrix.rowStart[entity]!; at < matrix.rowStart[entity + 1]!; at += 1) {
      const subject = matrix.rowSubject[at]!;
      if (seen[subject] === 1) continue;
      seen[subject] = 1;
      found.push(subject);
    }
  }
  return Int32Array.from(found).subarray(1);
}
