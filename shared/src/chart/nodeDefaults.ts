import type { ChartNode } from './chart';

/** A card's content and placement but for who it is. */
export const NODE_DEFAULTS: Readonly<Omit<ChartNode, 'key' | 'typeName' | 'name'>> = {
  party: 'known',
  country: null,
  detail: '',
  trailEnd: null,
  permission: null,
  chartCount: 0,
  x: 0,
  y: 0,
  flag: null,
  flagColor: null,
  label: null,
  labelVisible: true,
  fillColor: null,
  icon: null,
  hideIcon: false,
  width: null,
  chartDescription: null,
  pinned: false,
};
