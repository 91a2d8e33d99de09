import type { Bounds } from '@stemma/diagram/geometry/box';
import {
  LEGEND_INSET,
  TOP_EDGE,
  TOP_PART,
  TOP_ZOOM,
  VIEWER_BAR,
  VIEWER_SIDES,
  VIEWER_WIDTHS,
} from '@stemma/diagram/overview/openingFrame';
import type { PlacedLayer } from './draw';
import type { OpeningPlan } from './plan';

/** What of the screen stays free of the chart, in CSS pixels, for some widths of the window. */
interface Frame {
  media: string;
  sides: { left: number; top: number; right: number; bottom: number };
}

const FRAMES: readonly Frame[] = [
  { media: `(max-width:${VIEWER_WIDTHS.desk - 0.02}px)`, sides: VIEWER_SIDES.narrow },
  {
    media: `(min-width:${VIEWER_WIDTHS.desk}px) and (max-width:${VIEWER_WIDTHS.legend - 0.02}px)`,
    sides: VIEWER_SIDES.desk,
  },
  {
    media: `(min-width:${VIEWER_WIDTHS.legend}px)`,
    sides: { ...VIEWER_SIDES.desk, bottom: Math.max(VIEWER_SIDES.desk.bottom, LEGEND_INSET) },
  },
];

/** Screens that are touched have larger names, so that charts are read from another zoom on. */
const POINTERS = [
  { media: ' and (not (pointer:coarse))', kind: 'desk' },
  { media: ' and (pointer:coarse)', kind: 'touched' },
] as const;
const ALL_POINTERS = [{ media: '', kind: 'desk' }] as const;

/**
 * The rules of CSS that put the drawing of a chart where the client's canvas opens it (`openingView`): the whole fitted between what stays
 * free, or its top at half its size. As a fit is the smaller of two ratios, whether it reaches a zoom is asked of the window by its width
 * and height alone; so the page needs no script for it, and no measure of the window.
 * @param layers those of the plan, and that of the top, by the names of their classes
 */
export function placementRules(
  root: string,
  plan: OpeningPlan,
  { layers, top }: { layers: readonly PlacedLayer[]; top: PlacedLayer | null },
): string {
  const [wide, high] = [plan.bounds.right - plan.bounds.left, plan.bounds.bottom - plan.bounds.top];
  const ids = [...layers, ...(top ? [top] : [])].map(({ id }) => id);
  const only = (one: string | undefined) =>
    ids.map((id) => `${root} .${id}{display:${id === one ? 'inline' : 'none'}}`).join('');
  const whole = `${root} .chart{inset:var(--t) var(--r) var(--b) var(--l);width:calc(100% - var(--l) - var(--r));height:calc(100% - var(--t) - var(--b));max-width:${px(wide)};max-height:${px(high)};margin:auto}`;
  const pointers = plan.legible.desk === plan.legible.touched ? ALL_POINTERS : POINTERS;
  const rules = FRAMES.flatMap(({ media, sides }) => {
    const { left, top: above, right, bottom } = sides;
    const at = `--l:${left}px;--t:${above}px;--r:${right}px;--b:${bottom}px`;
    const reaches = (zoom: number) =>
      `(min-width:${px(wide * zoom + left + right)}) and (min-height:${px(high * zoom + above + bottom + VIEWER_BAR)})`;
    const shown = pointers.flatMap(({ media: pointer, kind }) =>
      layers.map((layer, index) => {
        const from = index === 0 ? plan.legible[kind] : Math.max(plan.legible[kind], layer.zoom);
        const reached = from > 0 ? ` and ${reaches(from)}` : '';
        return `@media ${media}${pointer}${reached}{${whole}${only(layer.id)}}`;
      }),
    );
    return [`@media ${media}{${root}{${at}}}`, ...shown];
  });
  return [
    plan.top && top ? topRules(root, plan.bounds, plan.top) + only(top.id) : whole + only(layers[0]?.id),
    ...rules,
  ].join('');
}

/** Half its size, its top card in the middle and not far from the upper edge, and no room left at a side that the chart could fill. */
function topRules(root: string, { left, top, right, bottom }: Bounds, card: { x: number; y: number }): string {
  const [width, height] = [(right - left) * TOP_ZOOM, (bottom - top) * TOP_ZOOM];
  const centred = `calc((100% + var(--l) - var(--r))/2 - ${px((card.x - left) * TOP_ZOOM)})`;
  const first = `calc(var(--l) + ${TOP_EDGE}px)`;
  const last = `calc(100% - var(--r) - ${px(TOP_EDGE + width)})`;
  return `${root} .chart{width:${px(width)};height:${px(height)};left:clamp(min(${first},${last}),${centred},max(${first},${last}));top:calc(var(--t) + (100% - var(--t) - var(--b))*${TOP_PART.toFixed(5)} - ${px((card.y - top) * TOP_ZOOM)})}`;
}

function px(value: number): string {
  return `${Math.round(value * 100) / 100}px`;
}
