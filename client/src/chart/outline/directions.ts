import type { OutlineDirection } from '../model/outline';

/** What a step in leads to, in words. */
export const DIRECTIONS: Record<OutlineDirection, string> = {
  holdings: 'What each holds',
  owners: 'Who holds each',
};
