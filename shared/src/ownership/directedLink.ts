import type { OwnershipLink, OwnershipRole } from './types';

/** A link between two parties that can hold and be held, in the direction of its arrow. */
export interface DirectedLink {
  number: number;
  holder: number;
  subject: number;
  chartKey: string;
  roles: readonly OwnershipRole[];
  /** Another link has the same holder and subject. */
  isParallel: boolean;
}

/** From who holds to what is held. */
export function endsOf({ from, to, arrowType }: Pick<OwnershipLink, 'from' | 'to' | 'arrowType'>): {
  from: string;
  to: string;
} {
  return arrowType === 'Reversed' ? { from: to, to: from } : { from, to };
}
