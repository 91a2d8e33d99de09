/** Colours of a chart on paper. */
export const INK = {
  paper: '#ffffff',
  card: '#ffffff',
  border: '#C3CCD5',
  borderUnknown: '#8592A0',
  name: '#17212B',
  detail: '#5B6876',
  pill: '#EFF2F5',
  pillText: '#2E3944',
  label: '#46525F',
  labelStrong: '#17212B',
} as const;
