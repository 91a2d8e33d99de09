import { useRef, type PointerEvent } from 'react';
import { t } from '@stemma/shared/language/translate';
import classes from './Panel.module.css';

/** How far a handle is pulled before the sheet follows, in CSS pixels. */
const PULLED = 40;

interface SheetHandleProps {
  isTall: boolean;
  setTall: (isTall: boolean) => void;
  onClose: () => void;
}

/** What a sheet is pulled up and down by: up to the whole screen, down to its half and away; a press goes from one height to the other. There on phones alone. */
export function SheetHandle({ isTall, setTall, onClose }: SheetHandleProps) {
  const from = useRef<number | null>(null);
  const wasPulled = useRef(false);
  const release = (event: PointerEvent) => {
    const by = from.current === null ? 0 : event.clientY - from.current;
    from.current = null;
    wasPulled.current = Math.abs(by) > PULLED;
    if (by < -PULLED) setTall(true);
    else if (by > PULLED && isTall) setTall(false);
    else if (by > PULLED) onClose();
  };
  return (
    <button
      type="button"
      className={classes.handle}
      aria-label={isTall ? t('Half height') : t('Full height')}
      onPointerDown={(event) => {
        from.current = event.clientY;
        wasPulled.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={release}
      onPointerCancel={() => {
        from.current = null;
      }}
      onClick={() => {
        if (!wasPulled.current) setTall(!isTall);
        wasPulled.current = false;
      }}
    />
  );
}
