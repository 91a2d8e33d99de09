import type { CountedLinks } from './countedLinks';
import { categoryOfEnd, COVERAGE_CATEGORIES, isExplained } from './endOfTrail';
import type { CoverageCategory } from './endOfTrail';
import type { IntegratedOwnership } from './integratedOwnership';
import { shareInItself } from './integratedOwnership';
import { freePart, isUltimate } from './ownershipMatrix';
import type { OwnershipMatrix } from './ownershipMatrix';

/** A part of the subject, 0 to 1. */
export interface CoveragePart {
  category: CoverageCategory;
  share: number;
}

/** What coverage asks of entities beyond the matrix. */
export interface Ends {
  counted: CountedLinks;
  /** Trusts and foundations whose parties are recorded, by number. */
  trusts: ReadonlyMap<number, unknown>;
}

/** The parts of one unit of an entity that no recorded holder has; they and the holders' minima sum to 1. */
export function partsWithoutHolder(
  matrix: OwnershipMatrix,
  entity: number,
  { counted, trusts }: Ends,
): Partial<Record<CoverageCategory, number>> {
  const about = counted.graph.entities[entity];
  if (!about) return {};
  const hasHiddenHolder = counted.hiddenHolders.has(entity);
  if (isUltimate(matrix, entity)) {
    return { [categoryOfEnd(about, { hasTrustParties: trusts.has(entity), hasHiddenHolder })]: 1 };
  }
  const { withinRanges, notStated, missing } = freePart(matrix, entity);
  return hasHiddenHolder ? { withinRanges, hidden: notStated + missing } : { withinRanges, notStated, missing };
}

/** Whether part of an entity has no recorded holder and no accepted reason for that. */
export function hasUnexplainedPart(model: Ends & { matrix: OwnershipMatrix }, entity: number): boolean {
  const parts = Object.entries(partsWithoutHolder(model.matrix, entity, model));
  return parts.some(([category, part]) => part > 0 && !isExplained(category as CoverageCategory));
}

/**
 * Where every unit of the subject ends, at the minima: Σ g_j · part_j. The parts sum to 1 where no shares contradict each other; those of
 * nothing are left out.
 */
export function coverage(matrix: OwnershipMatrix, integrated: IntegratedOwnership, ends: Ends): CoveragePart[] {
  const amounts = new Map<CoverageCategory, number>();
  const add = (category: CoverageCategory, amount: number): void => {
    if (amount > 0) amounts.set(category, (amounts.get(category) ?? 0) + amount);
  };
  for (const entity of integrated.closure) {
    const passing = integrated.passing[entity]!;
    if (passing === 0) continue;
    for (const [category, part] of Object.entries(partsWithoutHolder(matrix, entity, ends))) {
      add(category as CoverageCategory, passing * part);
    }
  }
  for (const ring of integrated.rings) add('heldOnlyByItself', ring.share);
  return COVERAGE_CATEGORIES.map((category) => ({ category, share: amounts.get(category) ?? 0 })).filter(
    ({ share }) => share > 0,
  );
}

/**
 * For each entity above the subject the part of it of which nobody knows whose it is: x_j = Σ a_kj x_k + the unexplained part of j. The
 * ceiling of a holder i in the subject S follows, as a unit of S either reaches i or ends without: y_iS + u_S − y_iS · u_i.
 * @returns by number, 0 to 1.
 */
export function unexplainedShares(
  matrix: OwnershipMatrix,
  { components }: IntegratedOwnership,
  ends: Ends,
): Float64Array {
  const unexplained = new Float64Array(matrix.size);
  for (const { members, elimination } of components) {
    const inside = members.length === 1 ? undefined : new Set(members);
    const worth = Float64Array.from(members, (member) => worthOf(member, inside));
    if (members.length === 1) {
      const leaving = 1 - shareInItself(matrix, members[0]!);
      unexplained[members[0]!] = leaving > 0 ? worth[0]! / leaving : 0;
    } else {
      const values = elimination?.values(worth);
      members.forEach((member, place) => (unexplained[member] = values?.[place] ?? 0));
    }
  }
  return unexplained;

  function worthOf(entity: number, inside: ReadonlySet<number> | undefined): number {
    let sum = 0;
    for (const [category, part] of Object.entries(partsWithoutHolder(matrix, entity, ends))) {
      if (!isExplained(category as CoverageCategory)) sum += part;
    }
    for (let entry = matrix.columnStart[entity]!; entry < matrix.columnStart[entity + 1]!; entry += 1) {
      const holder = matrix.holder[entry]!;
      if (holder === entity || inside?.has(holder)) continue;
      sum += matrix.minimum[entry]! * unexplained[holder]!;
    }
    return sum;
  }
}
