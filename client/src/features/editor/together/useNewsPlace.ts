import type { CSSProperties } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { useSessionState, useUi } from '../editor';
import { isExploring } from '../explore/state';
import { NARROW, usePanelRoom } from '../useRoom';

/** Widths at which there is room between the palette and the filter. */
const ROOMY = '(min-width: 1280px)';

/** Where the news stand, so that they lie over no panel: above, or low where the filter or the search is there; on narrow screens they are short until they are opened. */
export function useNewsPlace() {
  const isShort = useMediaQuery(NARROW) ?? false;
  const roomy = useMediaQuery(ROOMY) ?? true;
  const panel = usePanelRoom();
  const exploring = useUi(({ explore }) => isExploring(explore));
  const finding = useUi(({ find }) => find !== null);
  const editing = useSessionState((state) => state.mode === 'edit');
  const several = useSessionState((state) => state.selection.nodes.size > 1);
  const isLow = finding || (exploring && (!roomy || panel > 0));
  const bars = isShort ? (editing ? (several ? 128 : 72) : 16) : 76;
  const place = {
    'data-low': isLow || undefined,
    style: { '--panel': `${panel}px`, '--bars': `${bars}px` } as CSSProperties,
  };
  return { isShort, place };
}
