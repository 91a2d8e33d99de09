/**
 * I − A of one strongly connected component, eliminated. A unit of entity j belongs to entity i with the chance a_ij, or leaves the
 * component with the chance `exit`; so A is read as a Markov chain that leads from what is held to who holds it.
 */
export interface Elimination {
  /** g = (I − A)⁻¹ b: what of the amounts b passes each entity on its way up, however often. */
  visits(amounts: Float64Array): Float64Array;
  /** x = (I − Aᵀ)⁻¹ b: the value of a unit of each entity where leaving from it is worth b. */
  values(worth: Float64Array): Float64Array;
  /** V_ii, how often a unit of each entity passes it, the start counted. */
  returns(): Float64Array;
}

/** The transitions of a component of `size` entities: from subject j to holder i with the share a_ij, and what leaves it from j. */
export interface ComponentTransitions {
  size: number;
  from: ArrayLike<number>;
  to: ArrayLike<number>;
  share: ArrayLike<number>;
  exit: ArrayLike<number>;
}

/** A pivot at or below this is none: the shares contradict each other, or nothing leaves the component. */
export const PIVOT_MIN = 1e-12;
