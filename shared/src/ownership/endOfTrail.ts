import type { CountedLinks } from './countedLinks';
import { inForce } from './day';
import { trustPartyOf } from './roles';
import type { TrustParty } from './roles';
import type { OwnershipEntity } from './types';

/** Where a unit of a subject ends, in the order in which it is told. */
export const COVERAGE_CATEGORIES = [
  'naturalPersons',
  'acceptedEnd',
  'trailEnds',
  'undisclosed',
  'unknownParty',
  'notStated',
  'withinRanges',
  'missing',
  'heldOnlyByItself',
  'hidden',
] as const;
export type CoverageCategory = (typeof COVERAGE_CATEGORIES)[number];

/** The categories that explain what they cover; nothing is known of the others. */
export function isExplained(category: CoverageCategory): boolean {
  return category === 'naturalPersons' || category === 'acceptedEnd';
}

const ACCEPTED: ReadonlySet<string> = new Set(['listed', 'state', 'publicCharity', 'dispersed', 'fund', 'noOwner']);

/** Whether an end of the trail is a reason that is accepted as one; "exempt from disclosure" tells only why nobody is named. */
export function isAcceptedEnd({ trailEnd }: OwnershipEntity): boolean {
  return trailEnd != null && ACCEPTED.has(trailEnd);
}

/** A party of a trust or foundation: who, as what, by which link. */
export interface RecordedTrustParty {
  entity: number;
  as: TrustParty;
  link: number;
}

/** Roles that a company may name, too: those of a trust by its type, or of what has other parties of a trust, as a foundation drawn as a company has. */
const FOUNDERS: ReadonlySet<string> = new Set(['founder']);

/** The parties of trusts and foundations on the day, by the trust's number. */
export function trustPartiesOn({ graph, index }: CountedLinks, asOf: string): Map<number, RecordedTrustParty[]> {
  const parties = new Map<number, RecordedTrustParty[]>();
  const sure = new Set<number>();
  graph.links.forEach((link, number) => {
    if (link.arrowType === 'Double' || link.arrowType === 'None') return;
    const [entity, trust] = [index.holderOf[number]!, index.subjectOf[number]!];
    if (entity < 0 || trust < 0 || graph.entities[trust]?.typeName === 'Individual') return;
    if (graph.entities[entity]?.isPrivate || graph.entities[trust]?.isPrivate) return;
    for (const role of link.roles) {
      const as = trustPartyOf(role);
      if (!as || inForce(role, asOf) === 'no') continue;
      const isTrust = graph.entities[trust]?.typeName === 'Trust';
      if (as === 'controller' && !isTrust) continue;
      if (isTrust || !FOUNDERS.has(role.role.trim().toLowerCase())) sure.add(trust);
      const known = parties.get(trust);
      if (known) known.push({ entity, as, link: number });
      else parties.set(trust, [{ entity, as, link: number }]);
    }
  });
  for (const trust of parties.keys()) if (!sure.has(trust)) parties.delete(trust);
  return parties;
}

/** What an entity without recorded holders is, where a trail ends at it. */
export function categoryOfEnd(
  entity: OwnershipEntity,
  { hasTrustParties, hasHiddenHolder }: { hasTrustParties: boolean; hasHiddenHolder: boolean },
): CoverageCategory {
  if (entity.isPrivate) return 'hidden';
  if (entity.party === 'anonymous') return 'undisclosed';
  if (entity.party === 'unknown') return 'unknownParty';
  if (entity.typeName === 'Individual') return 'naturalPersons';
  if (hasHiddenHolder) return 'hidden';
  if (isAcceptedEnd(entity)) return 'acceptedEnd';
  if (entity.trailEnd === 'exempt') return 'undisclosed';
  return hasTrustParties ? 'acceptedEnd' : 'trailEnds';
}
