import type { Declaration } from './countedLinks';
import { unexplainedShares } from './coverage';
import type { IntegratedOwnership } from './integratedOwnership';
import type { BasisModel } from './model';
import { isUltimate } from './ownershipMatrix';
import type { OwnershipMatrix } from './ownershipMatrix';
import type { OwnershipEntity } from './types';
import { upperBounds } from './upperBound';

/** A holder of a subject at any level. Shares in percent of the subject, unrounded. */
export interface Holder {
  /** Number in the graph. */
  entity: number;
  ultimate: boolean;
  direct: number;
  indirect: number;
  /** The lower bound of the total share. */
  total: number;
  upper: number;
  ceiling: number;
  /** The lower bound is exclusive. */
  moreThan: boolean;
  /** False where the upper bound is looser than it need be. */
  isTight: boolean;
  /** What is declared of the holder's share, and not counted. */
  declared: number | null;
  /** False where only links without stated shares lead from the holder to the subject. */
  computable: boolean;
}

/** Holders of a subject, all of them, the largest first, without the bounds that take work. */
export function holdersOf({ matrix, counted }: BasisModel, integrated: IntegratedOwnership): Holder[] {
  const { subject } = integrated;
  const { entities } = counted.graph;
  const { holders, exclusive, stated } = reachOf(matrix, counted, subject);
  const declared = declarationsIn(counted.declarations, subject);
  const direct = directShares(matrix, subject);
  const numbers = new Set([...holders, ...declared.keys()]);
  numbers.delete(subject);
  return [...numbers]
    .filter((entity) => !entities[entity]?.isPrivate)
    .map((entity): Holder => {
      const total = integrated.total[entity]! * 100;
      const directly = (direct.get(entity) ?? 0) * 100;
      return {
        entity,
        ultimate: isUltimate(matrix, entity),
        direct: directly,
        indirect: Math.max(0, total - directly),
        total,
        upper: total,
        ceiling: total,
        moreThan: exclusive.has(entity),
        isTight: true,
        declared: declared.get(entity) ?? null,
        computable: total > 0 || stated.has(entity),
      };
    })
    .sort(byTotal(entities));
}

/** Who has no part in a subject on a basis. */
export function holderOfNothing(matrix: OwnershipMatrix, entity: number): Holder {
  const none = { direct: 0, indirect: 0, total: 0, upper: 0, ceiling: 0 };
  const ultimate = isUltimate(matrix, entity);
  return { ...none, entity, ultimate, moreThan: false, isTight: true, declared: null, computable: true };
}

/** By total, the largest first, then by name, then by key. */
export function byTotal(entities: readonly OwnershipEntity[]) {
  return (a: Holder, b: Holder): number =>
    compareTotals(a.total, b.total) || compareNames(entities[a.entity]!, entities[b.entity]!);
}

/** The same holders with what they may hold at most: within the stated ranges, and if all that is unknown were theirs. */
export function withBounds(model: BasisModel, integrated: IntegratedOwnership, holders: readonly Holder[]): Holder[] {
  const { matrix } = model;
  const upperOf = upperBounds(matrix, { subject: integrated.subject, above: integrated.closure });
  const unexplained = unexplainedShares(matrix, integrated, model);
  return holders.map((holder) => {
    const lower = Math.min(1, holder.total / 100);
    const { value, isTight } = upperOf(holder.entity, lower);
    const unknown = unexplained[integrated.subject]!;
    const ceiling = Math.min(1, Math.max(value, lower + unknown - lower * unexplained[holder.entity]!));
    return {
      ...holder,
      upper: Math.max(holder.total, value * 100),
      ceiling: Math.max(holder.total, ceiling * 100),
      isTight,
    };
  });
}

/** Larger totals first; those that only rounding parts are the same. */
function compareTotals(a: number, b: number): number {
  return Math.round(b * 1e10) - Math.round(a * 1e10);
}

/** By name, then by key, in the order of their characters. */
export function compareNames(a: { name: string; key: string }, b: { name: string; key: string }): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.key === b.key ? 0 : a.key < b.key ? -1 : 1;
}

function directShares(matrix: OwnershipMatrix, subject: number): Map<number, number> {
  const direct = new Map<number, number>();
  for (let entry = matrix.columnStart[subject]!; entry < matrix.columnStart[subject + 1]!; entry += 1) {
    direct.set(matrix.holder[entry]!, matrix.minimum[entry]!);
  }
  return direct;
}

/** The largest share that is declared of each holder of the subject, in percent; null where none is stated. */
export function declarationsIn(declarations: readonly Declaration[], subject: number): Map<number, number | null> {
  const declared = new Map<number, number | null>();
  for (const { holder, subject: of, share } of declarations) {
    if (of !== subject) continue;
    const said = share ? (share.minimum > 0 ? share.minimum : share.maximum) : null;
    const known = declared.get(holder) ?? null;
    declared.set(holder, said === null ? known : Math.max(known ?? 0, said));
  }
  return declared;
}

/** Who reaches the subject: by any link and control role, by stated shares alone, and by some share that is "more than" its minimum. */
function reachOf(
  matrix: OwnershipMatrix,
  counted: BasisModel['counted'],
  subject: number,
): { holders: Set<number>; stated: Set<number>; exclusive: Set<number> } {
  const controls = new Map<number, number[]>();
  for (const { subject: of, holder } of counted.controls) {
    const known = controls.get(of);
    if (known) known.push(holder);
    else controls.set(of, [holder]);
  }
  const holders = walkUp(matrix, [subject], (_entry) => true, controls);
  const stated = walkUp(matrix, [subject], (entry) => matrix.notStated[entry] === 0);
  const isMoreThan = (entry: number): boolean => counted.holdings[matrix.holding[entry]!]?.share.moreThan === true;
  const isPositive = (entry: number): boolean => matrix.minimum[entry]! > 0 || isMoreThan(entry);
  const positive = walkUp(matrix, [subject], isPositive);
  positive.add(subject);
  const exclusive = new Set<number>();
  const found: number[] = [];
  for (const entity of positive) {
    for (let entry = matrix.columnStart[entity]!; entry < matrix.columnStart[entity + 1]!; entry += 1) {
      const holder = matrix.holder[entry]!;
      if (isMoreThan(entry) && !exclusive.has(holder)) {
        exclusive.add(holder);
        found.push(holder);
      }
    }
  }
  for (const above of walkUp(matrix, found, isPositive)) exclusive.add(above);
  return { holders, stated, exclusive };
}

/** Everybody above some entities, by the entries and control roles that are followed; those entities only where a loop leads to them. */
function walkUp(
  matrix: OwnershipMatrix,
  from: readonly number[],
  follows: (entry: number) => boolean,
  controls?: ReadonlyMap<number, readonly number[]>,
): Set<number> {
  const seen = new Set<number>();
  const found = [...from];
  const meet = (holder: number): void => {
    if (seen.has(holder)) return;
    seen.add(holder);
    found.push(holder);
  };
  for (const entity of found) {
    for (let entry = matrix.columnStart[entity]!; entry < matrix.columnStart[entity + 1]!; entry += 1) {
      if (follows(entry)) meet(matrix.holder[entry]!);
    }
    for (const holder of controls?.get(entity) ?? []) meet(holder);
  }
  return seen;
}
