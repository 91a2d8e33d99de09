let mounted: () => void;
const ready = new Promise<void>((resolve) => {
  mounted = resolve;
});

/** Resolves once the place where dialogs and toasts appear is on the page; it is loaded after the first paint. */
export function overlaysReady(): Promise<void> {
  return ready;
}

/** Says that the place is there. */
export function overlaysMounted(): void {
  mounted();
}
