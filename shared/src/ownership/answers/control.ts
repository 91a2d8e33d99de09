import { ownershipModel } from '../model';
import { calculateOwnership } from '../ownership';
import type { ControllerAnswer, OwnershipQuestion } from '../ownership';
import type { OwnershipGraph } from '../types';
import type { ControlledAnswer } from './holdings';
import { linksInto } from '../linksInto';
import { groupAnswer, groupOf, numberOf } from './holdings';
import { partAbove, partBelow } from './part';

export interface ControlAnswer {
  subject: string;
  asOf: string;
  /** Votes were taken from shares somewhere. */
  standsIn: boolean;
  /** Who controls the entity; nobody of a person. */
  controllers: ControllerAnswer[];
  votesOfControlled: boolean;
  /** Whom the entity controls. */
  group: ControlledAnswer[];
  countedLinks: string[];
  entities: number;
}

/** Who controls an entity, and whom it controls, as of a day. */
export function calculateControl(
  graph: OwnershipGraph,
  { subject, asOf, leaveOutUndated = false }: Pick<OwnershipQuestion, 'subject' | 'asOf' | 'leaveOutUndated'>,
): ControlAnswer {
  const below = ownershipModel(partBelow(graph, subject), { asOf, leaveOutUndated });
  const number = numberOf(below, subject);
  const { certain, possible } = groupOf(below, number);
  const group = groupAnswer(below, certain, possible);
  const members = new Set([...certain.members, ...possible.members]);
  members.delete(number);
  const votes = below.on('votes').counted;
  const linksBelow = linksInto({ ...votes, controls: below.on('ownership').counted.controls }, members);
  const isPerson = below.graph.entities[number]?.typeName === 'Individual';
  const above = isPerson
    ? undefined
    : calculateOwnership(partAbove(graph, subject), { subject, asOf, leaveOutUndated, basis: 'votes', first: 0 });
  return {
    subject,
    asOf,
    standsIn: above?.standsIn === true || [...members].some((member) => votes.standIns.has(member)),
    controllers: above?.controllers ?? [],
    votesOfControlled: above?.votesOfControlled ?? false,
    group,
    countedLinks: [...new Set([...linksBelow, ...(above?.countedLinks ?? [])])].sort(),
    entities: members.size + (above?.entities ?? 1),
  };
}
