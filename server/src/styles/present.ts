import { BUILT_IN_STYLES, builtInStyle, STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import { chartStyleLook, type ChartStyle } from '@stemma/shared/chart/style';
import type { StyleCell } from './record';
import type { StyleRow } from './store';

/** What is kept of a style. One of a later version that cannot be read is the product's own under its name. */
export function presentStyle({ key, name, look }: StyleRow): ChartStyle {
  const read = chartStyleLook.safeParse(JSON.parse(look));
  return { ...(read.success ? read.data : STEMMA_STYLE), key, name };
}

/** What a chart is drawn by. A style that is gone is the product's own. */
export function presentChartStyle(cell: StyleCell): ChartStyle {
  if (cell?.key && cell.name !== null && cell.look !== null) {
    return presentStyle({ key: cell.key, name: cell.name, look: cell.look });
  }
  return builtInStyle(cell?.key);
}

/** A style that charts can have. */
export interface StyleChoice {
  style: ChartStyle;
  isBuiltIn: boolean;
  /** Whether charts have it for which none is chosen. */
  isDefault: boolean;
}

/** The built-in styles, then an organization's own. */
export function presentChoices(rows: readonly StyleRow[], defaultKey: string | null): StyleChoice[] {
  const all = [
    ...BUILT_IN_STYLES.map((style) => ({ style, isBuiltIn: true })),
    ...rows.map((row) => ({ style: presentStyle(row), isBuiltIn: false })),
  ];
  const chosen = all.find(({ style }) => style.key === defaultKey)?.style.key ?? STEMMA_STYLE.key;
  return all.map((one) => ({ ...one, isDefault: one.style.key === chosen }));
}
