import type { ControlRole } from './countedLinks';
import { shareInItself } from './integratedOwnership';
import type { OwnershipMatrix } from './ownershipMatrix';

/** Who carried a member into a set of controlled entities. */
export interface ControlStep {
  entity: number;
  /** The members whose votes or roles made it join, the first of them those with most. */
  carriedBy: number[];
  /** By a role rather than by votes. */
  byRole: boolean;
}

/** All that one party controls, itself first, in the order in which it joined. */
export interface ControlledSet {
  steps: ControlStep[];
  members: Set<number>;
  /** Votes of the set in what has not joined it, by that entity's number. */
  carried: ReadonlyMap<number, CarriedVotes>;
}

/** Votes that a set has in an entity, as fractions of 1: those that are taken and the least on record. */
interface CarriedVotes {
  votes: number;
  minima: number;
  by: [holder: number, votes: number][];
}

/** Votes and control roles by which control spreads from holders to what they hold. */
export interface ControlGraph {
  votes: OwnershipMatrix;
  rolesOf: ReadonlyMap<number, readonly ControlRole[]>;
}

export function controlGraph(votes: OwnershipMatrix, roles: readonly ControlRole[]): ControlGraph {
  const rolesOf = new Map<number, ControlRole[]>();
  for (const role of roles) {
    const known = rolesOf.get(role.holder);
    if (known) known.push(role);
    else rolesOf.set(role.holder, [role]);
  }
  return { votes, rolesOf };
}

/** Votes as they are recorded at least, as they may be at most within their ranges, or with all that is unexplained of an entity. */
export type VotesTaken = 'minima' | 'maxima' | 'ceiling';

function copyOf(carried: CarriedVotes | undefined): CarriedVotes {
  return carried ? { ...carried, by: [...carried.by] } : { votes: 0, minima: 0, by: [] };
}

/**
 * Whatever a party controls: the least set with it that another entity joins when the set has more than half of its votes, treasury shares
 * not counted, or a member has a control role in it (the majority rule of control in pyramids; cf. Y. Crama, L. Leruth, "Control and voting
 * power in corporate networks", European Journal of Operational Research 178, 2007, for what it leaves out). With `maxima` the set's votes
 * are what its members may have at most and those outside it leave, with `ceiling` all that the minima of others leave.
 * @param party by number; several at once are one party.
 * @param within entities that may join, by number; all without it.
 * @param beside a set that is the party's, too; what it controls is not gone through again.
 */
export function controlledBy(
  { votes, rolesOf }: ControlGraph,
  party: number | readonly number[],
  { taken = 'minima', within, beside }: { taken?: VotesTaken; within?: Uint8Array; beside?: ControlledSet } = {},
): ControlledSet {
  const parties = typeof party === 'number' ? [party] : party;
  const members = new Set(parties);
  const steps: ControlStep[] = parties.map((entity) => ({ entity, carriedBy: [], byRole: false }));
  const carried = new Map<number, CarriedVotes>();
  const isMember = (entity: number): boolean => members.has(entity) || beside?.members.has(entity) === true;
  const join = (entity: number, carriedBy: number[], byRole: boolean): void => {
    members.add(entity);
    steps.push({ entity, carriedBy, byRole });
  };
  for (let at = 0; at < steps.length; at += 1) {
    const holder = steps[at]!.entity;
    for (const { subject, isSure } of rolesOf.get(holder) ?? []) {
      if (isMember(subject) || (taken === 'minima' && !isSure) || (within && within[subject] === 0)) continue;
      join(subject, [holder], true);
    }
    for (let entry = votes.rowStart[holder]!; entry < votes.rowStart[holder + 1]!; entry += 1) {
      const subject = votes.rowSubject[entry]!;
      if (isMember(subject) || (within && within[subject] === 0)) continue;
      const column = votes.rowEntry[entry]!;
      const amount = taken === 'minima' ? votes.minimum[column]! : votes.maximum[column]!;
      let sum = carried.get(subject);
      if (!sum) carried.set(subject, (sum = copyOf(beside?.carried.get(subject))));
      sum.votes += amount;
      sum.minima += votes.minimum[column]!;
      sum.by.push([holder, amount]);
      if (!isMajority(votes, subject, sum, taken)) continue;
      join(
        subject,
        sum.by.sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([carrier]) => carrier),
        false,
      );
    }
  }
  return { steps, members, carried };
}

/**
 * Everybody whose controlled set holds the subject, each with the chain from it down to the subject, both with it. A party that alone
 * has a majority of a controller, or a control role in it, is one; of the others the sets are worked out until they reach a controller.
 * @param candidates who may be one, by number.
 * @param within entities above the subject, by number.
 */
export function controllersOf(
  graph: ControlGraph,
  subject: number,
  { candidates, within, taken }: { candidates: Iterable<number>; within: Uint8Array; taken: VotesTaken },
): Map<number, number[]> {
  const { votes } = graph;
  const rolesIn = new Map<number, number[]>();
  for (const [holder, roles] of graph.rolesOf) {
    for (const { subject: of, isSure } of roles) {
      if (taken === 'minima' && !isSure) continue;
      const known = rolesIn.get(of);
      if (known) known.push(holder);
      else rolesIn.set(of, [holder]);
    }
  }
  const chains = new Map([[subject, [subject]]]);
  const spread = (from: number): void => {
    const found = [from];
    for (const controller of found) {
      const chain = chains.get(controller)!;
      const meet = (holder: number): void => {
        if (chains.has(holder) || within[holder] === 0) return;
        chains.set(holder, [holder, ...chain]);
        found.push(holder);
      };
      for (let entry = votes.columnStart[controller]!; entry < votes.columnStart[controller + 1]!; entry += 1) {
        const [most, least] = [
          taken === 'minima' ? votes.minimum[entry]! : votes.maximum[entry]!,
          votes.minimum[entry]!,
        ];
        if (isMajority(votes, controller, { votes: most, minima: least }, taken)) meet(votes.holder[entry]!);
      }
      for (const holder of rolesIn.get(controller) ?? []) meet(holder);
    }
  };
  spread(subject);
  for (const party of candidates) {
    if (chains.has(party)) continue;
    const set = controlledBy(graph, party, { taken, within });
    const reached = set.steps.find(({ entity }) => chains.has(entity));
    if (!reached) continue;
    chains.set(party, [...chainOf(set, reached.entity).slice(0, -1), ...chains.get(reached.entity)!]);
    spread(party);
  }
  chains.delete(subject);
  return chains;
}

function isMajority(
  votes: OwnershipMatrix,
  subject: number,
  sum: { votes: number; minima: number },
  taken: VotesTaken,
): boolean {
  const own = shareInItself(votes, subject);
  const free = Math.max(0, votes.rest[subject]!);
  const most = sum.minima + free;
  const share = taken === 'minima' ? sum.votes : taken === 'maxima' ? Math.min(sum.votes, most) : most;
  return share / (1 - own) > 0.5 + 1e-12;
}

/** Whether more than half of the votes of an entity have no recorded holder. */
export function isMostlyFree(votes: OwnershipMatrix, entity: number): boolean {
  return isMajority(votes, entity, { votes: 0, minima: 0 }, 'ceiling');
}

/** The chain by which a controlled entity hangs on the party, both with it, by the first carrier of each. */
export function chainOf({ steps }: ControlledSet, entity: number): number[] {
  const stepOf = new Map(steps.map((step) => [step.entity, step]));
  const chain = [entity];
  for (let step = stepOf.get(entity); step && step.carriedBy.length > 0;) {
    const carrier = step.carriedBy[0]!;
    chain.push(carrier);
    step = stepOf.get(carrier);
  }
  return chain.reverse();
}
