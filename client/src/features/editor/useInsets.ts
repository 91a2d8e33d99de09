import { useMemo } from 'react';
import { useViewportSize } from '@mantine/hooks';
import type { Corner, Insets } from '../../chart/canvas/viewport';
import { useSessionState, useUi } from './editor';
import { SHEET, SHEET_PART } from '../../components/panel/sheet';
import { useOpenEntity } from '../../lib/entityPanel';
import { useOwnershipSettings } from '../../lib/ownership/settings';
import { isExploring } from './explore/state';
import { useNewsRoom } from './presence/useUpdateNotice';
import { NARROW, usePanelRoom, useShown } from './usePanelLayout';
import { useScreen } from '../../lib/useScreen';

/** What the panel of exploring takes up beside it, and from the top down while it has no filters. */
const EXPLORING = { width: 272, height: 152 };
/** How far the small chart reaches from the lower left corner. */
const MINI_MAP: Corner = { at: 'bottomLeft', width: 192, height: 184, onlyOverPart: true };

/** What the palette, the zoom box, the panels and the small chart cover of the chart. */
export function useInsets(): Insets {
  const narrow = useScreen(NARROW);
  const editing = useSessionState((state) => state.mode === 'edit');
  const panel = usePanelRoom();
  const exploring = useUi(({ explore }) => isExploring(explore));
  const { height } = useViewportSize();
  const { filter: filtering, table, list: listed } = useShown();
  const miniMap = useUi((state) => state.miniMap) && !table;
  const isEntityOpen = useOpenEntity() !== null;
  const isSheetOpen = useScreen(SHEET) && isEntityOpen;
  const news = useNewsRoom();
  const owners = useOwnershipSettings().shown === null ? 0 : narrow ? 176 : 104;
  return useMemo(() => {
    const right = (narrow ? 16 : 48) + panel;
    const beside = right + (exploring && !narrow ? EXPLORING.width : 0);
    const corners: Corner[] = [];
    if (exploring && !filtering && !narrow) corners.push({ at: 'topRight', width: beside, height: EXPLORING.height });
    if (miniMap && !listed && !narrow) corners.push(MINI_MAP);
    return {
      left: narrow ? 16 : listed ? 368 : !editing ? 48 : table ? 144 : 96,
      top: (narrow ? 64 + (filtering && !table ? height / 2 : 0) : 40) + owners,
      right: filtering ? beside : right,
      bottom: isSheetOpen ? height * SHEET_PART : narrow && listed ? 360 : Math.max(76, news),
      corners,
    };
  }, [narrow, editing, table, panel, exploring, filtering, miniMap, listed, height, news, owners, isSheetOpen]);
}
