import { inForce } from '../day';
import type { BasisModel } from '../model';
import { meaningOf } from '../roles';
import type { Basis } from '../types';
import type { JudgementContext } from './context';

/** What some holders have of the subject directly, together, at least or at most; a fraction of 1. */
export function directOf(
  { matrix }: BasisModel,
  subject: number,
  holders: Pick<ReadonlySet<number>, 'has'>,
  bound: 'minimum' | 'maximum',
): number {
  let [sum, minima] = [0, 0];
  for (let entry = matrix.columnStart[subject]!; entry < matrix.columnStart[subject + 1]!; entry += 1) {
    if (!holders.has(matrix.holder[entry]!)) continue;
    sum += matrix[bound][entry]!;
    minima += matrix.minimum[entry]!;
  }
  return bound === 'minimum' ? sum : Math.max(minima, Math.min(sum, minima + Math.max(0, matrix.rest[subject]!)));
}

/** Who holds of the subject in one arrangement with the holder: roles with the same `joint` text. */
export function jointPartners({ model, subject }: JudgementContext, basis: Basis, holder: number): Set<number> {
  const arrangements = new Map<string, Set<number>>();
  const { holderOf, subjectOf } = model.index;
  for (const [number, link] of model.graph.links.entries()) {
    if (subjectOf[number] !== subject || link.arrowType === 'Double' || link.arrowType === 'None') continue;
    const entity = holderOf[number]!;
    if (entity < 0) continue;
    for (const role of link.roles) {
      if (!role.joint || inForce(role, model.asOf) === 'no') continue;
      const { share } = meaningOf(role);
      if (share !== basis && share !== 'ownership') continue;
      const known = arrangements.get(role.joint);
      if (known) known.add(entity);
      else arrangements.set(role.joint, new Set([entity]));
    }
  }
  const partners = new Set<number>();
  for (const members of arrangements.values()) {
    if (members.has(holder)) for (const member of members) partners.add(member);
  }
  return partners;
}
