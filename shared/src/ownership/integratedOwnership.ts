import { eliminateComponent } from './componentTransitions';
import type { Component } from './componentTransitions';
import type { OwnershipMatrix } from './ownershipMatrix';
import { stronglyConnectedComponents } from './stronglyConnectedComponents';

/** Who holds a subject, directly and through others, at the recorded minima. */
export interface IntegratedOwnership {
  subject: number;
  /** The subject and everybody above it, by number, whatever their shares; the subject first. */
  closure: Int32Array;
  /** y_iS by the entity's number: the part of the subject that i holds in all, 0 to 1; of the subject itself what it holds of itself. */
  total: Float64Array;
  /** g_i = V_iS, how often a unit of the subject passes i on its way up; 0 in closed rings, which it never leaves. */
  passing: Float64Array;
  /** Closed rings that some of the subject enters: their members, and how much of it (0 to 1). */
  rings: { members: number[]; share: number }[];
  /** Groups that hold each other, in the subject's closure; an entity that holds part of itself is one. */
  loops: number[][];
  /** What holds each other, solved; a component comes after its holders. Entities that are in no loop are components of one. */
  components: Component[];
  /** False where the stated shares contradict each other so that no numbers follow. */
  isCalculable: boolean;
}

/** The subject and everybody above it, by links of any share, nearest first. */
export function upstreamClosure(matrix: OwnershipMatrix, subject: number): Int32Array {
  const seen = new Uint8Array(matrix.size);
  const found = [subject];
  seen[subject] = 1;
  for (const entity of found) {
    for (let entry = matrix.columnStart[entity]!; entry < matrix.columnStart[entity + 1]!; entry += 1) {
      const holder = matrix.holder[entry]!;
      if (seen[holder] === 1) continue;
      seen[holder] = 1;
      found.push(holder);
    }
  }
  return Int32Array.from(found);
}

/**
 * Total shares in one subject by the linear system of integrated ownership, V = (I − A)⁻¹ (F. Brioschi, L. Buzzacchi, M. Colombo, "Risk
 * capital financing and the separation of ownership and control in business groups", Journal of Banking and Finance 13, 1989), a strongly
 * connected component at a time, and y_ij = (V_ij − [i = j]) / V_ii, which leaves out what a holder holds of itself (S. Baldone, F. Brioschi,
 * S. Paleari, "Ownership measures among firms connected by cross-shareholdings and a further analogy with input-output theory", 1998).
 * Throws RangeError where more than `COMPONENT_MAX` entities hold each other.
 */
export function integratedOwnership(matrix: OwnershipMatrix, subject: number): IntegratedOwnership {
  const closure = upstreamClosure(matrix, subject);
  const total = new Float64Array(matrix.size);
  const passing = new Float64Array(matrix.size);
  const result: IntegratedOwnership = {
    subject,
    closure,
    total,
    passing,
    rings: [],
    loops: [],
    components: [],
    isCalculable: true,
  };
  const upwards = { start: matrix.columnStart, to: matrix.holder };
  const follows = (entry: number): boolean => matrix.minimum[entry]! > 0;
  const components = stronglyConnectedComponents(upwards, { roots: [subject], follows });
  const placeOf = new Int32Array(matrix.size).fill(-1);
  const entering = new Float64Array(matrix.size);
  entering[subject] = 1;

  for (let component = components.count - 1; component >= 0; component -= 1) {
    const members = components.vertices.subarray(components.start[component], components.start[component + 1]);
    result.components.push(members.length === 1 ? passSingle(members) : passLoop(members));
  }
  result.components.reverse();
  total[subject] = result.rings.some(({ members }) => members.includes(subject)) ? 1 : selfHeld(passing[subject]!);
  return result;

  function passSingle(members: Int32Array): Component {
    const entity = members[0]!;
    const own = shareInItself(matrix, entity);
    const amount = entering[entity]!;
    total[entity] = amount;
    if (own === 0) {
      passing[entity] = amount;
    } else {
      result.loops.push([entity]);
      const leaving = leavingShare(entity);
      if (leaving === 0 && matrix.over[entity] === 0) {
        result.rings.push({ members: [entity], share: amount });
        return { members, isClosedRing: true, elimination: undefined };
      }
      if (!(leaving > 1e-12)) result.isCalculable = false;
      passing[entity] = amount / leaving;
    }
    passOn(entity, passing[entity]);
    return { members, isClosedRing: false, elimination: undefined };
  }

  function leavingShare(entity: number): number {
    let leaving = matrix.rest[entity]!;
    for (let entry = matrix.columnStart[entity]!; entry < matrix.columnStart[entity + 1]!; entry += 1) {
      if (matrix.holder[entry] !== entity) leaving += matrix.minimum[entry]!;
    }
    return leaving;
  }

  function passLoop(members: Int32Array): Component {
    result.loops.push([...members]);
    const solved = eliminateComponent(matrix, members, placeOf);
    const { elimination, isClosedRing } = solved;
    if (isClosedRing) {
      const share = members.reduce((sum, member) => sum + entering[member]!, 0);
      result.rings.push({ members: [...members], share });
      for (const member of members) total[member] = share;
      return solved;
    }
    if (!elimination) {
      result.isCalculable = false;
      return solved;
    }
    const visits = elimination.visits(Float64Array.from(members, (member) => entering[member]!));
    const returns = elimination.returns();
    members.forEach((member, place) => {
      if (visits[place]! < 0 || returns[place]! < 0) result.isCalculable = false;
      passing[member] = visits[place]!;
      total[member] = visits[place]! / returns[place]!;
    });
    members.forEach((member) => (placeOf[member] = 0));
    for (const member of members) passOn(member, passing[member]!, placeOf);
    members.forEach((member) => (placeOf[member] = -1));
    return solved;
  }

  function passOn(entity: number, amount: number, within?: Int32Array): void {
    if (amount === 0) return;
    for (let entry = matrix.columnStart[entity]!; entry < matrix.columnStart[entity + 1]!; entry += 1) {
      const holder = matrix.holder[entry]!;
      if (holder === entity || (within && within[holder] === 0)) continue;
      entering[holder]! += amount * matrix.minimum[entry]!;
    }
  }
}

/** Whether shares of the subject, or of anything above it, contradict each other: there is no verdict then. */
export function isContradictory(matrix: OwnershipMatrix, { isCalculable, closure }: IntegratedOwnership): boolean {
  return !isCalculable || closure.some((entity) => matrix.over[entity] === 1);
}

/** Direct treasury shares, a_jj. */
export function shareInItself(matrix: OwnershipMatrix, entity: number): number {
  for (let entry = matrix.columnStart[entity]!; entry < matrix.columnStart[entity + 1]!; entry += 1) {
    if (matrix.holder[entry] === entity) return matrix.minimum[entry]!;
  }
  return 0;
}

/** y_jj = 1 − 1/V_jj. */
function selfHeld(returns: number): number {
  return returns > 1 ? 1 - 1 / returns : 0;
}
