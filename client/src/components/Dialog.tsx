import { useEffect, useState, type ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { DIALOG_MARK, focusOrigin, keepFocus } from '../lib/focusReturn';
import { isConfirming } from './confirm';

interface DialogProps {
  title: string;
  /** Escape, the close button, or a press beside the dialog. */
  onClose: () => void;
  /** In pixels; 620 unless told (SPEC §2.3). */
  size?: number;
  /** Something is on its way: only what stands in the dialog closes it. */
  busy?: boolean;
  /** Something would be lost: a press beside the dialog does not close it. */
  dirty?: boolean;
  children: ReactNode;
}

/**
 * A dialog, open as long as it is there. The focus goes to what is marked `data-autofocus`, else to the first control, and back to where
 * it was when the dialog goes. One dialog takes the place of another; none opens over another but a question.
 */
export function Dialog({ title, onClose, size = 620, busy = false, dirty = false, children }: DialogProps) {
  const [origin] = useState(focusOrigin);
  useEffect(() => keepFocus(origin), [origin]);
  return (
    <Modal
      opened
      onClose={() => {
        if (!isConfirming()) onClose();
      }}
      title={title}
      size={size}
      returnFocus={false}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy && !dirty}
      withCloseButton={!busy}
      closeButtonProps={{ 'aria-label': 'Close' }}
      {...{ [DIALOG_MARK]: true }}
    >
      {children}
    </Modal>
  );
}
