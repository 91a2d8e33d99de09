import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { closeEntityPanel, guardEntityPanel, isWide, useOpenEntity, type OpenEntity } from '../../lib/entityPanel';
import { useLeaveGuard } from '../../lib/leaveGuard';
import { currentPanelChart } from '../../lib/panelChart';
import { useShortcuts } from '../../lib/shortcuts';
import { PanelContent } from './PanelContent';
import classes from '../../components/panel/Panel.module.css';
import { SheetHandle } from '../../components/panel/SheetHandle';
import { useSheet } from '../../components/panel/useSheet';
import { useFocusInAndOut } from './useFocusInAndOut';
import { followWork, giveUpWork, hasUnsavedWork, mayLeaveWork } from './work';

/**
 * The entity panel: slides in from the right edge over the page, which stays as it is; 480 px wide, 720 on the file and file-upload tabs. Closing hides it
 * and clears the entity after 500 ms (SPEC §2.4).
 */
export function EntityPanel() {
  const open = useOpenEntity();
  const shown = useShown(open);
  const panel = useRef<HTMLElement>(null);
  const { isTall, setTall, panelProps } = useSheet(open?.key ?? null);
  useFocusInAndOut(panel, open);
  useLeaveGuard({ unsaved: hasUnsavedWork, follow: followWork, question: messages.unsavedWork });
  useEffect(() => {
    guardEntityPanel(mayLeaveWork);
    return () => guardEntityPanel(null);
  }, []);
  useEffect(() => {
    if (!open) giveUpWork();
  }, [open]);
  useShortcuts([
    {
      id: 'closePanel',
      keys: 'Escape',
      label: t('Close the entity panel'),
      enabled: () => open !== null && !currentPanelChart(),
      run: closeEntityPanel,
    },
  ]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (isOpenPiece(event.target)) return event.stopPropagation();
    event.preventDefault();
    closeEntityPanel();
  };

  return (
    <aside
      ref={panel}
      id="entity-panel"
      className={classes.panel}
      data-open={open !== null || undefined}
      data-wide={(open && isWide(open)) || undefined}
      aria-label={t('Entity')}
      inert={open === null}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      {...panelProps}
    >
      <SheetHandle isTall={isTall} setTall={setTall} onClose={closeEntityPanel} />
      {shown && <PanelContent key={shown.key} open={shown} />}
    </aside>
  );
}

/** What is open, and for half a second more what was. */
function useShown(open: OpenEntity | null): OpenEntity | null {
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setLast(null), limits.panelHideDelay);
    return () => clearTimeout(timer);
  }, [open]);
  return open ?? last;
}

/** Escape in an open list or calendar closes that, not the panel. React hands on what happens in pieces that stand elsewhere on the page. */
function isOpenPiece(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  return (
    !target.closest('#entity-panel') ||
    target.closest('[role="listbox"], [aria-expanded="true"], [data-expanded]') !== null
  );
}
