import type { TrailEnd } from '../ownership/types';

export { TRAIL_ENDS, type TrailEnd } from '../ownership/types';

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
