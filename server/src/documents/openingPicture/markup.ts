import { VIEWER_BAR, VIEWER_WIDTHS } from '@stemma/diagram/overview/openingFrame';
import { xmlText } from '@stemma/diagram/export/xml';
import { LOGO } from '@stemma/shared/logo';
import { OPENING_PICTURE_ID } from '@stemma/shared/openingPicture';

/** The parts of the page's picture. */
export interface OpeningMarkup {
  /** What the chart is called, as visitors are told. */
  name: string;
  font: string;
  viewBox: string;
  /** Elements of SVG. */
  drawing: string;
  /** Where the drawing stands. */
  placement: string;
  /** The colours of `--c0` and so on. */
  colors: readonly (readonly [light: string, dark: string])[];
}

export const OPENING_ROOT = `#${OPENING_PICTURE_ID}`;

/** Stemma's mark, as the viewer's bar has it. */
const MARK = `<svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${LOGO.boxes.map(([x, y]) => `<rect x="${x}" y="${y}" width="7" height="6" rx="2"/>`).join('')}<path d="${LOGO.lines}"/></svg>`;

/** The picture of a chart as a part of a page: the viewer's bar with the chart's name, and below it the drawing. One picture to those who hear the page, and nothing that takes the focus. */
export function openingMarkup({ name, font, viewBox, drawing, placement, colors }: OpeningMarkup): string {
  const root = OPENING_ROOT;
  const title = xmlText(name);
  const style = [
    `${root}{position:fixed;inset:0;z-index:1;color-scheme:light dark;pointer-events:none;user-select:none;${colors.map(([light, dark], index) => `--c${index}:light-dark(${light},${dark})`).join(';')}}`,
    // What the visitor chose in the client's settings goes before what the system says.
    `[data-mantine-color-scheme=light] ${root}{color-scheme:light}[data-mantine-color-scheme=dark] ${root}{color-scheme:dark}`,
    `${root} .bar{box-sizing:border-box;display:flex;align-items:center;gap:12px;height:${VIEWER_BAR}px;padding:0 24px;border-bottom:1px solid light-dark(#E3E8ED,#2B353F);background:light-dark(#ffffff,#171D24);color:light-dark(#17212B,#DCE3EA);font:650 16px/24px "Inter Variable",Inter,system-ui,sans-serif;letter-spacing:-0.011em}`,
    `${root} .bar svg{flex:none;color:light-dark(#006D75,#3FA9B0)}`,
    `${root} .bar span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}`,
    `${root} .stage{position:absolute;inset:${VIEWER_BAR}px 0 0;overflow:hidden;background:light-dark(#F7F8FA,#11161B)}`,
    `${root} .chart{position:absolute;overflow:visible;font-family:${font};white-space:pre}`,
    `@media (max-width:${VIEWER_WIDTHS.desk - 0.02}px){${root} .bar{gap:8px;padding:0 12px}}`,
    `${root} circle{fill:light-dark(#dfe4e9,#262f38)}`,
    `noscript{position:fixed;inset:auto 0 0;z-index:2;padding:12px 16px;text-align:center;background:Canvas;font:14px/20px system-ui,sans-serif}`,
    placement,
  ].join('');
  return `<div id="${OPENING_PICTURE_ID}" role="img" aria-label="${title}"><style>${style}</style><div class="bar">${MARK}<span dir="auto">${title}</span></div><div class="stage"><svg class="chart" viewBox="${viewBox}">${drawing}</svg></div></div>`;
}
