/** Escape in an open list or calendar closes that, not the panel. React hands on what happens in pieces that stand elsewhere on the page. */
export function isOpenPiece(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  return (
    !target.closest('#entity-panel') ||
    target.closest('[role="listbox"], [aria-expanded="true"], [data-expanded]') !== null
  );
}
