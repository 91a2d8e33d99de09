import { eliminate } from './elimination';
import type { OwnershipMatrix } from './ownershipMatrix';
import { stronglyConnectedComponents } from './stronglyConnectedComponents';

/** The most a holder can hold of the subject within what is stated. */
export interface UpperBound {
  /** 0 to 1. */
  value: number;
  /** False where the search was cut short and the bound is looser than it need be ("at most"). */
  isTight: boolean;
}

const ROUNDS = 100;
const GAIN = 1e-12;

/**
 * The largest total share that i can have in the subject while every share stays within its range: each entity's free part goes to its
 * recorded holders, first to those that are worth most to i, each up to its maximum; repeated until no choice improves. That is policy
 * iteration on a Markov decision process (R. Howard, "Dynamic Programming and Markov Processes", 1960); a choice is given up only for a
 * better one, so that the values rise and none settles in a ring that nobody leaves.
 * @param closure everybody above the subject, as `integratedOwnership` found it.
 * @param lower y_iS, 0 to 1.
 */
export function upperBound(
  matrix: OwnershipMatrix,
  { subject, closure, lower, holder }: { subject: number; closure: Uint8Array; lower: number; holder: number },
): UpperBound {
  const between = entitiesBetween(matrix, holder, closure);
  if (between[subject] === 0) return { value: lower, isTight: true };
  const entities = listOf(between);
  if (!entities.some((entity) => entity !== holder && hasChoice(matrix, entity, between))) {
    return { value: lower, isTight: true };
  }
  const share = matrix.minimum.slice();
  const follows = (entry: number): boolean =>
    matrix.maximum[entry]! > 0 && between[matrix.holder[entry]!] === 1 && matrix.holder[entry] !== holder;
  const components = stronglyConnectedComponents(
    { start: matrix.columnStart, to: matrix.holder },
    { roots: entities.filter((entity) => entity !== holder), follows },
  );
  const value = new Float64Array(matrix.size);
  value[holder] = 1;
  const evaluate = (): void => {
    for (let component = 0; component < components.count; component += 1) {
      const members = components.vertices.subarray(components.start[component], components.start[component + 1]);
      solveValues(matrix, share, members, value);
    }
  };
  evaluate();
  for (let round = 0; round < ROUNDS; round += 1) {
    let isBetter = false;
    for (const entity of entities) {
      if (entity !== holder && matrix.over[entity] === 0 && improve(matrix, share, entity, value)) isBetter = true;
    }
    if (!isBetter) return { value: bounded(value[subject]!, lower), isTight: true };
    evaluate();
  }
  return { value: bounded(looseBound(matrix, entities, holder, subject), lower), isTight: false };
}

function bounded(value: number, lower: number): number {
  return Math.max(lower, Math.min(1, value));
}

/** Everything below the holder that is above the subject, the holder and the subject with it. */
function entitiesBetween(matrix: OwnershipMatrix, holder: number, closure: Uint8Array): Uint8Array {
  const between = new Uint8Array(matrix.size);
  if (closure[holder] === 0) return between;
  const found = [holder];
  between[holder] = 1;
  for (const entity of found) {
    for (let at = matrix.rowStart[entity]!; at < matrix.rowStart[entity + 1]!; at += 1) {
      const below = matrix.rowSubject[at]!;
      if (closure[below] === 0 || between[below] === 1 || !(matrix.maximum[matrix.rowEntry[at]!]! > 0)) continue;
      between[below] = 1;
      found.push(below);
    }
  }
  return between;
}

function listOf(marks: Uint8Array): number[] {
  const list: number[] = [];
  marks.forEach((mark, number) => {
    if (mark === 1) list.push(number);
  });
  return list;
}

function hasChoice(matrix: OwnershipMatrix, entity: number, between: Uint8Array): boolean {
  if (!(matrix.rest[entity]! > 0)) return false;
  for (let entry = matrix.columnStart[entity]!; entry < matrix.columnStart[entity + 1]!; entry += 1) {
    if (matrix.maximum[entry]! > matrix.minimum[entry]! && between[matrix.holder[entry]!] === 1) return true;
  }
  return false;
}

/** Gives the entity's free part to its most valuable holders; tells whether that is worth more than the present choice. */
function improve(matrix: OwnershipMatrix, share: Float64Array, entity: number, value: Float64Array): boolean {
  const [first, end] = [matrix.columnStart[entity]!, matrix.columnStart[entity + 1]!];
  const entries: number[] = [];
  let present = 0;
  for (let entry = first; entry < end; entry += 1) {
    entries.push(entry);
    present += share[entry]! * value[matrix.holder[entry]!]!;
  }
  entries.sort((a, b) => value[matrix.holder[b]!]! - value[matrix.holder[a]!]! || a - b);
  let left = Math.max(0, matrix.rest[entity]!);
  let best = 0;
  const choice = entries.map((entry) => {
    const more = Math.min(left, matrix.maximum[entry]! - matrix.minimum[entry]!);
    left -= more;
    best += (matrix.minimum[entry]! + more) * value[matrix.holder[entry]!]!;
    return matrix.minimum[entry]! + more;
  });
  if (!(best > present + GAIN)) return false;
  entries.forEach((entry, at) => (share[entry] = choice[at]!));
  return true;
}

/** x_j = Σ a_kj x_k within one component, what holders beyond it are worth given. */
function solveValues(matrix: OwnershipMatrix, share: Float64Array, members: Int32Array, value: Float64Array): void {
  const placeOf = new Map<number, number>();
  members.forEach((member, place) => placeOf.set(member, place));
  const [from, to, inner]: [number[], number[], number[]] = [[], [], []];
  const worth = new Float64Array(members.length);
  const exit = new Float64Array(members.length);
  members.forEach((subject, place) => {
    let left = 1;
    for (let entry = matrix.columnStart[subject]!; entry < matrix.columnStart[subject + 1]!; entry += 1) {
      const amount = share[entry]!;
      if (amount === 0) continue;
      const holder = placeOf.get(matrix.holder[entry]!);
      if (holder === undefined) {
        worth[place]! += amount * value[matrix.holder[entry]!]!;
        exit[place]! += amount;
      } else {
        from.push(place);
        to.push(holder);
        inner.push(amount);
      }
      left -= amount;
    }
    if (left > 1e-15) exit[place]! += left;
  });
  if (members.length === 1) {
    const own = inner.reduce((sum, amount) => sum + amount, 0);
    value[members[0]!] = own < 1 ? worth[0]! / (1 - own) : 0;
    return;
  }
  const solved = eliminate({ size: members.length, from, to, share: inner, exit })?.values(worth);
  members.forEach((member, place) => (value[member] = solved?.[place] ?? (worth.some((part) => part > 0) ? 1 : 0)));
}

/** From above: nobody's share exceeds its maximum or what the others' minima leave. Every round stays a bound. */
function looseBound(matrix: OwnershipMatrix, entities: readonly number[], holder: number, subject: number): number {
  const value = new Float64Array(matrix.size);
  for (const entity of entities) value[entity] = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const entity of entities) {
      if (entity === holder) continue;
      let sum = 0;
      for (let entry = matrix.columnStart[entity]!; entry < matrix.columnStart[entity + 1]!; entry += 1) {
        const most = Math.min(matrix.maximum[entry]!, matrix.minimum[entry]! + Math.max(0, matrix.rest[entity]!));
        sum += most * value[matrix.holder[entry]!]!;
      }
      value[entity] = Math.min(1, sum, value[entity]!);
    }
  }
  return value[subject]!;
}
