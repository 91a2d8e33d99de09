import type { CSSProperties } from 'react';
import { useSessionState, useUi } from '../editor';
import { tellsTouched } from '../ui';
import { useScreen } from '../../../lib/useScreen';
import { NARROW, ROOMY, usePanelRoom } from '../usePanelLayout';

/** How high the card is while it is closed: of what was saved, and with a button for what that touches, which on narrow screens takes more lines. */
const HEIGHT = { news: 60, button: 64, buttonNarrow: 112 };
/** Between the card and what is above and below it. */
const GAP = 8;
/** How far the zoom box reaches from the left and from below. */
const ZOOM_BOX = { width: 208, height: 68 };

/** What is told of others at this chart: that they saved what is changed here too, or what they changed. */
export function useUpdateNotice(): 'touched' | 'news' | null {
  const news = useSessionState((state) => state.news !== null);
  const revision = useSessionState((state) => state.revision);
  const touches = useUi((state) => tellsTouched(state.presence, revision));
  if (touches) return 'touched';
  return news ? 'news' : null;
}

/** How much of the chart's foot the card takes, with what is below it; 0 while nothing is told. */
export function useNewsRoom(): number {
  const notice = useUpdateNotice();
  const narrow = useScreen(NARROW);
  const { below, bar } = useBelow();
  const covers = useUi((state) => state.covered.length > 0);
  if (!notice) return 0;
  const hasButton = notice === 'touched' || covers;
  const height = hasButton ? (narrow ? HEIGHT.buttonNarrow : HEIGHT.button) : HEIGHT.news;
  // What covers each other is shown by selecting it, over which the bar for several cards comes.
  return (covers ? Math.max(below, bar) : below) + height + GAP;
}

/** Where the card stands: at the foot, beside the zoom box where there is room, over the tools and what is done with several cards. */
export function useNewsPlace(): CSSProperties {
  const panel = usePanelRoom();
  const several = useSessionState((state) => state.selection.nodes.size > 1);
  const { below, beside, bar } = useBelow();
  return {
    '--panel': `${panel}px`,
    '--left': `${beside ? ZOOM_BOX.width + 2 * GAP : GAP}px`,
    '--below': `${several ? Math.max(below, bar) : below}px`,
  } as CSSProperties;
}

/** What is below the card, and what is with the bar for several cards. */
function useBelow(): { below: number; beside: boolean; bar: number } {
  const narrow = useScreen(NARROW);
  const roomy = useScreen(ROOMY);
  const panel = usePanelRoom();
  const editing = useSessionState((state) => state.mode === 'edit');
  if (narrow) return { below: editing ? 72 : GAP, beside: false, bar: editing ? 128 : 72 };
  const beside = panel === 0 || (roomy && panel <= 480);
  return { below: beside ? GAP : ZOOM_BOX.height + GAP, beside, bar: ZOOM_BOX.height + GAP };
}
