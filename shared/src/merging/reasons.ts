/** Why two records may be one real thing, or may not. */
export const CANDIDATE_REASONS = [
  'sameLei',
  'otherLei',
  'sameRegistration',
  'otherRegistration',
  'sameTaxNumber',
  'otherTaxNumber',
  'sameIban',
  'sameAccount',
  'sameImo',
  'sameMmsi',
  'sameTailNumber',
  'sameSerialNumber',
  'sameIdentifier',
  'otherNumber',
  'sameName',
  'nameAlike',
  'otherName',
  'sameDate',
  'sameYear',
  'otherDate',
  'sameCountry',
  'otherCountry',
  'sameAddress',
] as const;
export type CandidateReasonCode = (typeof CANDIDATE_REASONS)[number];

/** One reason; `value` is the number or date that both have, or for `nameAlike` and `otherName` how alike they are, 0 to 1. */
export interface CandidateReason {
  code: CandidateReasonCode;
  value: string | null;
}

const AGAINST: readonly CandidateReasonCode[] = [
  'otherLei',
  'otherRegistration',
  'otherTaxNumber',
  'otherNumber',
  'otherName',
  'otherDate',
  'otherCountry',
];

/** Whether a reason speaks against the two being one. */
export function speaksAgainst(code: CandidateReasonCode): boolean {
  return AGAINST.includes(code);
}
