import { defaults } from '../limits';
import type { ChartLink } from './link';

/** A link of which nothing but its ends is stated (SPEC §3.3). */
export const LINK_DEFAULTS: Omit<ChartLink, 'key' | 'from' | 'to'> = {
  roles: [],
  arrowType: defaults.arrowType,
  color: defaults.linkColor,
  dashed: false,
  linkTextPosition: defaults.linkTextPosition,
  points: null,
  fromSpot: null,
  toSpot: null,
  adjusting: null,
  routing: null,
};
