import type { Core } from 'cytoscape';

/** What of Cytoscape's renderer a second finger changes. */
interface TouchState {
  touchData?: { cxt?: boolean };
}

/**
 * Lets two fingers pan and zoom at once. Cytoscape takes two that stand nearer to each other than 200 px for a context tap until they are half as
 * far apart again; nobody here listens to that. A Cytoscape that names it otherwise only waits as it did.
 */
export function moveByTwoFingers(host: HTMLElement, cy: Core, signal: AbortSignal): void {
  const onTouch = ({ touches }: TouchEvent) => {
    const { touchData } = (cy as Core & { renderer?: () => TouchState }).renderer?.() ?? {};
    if (touches.length === 2 && touchData?.cxt) touchData.cxt = false;
  };
  // Cytoscape's surface lies within the host, so that it has heard of the finger by then.
  host.addEventListener('touchstart', onTouch, { passive: true, signal });
}
