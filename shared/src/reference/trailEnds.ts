/**
 * Why the trail of owners may end at an organization without natural persons above it: accepted reasons, kept by these words.
 * `none` says that there is no such reason.
 */
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

/** What screens, documents and templates call each of them. */
export const TRAIL_END_LABELS: Readonly<Record<TrailEnd, string>> = {
  none: 'No accepted reason',
  listed: 'Listed company',
  state: 'State',
  publicCharity: 'Public charity',
  dispersed: 'Dispersed ownership',
  fund: 'Fund with many investors',
  noOwner: 'No owner by law',
  exempt: 'Exempt',
};
