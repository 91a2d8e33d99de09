/** Places that may take the focus of what was in them. */
const PLACES = '[role="tabpanel"], [role="dialog"], main';
/** What in such a place the focus goes to, the likeliest first; the place itself where there is none. */
const TARGETS = [
  '[data-autofocus]:not(:disabled)',
  'form :is(input, textarea):not(:disabled, [type="file"])',
  '[role="grid"] [role="row"][tabindex="0"]',
];
/** Milliseconds that whoever changes a screen has to put the focus where it belongs. */
const GRACE = 80;

const isFree = (): boolean => !document.activeElement || document.activeElement === document.body;

/**
 * Keeps the focus where a person is. What had it and is taken off the page (a form that was saved, a step of a dialog, a row that went)
 * leaves it to the place it stood in, there to the form that came; what was switched off for a while gets it back.
 * The answer ends the keeping.
 */
export function startKeepingFocus(): () => void {
  let last: HTMLElement | null = null;
  let around: HTMLElement[] = [];
  let wasOff = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = target;
    wasOff = false;
    around = [];
    for (let place = target.closest<HTMLElement>(PLACES); place;) {
      around.push(place);
      place = place.parentElement?.closest<HTMLElement>(PLACES) ?? null;
    }
  };
  const takeIn = () => {
    const place = around.find((one) => one.isConnected);
    if (!place || !isFree()) return;
    const [target = place] = TARGETS.flatMap((selector) =>
      [...place.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest('[hidden], [inert]')).slice(0, 1),
    );
    if (target === place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  const look = () => {
    if (!last) return;
    if (!last.isConnected || last.closest('[hidden]')) {
      last = null;
      clearTimeout(timer);
      timer = setTimeout(takeIn, GRACE);
    } else if (last.matches(':disabled')) wasOff = true;
    else if (wasOff) {
      wasOff = false;
      if (isFree()) last.focus({ preventScroll: true });
    }
  };

  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    clearTimeout(timer);
  };
}
