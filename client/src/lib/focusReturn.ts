/** Elements that may get the focus back, the likeliest first. */
type Origin = readonly HTMLElement[];

/** On the content of a dialog, so that what opened it is known to what opens from it. */
export const DIALOG_MARK = 'data-keeps-focus';

let current: Origin = [];
let opened = 0;
const open = new Set<number>();

/**
 * What has the focus now. Of a menu's line it is the button of the menu, as the line goes with the menu; of something in a dialog that
 * may go, what opened that dialog as well.
 */
export function focusOrigin(): Origin {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return [];
  const button = document.getElementById(activeElement.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '');
  const own = button ? [button] : [activeElement];
  return activeElement.closest(`[${DIALOG_MARK}]`) ? [...own, ...current] : own;
}

/** From now on the focus is in a dialog that opened from there; the answer is called when it has closed. */
export function keepFocus(origin: Origin): () => void {
  const own = (opened += 1);
  open.add(own);
  current = origin;
  return () => {
    open.delete(own);
    // One dialog may take the place of another; then that one gives the focus back.
    setTimeout(() => {
      if ([...open].every((other) => other < own)) giveBack(origin);
    });
  };
}

function giveBack(origin: Origin): void {
  const { activeElement } = document;
  const isFree =
    !activeElement || activeElement === document.body || activeElement.closest(`[${DIALOG_MARK}]`) !== null;
  if (!isFree) return;
  for (const element of origin) {
    if (!element.isConnected) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
  document.getElementById('content')?.focus({ preventScroll: true });
}
