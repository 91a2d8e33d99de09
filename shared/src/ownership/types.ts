/** What an ownership calculation reads of a chart, and the words of its settings. No more of Stemma is known in this folder. */

/** What is divided: capital, votes, or what a holder gets of income and surplus. */
export const BASES = ['ownership', 'votes', 'benefit'] as const;
export type Basis = (typeof BASES)[number];

/** Why the trail of owners may end at an organisation without natural persons above it: accepted reasons; `none` is no reason. */
export const TRAIL_ENDS = [
  'none',
  'listed',
  'state',
  'publicCharity',
  'dispersed',
  'fund',
  'noOwner',
  'exempt',
] as const;
export type TrailEnd = (typeof TRAIL_ENDS)[number];

/** Who or what can hold or be held. */
export interface OwnershipEntity {
  key: string;
  name: string;
  /** A type name of the product: Individual, Company, Trust … */
  typeName: string;
  /** `unknown` and `anonymous` parties stand for somebody who is not named. */
  party?: 'known' | 'unknown' | 'anonymous';
  trailEnd?: string | null;
  /** When it came to be (founded, created, born), ISO text of any precision. */
  begins?: string | null;
  /** The caller knows only that it exists. */
  isPrivate?: boolean;
}

/** One role of a link: shares in percent (0 to 100), dates as ISO text of day, month or year precision. */
export interface OwnershipRole {
  role: string;
  percentage?: number | null;
  minimum?: number | null;
  maximum?: number | null;
  minimumExclusive?: boolean | null;
  maximumExclusive?: boolean | null;
  startDate?: string | null;
  endDate?: string | null;
  via?: 'direct' | 'indirect' | 'unknown' | null;
  interest?: string | null;
  /** Counts on this basis whatever its name says. */
  basis?: Basis | null;
  /** Roles in one subject with the same text are one joint arrangement. */
  joint?: string | null;
  source?: string | null;
  /** What shows it: keys of files, web links and statements, and where in them. */
  evidence?: readonly { kind: string; key: string; note?: string | null | undefined }[] | null;
  /** ISO day. */
  checkedOn?: string | null;
  checkedBy?: string | null;
}

/** A link as drawn; its direction is that of its arrow. */
export interface OwnershipLink {
  key: string;
  from: string;
  to: string;
  arrowType: 'Normal' | 'Reversed' | 'Double' | 'None';
  roles: readonly OwnershipRole[];
  /** The chart it is drawn on, where several are read together. */
  chartKey?: string;
}

export interface OwnershipGraph {
  entities: readonly OwnershipEntity[];
  links: readonly OwnershipLink[];
}

/** Which links count. */
export interface CountingSettings {
  /** ISO day. */
  asOf: string;
  basis: Basis;
  /** Roles without a start do not count. */
  leaveOutUndated?: boolean;
}

/** Types that only decorate a chart. */
export const DECORATIONS: ReadonlySet<string> = new Set(['Sticky', 'Image', 'TextBox']);

/** A list and its elements by number: links run between numbers, not keys. */
export function indexByKey(entities: readonly { key: string }[]): Map<string, number> {
  return new Map(entities.map(({ key }, index) => [key, index]));
}
