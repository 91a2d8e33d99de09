import type { MouseEvent } from 'react';

/**
 * Props of the button that clears a select: reached by Tab and named, where Mantine leaves it to the pointer alone. Cleared by keyboard it
 * goes, so that the field has the focus then.
 */
export function clearButton(label: string) {
  return { 'aria-label': label, 'aria-hidden': false, tabIndex: 0, onClick: focusField };
}

function focusField({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if (currentTarget.ownerDocument.activeElement !== currentTarget) return;
  let around: HTMLElement | null = currentTarget.parentElement;
  while (around && !around.querySelector('input')) around = around.parentElement;
  around?.querySelector('input')?.focus();
}
