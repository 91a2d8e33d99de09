import { useScreen } from '../../lib/useScreen';
import { panelWidth, useOpenEntity } from '../../lib/entityPanel';
import { useEditor, useUi } from './editor';
import type { EditorUi } from './ui';

/** Widths below which bars fold together. */
export const NARROW = '(max-width: 759px)';
/** Where the bars keep what fits a phone's width. */
export const PHONE = '(max-width: 479px)';
/** Widths at which a list and a panel leave the chart too little room. */
const NO_ROOM_FOR_BOTH = '(max-width: 1599px)';
/** Widths at which the chart and its table have room beside the panel's wide tabs. */
export const ROOMY = '(min-width: 1280px)';

/** As wide as the panel is for anything but an entity. */
const PANEL = 480;

/** What was opened over the chart or beside it. */
interface Opened {
  panel: boolean;
  filter: boolean;
  table: boolean;
  /** The differences of two states. */
  list: boolean;
}

/**
 * What of it is shown where there is no room for all: the panel, else the filter, else the table, else the list. What gave way is back once
 * the other is closed. On narrow screens the panel covers all, and nothing gives way to it but the list.
 */
export function visiblePanels({ panel, filter, table, list }: Opened, width: 'narrow' | 'usual' | 'wide'): Opened {
  const isNarrow = width === 'narrow';
  return {
    panel,
    filter,
    table: table && !(isNarrow && filter),
    list: list && !(panel && width !== 'wide') && !(isNarrow && (filter || table)),
  };
}

/** What is shown over the chart and beside it. */
export function useShown(): Opened {
  const width = useWidth();
  const { source } = useEditor();
  const filter = useUi(({ explore }) => explore.open);
  const table = useUi((state) => state.table !== null);
  const panel = usePanel() > 0;
  return visiblePanels({ panel, filter, table, list: source.kind === 'snapshot' && source.comparison !== null }, width);
}

/** Whether a list and a panel have room beside the chart. */
export function useListBesidePanel(): boolean {
  return useWidth() === 'wide';
}

/** How much of the chart's right the panel covers; on narrow screens it covers all, and nothing gives way. */
export function usePanelRoom(): number {
  const width = useWidth();
  const panel = usePanel();
  return width === 'narrow' ? 0 : panel;
}

/** How much of the table's right the panel would cover: that of an entity reaches down to the foot of the page. */
export function useTableEnd(): number {
  const room = usePanelRoom();
  return useOpenEntity() ? room : 0;
}

/** Whether the table is shown, for code outside React. */
export function isTableShown({ table, explore }: EditorUi): boolean {
  const opened = { panel: false, filter: explore.open, table: table !== null, list: false };
  return visiblePanels(opened, isNarrow() ? 'narrow' : 'usual').table;
}

/** Shows the table, which on narrow screens takes the place of the filter and begins with the outline. */
export function tableShown({ table, explore }: EditorUi): Partial<EditorUi> {
  return {
    table: table ?? (isNarrow() ? 'outline' : 'entities'),
    explore: isNarrow() ? { ...explore, open: false } : explore,
  };
}

function isNarrow(): boolean {
  return window.matchMedia(NARROW).matches;
}

function useWidth(): 'narrow' | 'usual' | 'wide' {
  const narrow = useScreen(NARROW);
  const crowded = useScreen(NO_ROOM_FOR_BOTH);
  if (narrow) return 'narrow';
  return crowded ? 'usual' : 'wide';
}

/** How wide the panel is that is open; 0 for none. */
function usePanel(): number {
  const inspected = useUi((state) => state.inspected !== null);
  const entity = useOpenEntity();
  const roomy = useScreen(ROOMY);
  if (entity) return roomy ? panelWidth(entity) : PANEL;
  return inspected ? PANEL : 0;
}
