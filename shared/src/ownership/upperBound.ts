import { compressedRows } from './compressedRows';
import { eliminate } from './elimination';
import type { OwnershipMatrix } from './ownershipMatrix';
import { stronglyConnectedComponents } from './stronglyConnectedComponents';
import type { Components } from './stronglyConnectedComponents';

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
 * The largest total share that each holder can have in a subject while every share stays within its range: each entity's free part goes
 * to its recorded holders, first to those that are worth most to the holder, each up to its maximum; repeated until no choice improves.
 * That is policy iteration on a Markov decision process (R. Howard, "Dynamic Programming and Markov Processes", 1960); a choice is given
 * up only for a better one, so that the values rise and none settles in a ring that nobody leaves.
 * @param above everybody above the subject and the subject, as `integratedOwnership` found them.
 * @returns what tells the bound of a holder, given y_iS (0 to 1).
 */
export function upperBounds(
  matrix: OwnershipMatrix,
  { subject, above }: { subject: number; above: Int32Array },
): (holder: number, lower: number) => UpperBound {
  const isAbove = new Uint8Array(matrix.size);
  for (const entity of above) isAbove[entity] = 1;
  const placeOf = new Int32Array(matrix.size).fill(-1);
  return (holder, lower) => {
    if (isAbove[holder] === 0) return { value: lower, isTight: true };
    const between = entitiesBetween(matrix, holder, isAbove, placeOf);
    try {
      const target = placeOf[subject]!;
      if (target < 0 || !between.some((entity) => entity !== holder && hasChoice(matrix, entity, placeOf))) {
        return { value: lower, isTight: true };
      }
      const { value, isTight } = new Choices(matrix, between, placeOf).best(target);
      return { value: Math.max(lower, Math.min(1, value)), isTight };
    } finally {
      for (const entity of between) placeOf[entity] = -1;
    }
  };
}

/** The holder, first, and everything below it that is above the subject; `placeOf` is set to each one's place. */
function entitiesBetween(matrix: OwnershipMatrix, holder: number, isAbove: Uint8Array, placeOf: Int32Array): number[] {
  const between = [holder];
  placeOf[holder] = 0;
  for (const entity of between) {
    for (let at = matrix.rowStart[entity]!; at < matrix.rowStart[entity + 1]!; at += 1) {
      const below = matrix.rowSubject[at]!;
      if (isAbove[below] === 0 || placeOf[below]! >= 0 || !(matrix.maximum[matrix.rowEntry[at]!]! > 0)) continue;
      placeOf[below] = between.length;
      between.push(below);
    }
  }
  return between;
}

function hasChoice(matrix: OwnershipMatrix, entity: number, placeOf: Int32Array): boolean {
  if (!(matrix.rest[entity]! > 0)) return false;
  for (let entry = matrix.columnStart[entity]!; entry < matrix.columnStart[entity + 1]!; entry += 1) {
    if (matrix.maximum[entry]! > matrix.minimum[entry]! && placeOf[matrix.holder[entry]!]! >= 0) return true;
  }
  return false;
}

/** The shares of the entities between a holder (place 0) and a subject, and what a unit of each is worth to the holder. */
class Choices {
  private readonly start: Int32Array;
  private readonly to: Int32Array;
  private readonly minimum: Float64Array;
  private readonly maximum: Float64Array;
  private readonly share: Float64Array;
  private readonly rest: Float64Array;
  private readonly value: Float64Array;
  private readonly components: Components;
  private readonly size: number;

  constructor(matrix: OwnershipMatrix, between: readonly number[], placeOf: Int32Array) {
    this.size = between.length;
    const entries: number[] = [];
    const from: number[] = [];
    between.forEach((entity, place) => {
      if (place === 0) return;
      for (let entry = matrix.columnStart[entity]!; entry < matrix.columnStart[entity + 1]!; entry += 1) {
        if (placeOf[matrix.holder[entry]!]! < 0) continue;
        entries.push(entry);
        from.push(place);
      }
    });
    const rows = compressedRows(
      this.size,
      entries.length,
      (edge) => from[edge]!,
      (edge) => placeOf[matrix.holder[entries[edge]!]!]!,
    );
    this.start = rows.start;
    this.to = rows.to;
    this.minimum = Float64Array.from(rows.edge, (edge) => matrix.minimum[entries[edge]!]!);
    this.maximum = Float64Array.from(rows.edge, (edge) => matrix.maximum[entries[edge]!]!);
    this.share = this.minimum.slice();
    this.rest = Float64Array.from(between, (entity) =>
      matrix.over[entity] === 1 ? 0 : Math.max(0, matrix.rest[entity]!),
    );
    this.value = new Float64Array(this.size);
    this.value[0] = 1;
    this.components = stronglyConnectedComponents(rows, { follows: (entry) => rows.to[entry] !== 0 });
  }

  best(target: number): UpperBound {
    this.evaluate();
    for (let round = 0; round < ROUNDS; round += 1) {
      let isBetter = false;
      for (let place = 1; place < this.size; place += 1) if (this.improve(place)) isBetter = true;
      if (!isBetter) return { value: this.value[target]!, isTight: true };
      this.evaluate();
    }
    return { value: this.loose(target), isTight: false };
  }

  /** Gives an entity's free part to its most valuable holders; tells whether that is worth more than the present choice. */
  private improve(place: number): boolean {
    let left = this.rest[place]!;
    if (left === 0) return false;
    const [first, end] = [this.start[place]!, this.start[place + 1]!];
    const entries: number[] = [];
    let present = 0;
    for (let entry = first; entry < end; entry += 1) {
      entries.push(entry);
      present += this.share[entry]! * this.value[this.to[entry]!]!;
    }
    entries.sort((a, b) => this.value[this.to[b]!]! - this.value[this.to[a]!]! || a - b);
    let best = 0;
    const choice = entries.map((entry) => {
      const more = Math.min(left, this.maximum[entry]! - this.minimum[entry]!);
      left -= more;
      best += (this.minimum[entry]! + more) * this.value[this.to[entry]!]!;
      return this.minimum[entry]! + more;
    });
    if (!(best > present + GAIN)) return false;
    entries.forEach((entry, at) => (this.share[entry] = choice[at]!));
    return true;
  }

  /** x_j = Σ a_kj x_k at the present choice, a component at a time, holders first. */
  private evaluate(): void {
    const { components } = this;
    for (let component = 0; component < components.count; component += 1) {
      const members = components.vertices.subarray(components.start[component], components.start[component + 1]);
      if (members.length > 1) this.solve(members, component);
      else if (members[0] !== 0) this.solveSingle(members[0]!);
    }
  }

  private solveSingle(place: number): void {
    let [worth, own] = [0, 0];
    for (let entry = this.start[place]!; entry < this.start[place + 1]!; entry += 1) {
      if (this.to[entry] === place) own += this.share[entry]!;
      else worth += this.share[entry]! * this.value[this.to[entry]!]!;
    }
    this.value[place] = own < 1 ? worth / (1 - own) : 0;
  }

  private solve(all: Int32Array, component: number): void {
    for (const member of all) this.value[member] = 0;
    const members = this.leaving(all, component);
    const inside = new Map<number, number>();
    members.forEach((member, at) => inside.set(member, at));
    const [from, to, inner]: [number[], number[], number[]] = [[], [], []];
    const worth = new Float64Array(members.length);
    const exit = new Float64Array(members.length);
    members.forEach((member, at) => {
      let left = 1;
      for (let entry = this.start[member]!; entry < this.start[member + 1]!; entry += 1) {
        const amount = this.share[entry]!;
        const holder = this.to[entry]!;
        left -= amount;
        if (amount === 0) continue;
        const place = inside.get(holder);
        if (place !== undefined) {
          from.push(at);
          to.push(place);
          inner.push(amount);
        } else {
          worth[at]! += amount * this.value[holder]!;
          exit[at]! += amount;
        }
      }
      if (left > 1e-15) exit[at]! += left;
    });
    const solved = eliminate({ size: members.length, from, to, share: inner, exit })?.values(worth);
    const otherwise = worth.some((part) => part > 0) ? 1 : 0;
    members.forEach((member, at) => (this.value[member] = solved?.[at] ?? otherwise));
  }

  /** Members of a component from which something leaves it at the present choice; what enters the others stays, and is worth nothing. */
  private leaving(members: Int32Array, component: number): number[] {
    const holding = new Map<number, number[]>();
    const found: number[] = [];
    const seen = new Set<number>();
    for (const member of members) {
      let [left, leaves] = [1, false];
      for (let entry = this.start[member]!; entry < this.start[member + 1]!; entry += 1) {
        const amount = this.share[entry]!;
        if (amount === 0) continue;
        left -= amount;
        const holder = this.to[entry]!;
        if (this.components.componentOf[holder] !== component) leaves = true;
        else if (holding.has(holder)) holding.get(holder)!.push(member);
        else holding.set(holder, [member]);
      }
      if (!leaves && left <= 1e-15) continue;
      found.push(member);
      seen.add(member);
    }
    for (const member of found) {
      for (const held of holding.get(member) ?? []) {
        if (seen.has(held)) continue;
        seen.add(held);
        found.push(held);
      }
    }
    return found;
  }

  /** From above: nobody's share exceeds its maximum or what the others' minima leave. Every round stays a bound. */
  private loose(target: number): number {
    const value = new Float64Array(this.size).fill(1);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let place = 1; place < this.size; place += 1) {
        let sum = 0;
        for (let entry = this.start[place]!; entry < this.start[place + 1]!; entry += 1) {
          const most = Math.min(this.maximum[entry]!, this.minimum[entry]! + this.rest[place]!);
          sum += most * value[this.to[entry]!]!;
        }
        value[place] = Math.min(1, sum, value[place]!);
      }
    }
    return value[target]!;
  }
}
