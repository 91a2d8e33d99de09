import { useMemo } from 'react';
import { useMediaQuery, useViewportSize } from '@mantine/hooks';
import type { Corner, Insets } from '../../chart/canvas/viewport';
import { useEditor, useSessionState, useUi } from './editor';
import { isExploring } from './explore/state';

/** Widths below which bars fold together. */
export const NARROW = '(max-width: 759px)';

const PANEL = 480;
/** What the panel of exploring takes up beside it, and from the top down while it has no filters. */
const EXPLORING = { width: 272, height: 152 };
/** How far the small chart reaches from the lower left corner. */
const MINI_MAP: Corner = { at: 'bottomLeft', width: 192, height: 184, onlyOverPart: true };

/** Widths at which the list of differences and a panel leave the chart too little room. */
const NO_ROOM_FOR_BOTH = '(max-width: 1599px)';

/** Whether a list and a panel have room beside the chart. */
export function useListBesidePanel(): boolean {
  return !(useMediaQuery(NO_ROOM_FOR_BOTH) ?? false);
}

/** Whether the differences of two states stand beside the chart; where there is no room, not while a panel is open. */
export function useDifferencesListed(): boolean {
  const roomy = useListBesidePanel();
  const open = useUi((state) => state.inspected !== null);
  const { source } = useEditor();
  return source.kind === 'past' && source.comparison !== null && (roomy || !open);
}

/** How much of the chart's right the panel covers; on narrow screens it covers all, and nothing gives way. */
export function usePanelRoom(): number {
  const narrow = useMediaQuery(NARROW) ?? false;
  const open = useUi((state) => state.inspected !== null);
  return open && !narrow ? PANEL : 0;
}

/** What the palette, the zoom box, the panels and the small chart cover of the chart. */
export function useInsets(): Insets {
  const narrow = useMediaQuery(NARROW) ?? false;
  const editing = useSessionState((state) => state.mode === 'edit');
  const panel = usePanelRoom();
  const exploring = useUi(({ explore }) => isExploring(explore));
  const filtering = useUi(({ explore }) => explore.open);
  const { height } = useViewportSize();
  const table = useUi((state) => state.table !== null);
  const miniMap = useUi((state) => state.miniMap) && !table;
  const listed = useDifferencesListed();
  return useMemo(() => {
    const right = (narrow ? 16 : 48) + panel;
    const beside = right + (exploring && !narrow ? EXPLORING.width : 0);
    const corners: Corner[] = [];
    if (exploring && !filtering && !narrow) corners.push({ at: 'topRight', width: beside, height: EXPLORING.height });
    if (miniMap && !listed && !narrow) corners.push(MINI_MAP);
    return {
      left: narrow ? 16 : listed ? 368 : !editing ? 48 : table ? 144 : 96,
      top: narrow ? 64 + (filtering && !table ? height / 2 : 0) : 40,
      right: filtering ? beside : right,
      bottom: narrow && listed ? 360 : 76,
      corners,
    };
  }, [narrow, editing, table, panel, exploring, filtering, miniMap, listed, height]);
}
