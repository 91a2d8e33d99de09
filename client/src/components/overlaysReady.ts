import { endFirstView } from '../lib/firstView';

let mounted: () => void;
const ready = new Promise<void>((resolve) => {
  mounted = resolve;
});

/** Resolves once the place where dialogs and toasts appear is on the page; it is loaded after the first view, or when this asks. */
export function overlaysReady(): Promise<void> {
  endFirstView();
  return ready;
}

/** Says that the place is there. */
export function overlaysMounted(): void {
  mounted();
}
