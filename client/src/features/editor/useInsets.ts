import { useMemo } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import type { Insets } from '../../chart/canvas/viewport';
import { useEditor, useSessionState, useUi } from './editor';
import { isExploring } from './explore/state';

/** Widths below which bars fold together. */
export const NARROW = '(max-width: 759px)';

const PANEL = 480;
/** What the panel of exploring takes up beside it. */
const EXPLORING = 272;

/** How much of the chart's right the panel covers; on narrow screens it covers all, and nothing gives way. */
export function usePanelRoom(): number {
  const narrow = useMediaQuery(NARROW) ?? false;
  const open = useUi((state) => state.inspected !== null);
  return open && !narrow ? PANEL : 0;
}

/** What the palette, the zoom box and the panel cover of the chart. */
export function useInsets(): Insets {
  const narrow = useMediaQuery(NARROW) ?? false;
  const editing = useSessionState((state) => state.mode === 'edit');
  const panel = usePanelRoom();
  const exploring = useUi(({ explore }) => isExploring(explore));
  const { source } = useEditor();
  const listed = source.kind === 'past' && source.comparison !== null;
  return useMemo(
    () => ({
      left: narrow ? 16 : listed ? 368 : editing ? 96 : 48,
      top: narrow ? 64 : 40,
      right: (narrow ? 16 : 48) + panel + (exploring && !narrow ? EXPLORING : 0),
      bottom: narrow && listed ? 360 : 76,
    }),
    [narrow, editing, panel, exploring, listed],
  );
}
