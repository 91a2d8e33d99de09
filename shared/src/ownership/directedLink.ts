import type { OwnershipRole } from './types';

/** A link between two parties that can hold and be held, in the direction of its arrow. */
export interface DirectedLink {
  number: number;
  holder: number;
  subject: number;
  chartKey: string;
  roles: readonly OwnershipRole[];
}
