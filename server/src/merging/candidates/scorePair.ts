import type { CandidateReason, CandidateReasonCode } from '@stemma/shared/merging/reasons';
import type { NameTokens } from './nameTokens';
import { nameLikeness } from './nameTokens';

/** What is compared of a record: identifiers by kind, each as it is compared; empty texts where nothing is known. */
export interface Comparable {
  typeName: string;
  name: NameTokens;
  /** Alpha-2 code. */
  country: string;
  /** ISO date of birth, incorporation or the like; may be a year or a month. */
  date: string;
  address: string;
  lei: string;
  registration: string;
  taxNumber: string;
  iban: string;
  account: string;
  imo: string;
  mmsi: string;
  tailNumber: string;
  serialNumber: string;
  /** "SCHEME:ID", of imports. */
  identifiers: readonly string[];
}

export interface Score {
  /** How likely the two are one, 0 to 1. */
  score: number;
  reasons: CandidateReason[];
}

/** From this score on two records are proposed as one. */
export const SCORE_MIN = 0.5;

/** How much more likely (in log odds) the same or another value makes it that two records are one. */
const NUMBERS: readonly {
  field: 'lei' | 'taxNumber' | 'iban' | 'account' | 'imo' | 'mmsi' | 'tailNumber' | 'serialNumber';
  same: CandidateReasonCode;
  other?: CandidateReasonCode;
  weight: number;
  against: number;
}[] = [
  { field: 'lei', same: 'sameLei', other: 'otherLei', weight: 6.5, against: -6 },
  { field: 'taxNumber', same: 'sameTaxNumber', other: 'otherTaxNumber', weight: 5, against: -2.5 },
  { field: 'iban', same: 'sameIban', other: 'otherNumber', weight: 7, against: -6 },
  { field: 'account', same: 'sameAccount', weight: 4, against: -2 },
  { field: 'imo', same: 'sameImo', other: 'otherNumber', weight: 6, against: -5 },
  { field: 'mmsi', same: 'sameMmsi', weight: 4, against: -1 },
  { field: 'tailNumber', same: 'sameTailNumber', weight: 4.5, against: -1 },
  { field: 'serialNumber', same: 'sameSerialNumber', weight: 4, against: -3 },
];
const SAME_REGISTRATION = { known: 5.5, unknown: 3.5 };
const OTHER_REGISTRATION = -3;
const SAME_IDENTIFIER = 6;
const NAME = 3;
const ALIKE_FROM = 0.75;
const OTHER_NUMBER_IN_NAME = -4;
const DATE = { same: 2.5, sameYear: 1, other: -3.5 };
const COUNTRY = { same: 0.6, other: -1.3 };
const SAME_ADDRESS = 1.2;
/** What speaks against any two records: most are not one. */
const PRIOR = -2;

/** How likely two records of one type are one real thing, and why. */
export function scorePair(a: Comparable, b: Comparable, weightOf: (word: string) => number): Score {
  const reasons: CandidateReason[] = [];
  let odds = PRIOR;
  const say = (code: CandidateReasonCode, weight: number, value: string | null = null) => {
    odds += weight;
    reasons.push({ code, value });
  };
  for (const { field, same, other, weight, against } of NUMBERS) {
    if (!a[field] || !b[field]) continue;
    if (a[field] === b[field]) say(same, weight, a[field]);
    else if (other) say(other, against);
    else odds += against;
  }
  registration(a, b, say);
  const shared = a.identifiers.find(
    (one) => b.identifiers.includes(one) && !reasons.some(({ value }) => one.endsWith(`:${value}`)),
  );
  if (shared) say('sameIdentifier', SAME_IDENTIFIER, shared);
  name(a, b, weightOf, say);
  dates(a, b, say);
  if (a.country && b.country) {
    if (a.country === b.country) say('sameCountry', COUNTRY.same, a.country);
    else say('otherCountry', COUNTRY.other);
  }
  if (a.address && a.address === b.address) say('sameAddress', SAME_ADDRESS);
  return { score: Math.round(1000 / (1 + Math.exp(-odds))) / 1000, reasons };
}

type Say = (code: CandidateReasonCode, weight: number, value?: string | null) => void;

/** A registration number means something within its country alone. */
function registration(a: Comparable, b: Comparable, say: Say): void {
  if (!a.registration || !b.registration) return;
  const known = a.country !== '' && b.country !== '';
  if (known && a.country !== b.country) return;
  if (a.registration === b.registration)
    say('sameRegistration', known ? SAME_REGISTRATION.known : SAME_REGISTRATION.unknown, a.registration);
  else if (known) say('otherRegistration', OTHER_REGISTRATION);
}

function name(a: Comparable, b: Comparable, weightOf: (word: string) => number, say: Say): void {
  if (a.name.numbers !== b.name.numbers) say('otherNumber', OTHER_NUMBER_IN_NAME);
  const likeness = nameLikeness(a.name, b.name, weightOf);
  const weight =
    likeness >= ALIKE_FROM
      ? (NAME * (likeness - ALIKE_FROM)) / (1 - ALIKE_FROM)
      : (-NAME * (ALIKE_FROM - likeness)) / ALIKE_FROM;
  if (likeness === 1) say('sameName', weight);
  else say(likeness >= ALIKE_FROM ? 'nameAlike' : 'otherName', weight, likeness.toFixed(2));
}

/** Dates are compared as far as both go: a year tells less than a day. */
function dates(a: Comparable, b: Comparable, say: Say): void {
  if (!a.date || !b.date) return;
  const length = Math.min(a.date.length, b.date.length);
  if (a.date.slice(0, length) !== b.date.slice(0, length)) say('otherDate', DATE.other);
  else if (length >= 10) say('sameDate', DATE.same, a.date);
  else say('sameYear', DATE.sameYear, a.date.slice(0, length));
}
