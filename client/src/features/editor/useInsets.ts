import { useMemo } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import type { Insets } from '../../chart/canvas/viewport';
import { useEditor, useSessionState, useUi } from './editor';

/** Widths below which bars fold together. */
export const NARROW = '(max-width: 759px)';

const PANEL = 480;

/** What the palette, the zoom box and the panel cover of the chart. */
export function useInsets(): Insets {
  const narrow = useMediaQuery(NARROW) ?? false;
  const editing = useSessionState((state) => state.mode === 'edit');
  const panel = useUi((state) => state.inspected !== null);
  const { source } = useEditor();
  const listed = source.kind === 'past' && source.comparison !== null;
  return useMemo(
    () => ({
      left: narrow ? 16 : listed ? 368 : editing ? 96 : 48,
      top: narrow ? 64 : 40,
      right: (narrow ? 16 : 48) + (panel && !narrow ? PANEL : 0),
      bottom: narrow && listed ? 360 : 76,
    }),
    [narrow, editing, panel, listed],
  );
}
