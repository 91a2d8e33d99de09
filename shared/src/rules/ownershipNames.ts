import type { CoverageCategory } from '../ownership/endOfTrail';
import type { Preset } from '../ownership/presets';
import type { Basis } from '../ownership/types';
import type { Verdict } from '../ownership/verdict';

/** The words of the calculation as calls write them. */
export const BASIS_NAMES = {
  ownership: 'OWNERSHIP',
  votes: 'VOTES',
  benefit: 'BENEFIT',
} as const satisfies Record<Basis, string>;

export const PRESET_NAMES = {
  euAmlr: 'EU_AMLR',
  ukPsc: 'UK_PSC',
  ofac: 'OFAC',
  euSanctions: 'EU_SANCTIONS',
  ukSanctions: 'UK_SANCTIONS',
  us25: 'US_25',
  own: 'OWN',
} as const satisfies Record<Preset, string>;

export const VERDICT_NAMES = {
  yes: 'YES',
  possible: 'POSSIBLE',
  notExcluded: 'NOT_EXCLUDED',
  no: 'NO',
  cannotSay: 'CANNOT_SAY',
} as const satisfies Record<Verdict, string>;

export const CATEGORY_NAMES = {
  naturalPersons: 'NATURAL_PERSONS',
  acceptedEnd: 'ACCEPTED_END',
  trailEnds: 'TRAIL_ENDS',
  undisclosed: 'UNDISCLOSED',
  unknownParty: 'UNKNOWN_PARTY',
  notStated: 'NOT_STATED',
  withinRanges: 'WITHIN_RANGES',
  missing: 'MISSING',
  heldOnlyByItself: 'HELD_ONLY_BY_ITSELF',
  hidden: 'HIDDEN',
} as const satisfies Record<CoverageCategory, string>;
