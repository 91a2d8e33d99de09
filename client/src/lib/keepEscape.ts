import type { KeyboardEvent } from 'react';

/** For a popover: Escape in it closes it and nothing behind it. */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}
