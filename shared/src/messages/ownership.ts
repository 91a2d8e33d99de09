/** What callers are told of calculations of ownership. */
export const ownershipMessages = {
  peopleNotOwned: 'People are not owned.',
  tooLarge: 'Too large: narrow the charts.',
  tooLong: 'This takes too long: narrow the charts.',
  threshold: 'A threshold is a number from 0 to 100.',
  chartNeeded: 'Name the chart or the snapshot.',
  ownChartsOnly: 'A share link shows its own chart alone.',
  factsChanged: 'The facts of this finding have changed. Look at it again.',
  reportOvertaken: 'The chart is being changed just now. Try again.',
  hidden: 'Hidden',
  mayLeaveOut: 'This view may leave parts out.',
} as const;
