import type { Party } from '@stemma/shared/entities/entity';
import type { FtmProperties } from './record';

// FollowTheMoney has no property for a party that nobody names. Its `notes` carry the code of BODS for it.
const MARKS: readonly (readonly [mark: string, party: Party])[] = [
  ['BODS: unknownPerson', 'unknown'],
  ['BODS: anonymousPerson', 'anonymous'],
  ['BODS: unknownEntity', 'unknown'],
  ['BODS: anonymousEntity', 'anonymous'],
];

/** The notes of FollowTheMoney by which `markedParty` knows an unknown or anonymous party again; none for a known one. */
export function partyNotes(party: Party, isPerson: boolean): string[] {
  const kind = isPerson ? 'Person' : 'Entity';
  return MARKS.filter(([mark, marked]) => marked === party && mark.endsWith(kind)).map(([mark]) => mark);
}

export function markedParty(properties: FtmProperties): Party {
  const notes = properties.all('notes');
  return MARKS.find(([mark]) => notes.includes(mark))?.[1] ?? 'known';
}

export function isPartyMark(note: string): boolean {
  return MARKS.some(([mark]) => mark === note);
}
