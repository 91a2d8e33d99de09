import type { KeyboardEvent } from 'react';

/**
 * For a popover that does not close on Escape by itself: Escape in it closes it and nothing behind it. Mantine's own way removes the
 * popover while the key is still on its way where motion is reduced, and what stands behind would hear it.
 */
export function closeOnEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
}
