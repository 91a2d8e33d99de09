import { t } from '../language/translate';
/** What callers are told of calculations of ownership. */
export const ownershipMessages = {
  peopleNotOwned: t('People are not owned.'),
  tooLarge: t('Too large: narrow the charts.'),
  tooLong: t('This takes too long: narrow the charts.'),
  threshold: t('A threshold is a number from 0 to 100.'),
  chartNeeded: t('Name the chart or the snapshot.'),
  ownChartsOnly: t('A share link shows its own chart alone.'),
  factsChanged: t('The facts of this finding have changed. Look at it again.'),
  reportOvertaken: t('The chart is being changed just now. Try again.'),
  hidden: t('Hidden'),
  mayLeaveOut: t('This view may leave parts out.'),
} as const;
