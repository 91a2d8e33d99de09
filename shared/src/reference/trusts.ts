/** Suggestions for a trust's type (SPEC §3.4). */
export const TRUST_TYPES = [
  'Accumulation Trust',
  'Bare Trust',
  'Charitable Trust',
  'Contingent Trust',
  'Discretionary Trust',
  'Interest in Possession Trust',
  'Life Interest Trust',
  'Other',
  'Unit Trust',
] as const;

export const FUNDING_STATUSES = ['Funded', 'Unfunded'] as const;
