import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { DIALOG_MARK, focusOrigin, keepFocus } from '../lib/focusReturn';
import { confirmGivingUp, isConfirming } from './confirm';

/** Marks a part of a dialog that Escape closes instead of the dialog while the focus is in it. */
export const OWN_ESCAPE = 'data-own-escape';
const handlesEscape = () => document.activeElement?.closest(`[${OWN_ESCAPE}]`) != null;

interface DialogProps {
  title: ReactNode;
  /** Escape, the close button, or a press beside the dialog. */
  onClose: () => void;
  /** In pixels; 620 unless told (SPEC §2.3). */
  size?: number;
  /** Something is on its way: only what stands in the dialog closes it. */
  busy?: boolean;
  /** Something would be lost: a press beside the dialog does not close it. */
  dirty?: boolean;
  /** What would be lost was long to type: the dialog asks before it closes. */
  asks?: boolean;
  /** Another dialog has its place for now; what was done in it is kept. */
  behind?: boolean;
  /** Of the whole dialog. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A dialog, open as long as it is there. The focus goes to what is marked `data-autofocus`, else to the first control, and back to where
 * it was when the dialog goes. One dialog takes the place of another; none opens over another but a question.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    onClose,
    size = 620,
    busy = false,
    dirty = false,
    asks = false,
    behind = false,
    className,
    children,
  } = props;
  const [origin] = useState(focusOrigin);
  useEffect(() => keepFocus(origin), [origin]);
  const closable = !busy && !dirty && !behind;
  // The second press of a double click, whose first one opened the dialog, lands beside it.
  const pressedTwice = useRef(false);
  const beside = {
    backgroundOpacity: 0.4,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: ({ detail }: MouseEvent) => {
      pressedTwice.current = closable && detail > 1;
    },
  };
  return (
    <Modal
      opened
      onClose={() => {
        const isSecond = pressedTwice.current;
        pressedTwice.current = false;
        if (isSecond || isConfirming() || behind || handlesEscape()) return;
        if (asks && dirty) void confirmGivingUp().then((isGivenUp) => isGivenUp && onClose());
        else onClose();
      }}
      overlayProps={beside}
      title={title}
      size={size}
      {...(className && { classNames: { content: className } })}
      {...(behind && { styles: { content: { visibility: 'hidden' } } })}
      returnFocus={false}
      closeOnEscape={!busy && !behind}
      closeOnClickOutside={closable}
      withCloseButton={!busy}
      closeButtonProps={{ 'aria-label': t('Close') }}
      {...{ [DIALOG_MARK]: true }}
    >
      {children}
    </Modal>
  );
}
