import { indexByKey } from './types';
import type { OwnershipGraph } from './types';

/** The entities of a graph by number, and from whom to whom each link leads. */
export interface GraphIndex {
  /** Numbers by key. */
  numberOf: ReadonlyMap<string, number>;
  /** By the number of a link: the number of who holds, in the direction of its arrow; −1 where the graph does not have him. */
  holderOf: Int32Array;
  /** By the number of a link: the number of what is held; −1 where the graph does not have it. */
  subjectOf: Int32Array;
}

export function indexGraph({ entities, links }: OwnershipGraph): GraphIndex {
  const numberOf = indexByKey(entities);
  const [holderOf, subjectOf] = [new Int32Array(links.length), new Int32Array(links.length)];
  links.forEach(({ from, to, arrowType }, number) => {
    const [first, second] = [numberOf.get(from) ?? -1, numberOf.get(to) ?? -1];
    holderOf[number] = arrowType === 'Reversed' ? second : first;
    subjectOf[number] = arrowType === 'Reversed' ? first : second;
  });
  return { numberOf, holderOf, subjectOf };
}
