/** Colours offered for tags, the first for a new one. */
export const TAG_COLORS = [
  { name: 'Teal', value: '#006D75' },
  { name: 'Blue', value: '#1F6FBF' },
  { name: 'Violet', value: '#7048C6' },
  { name: 'Pink', value: '#C2347A' },
  { name: 'Red', value: '#C92A2A' },
  { name: 'Orange', value: '#D9580B' },
  { name: 'Yellow', value: '#B58900' },
  { name: 'Green', value: '#2B8A3E' },
  { name: 'Grey', value: '#5B6876' },
] as const;
