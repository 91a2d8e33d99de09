import { ownershipMessages } from '@stemma/shared/messages/ownership';
import { partAbove, partBelow } from '@stemma/shared/ownership/answers/part';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { AppError, notFound } from '../errors';

/** What an answer rests on of a view: all above an entity that may be owned, all below one, or everything, and a holder that stands elsewhere. */
export type RestsOn = { above: string; holder?: string } | { below: string } | { control: string } | 'everything';

/** The part of a graph on which an answer rests. Throws `notFound` for an entity that is not in the caller's view, `unprocessable` for a person, who is not owned. */
export function partOf(graph: OwnershipGraph, on: RestsOn): OwnershipGraph {
  if (on === 'everything') return graph;
  if ('control' in on) {
    assertKnown(graph, on.control);
    return graph;
  }
  if ('below' in on) {
    assertKnown(graph, on.below);
    return partBelow(graph, on.below);
  }
  assertKnown(graph, on.above, 'ownable');
  if (on.holder === undefined) return partAbove(graph, on.above);
  assertKnown(graph, on.holder);
  return withEntity(partAbove(graph, on.above), graph, on.holder);
}

function assertKnown({ entities }: OwnershipGraph, key: string, what: 'any' | 'ownable' = 'any'): void {
  const entity = entities.find((one) => one.key === key);
  if (!entity || entity.isPrivate) throw notFound();
  if (what === 'ownable' && entity.typeName === 'Individual') {
    throw new AppError('unprocessable', ownershipMessages.peopleNotOwned, { field: 'entityKey' });
  }
}

/** A holder that stands nowhere above the subject has no paths; it is known all the same. */
function withEntity(part: OwnershipGraph, whole: OwnershipGraph, key: string): OwnershipGraph {
  if (part.entities.some((entity) => entity.key === key)) return part;
  return { ...part, entities: [...part.entities, ...whole.entities.filter((entity) => entity.key === key)] };
}

/** What of a graph an answer speaks of: the entities and links whose keys are in it, and the ends of these links. */
export function spokenOf(graph: OwnershipGraph, answer: unknown): OwnershipGraph {
  const said = new Set<string>();
  addTexts(answer, said);
  const links = graph.links.filter(({ key }) => said.has(key));
  for (const { from, to } of links) said.add(from).add(to);
  return { entities: graph.entities.filter(({ key }) => said.has(key)), links };
}

function addTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) addTexts(one, texts);
}
