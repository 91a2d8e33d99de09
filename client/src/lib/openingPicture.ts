import { useEffect } from 'react';
import { OPENING_PICTURE_ID } from '@stemma/shared/openingPicture';

/** How many parts of the screen the picture stands for. */
let waiting = 0;

/** Whether the page came with a picture of its chart that still stands there. */
export function hasOpeningPicture(): boolean {
  return document.getElementById(OPENING_PICTURE_ID) !== null;
}

/** Takes the picture off the screen, once the chart or something else is there to be seen. */
export function removeOpeningPicture(): void {
  document.getElementById(OPENING_PICTURE_ID)?.remove();
}

/** Leaves the picture on the screen while this component is there; it goes when the last such one does. */
export function useOpeningPicture(): void {
  useEffect(() => {
    waiting += 1;
    return () => {
      waiting -= 1;
      // The next part may come in the same commit.
      setTimeout(() => waiting === 0 && removeOpeningPicture());
    };
  }, []);
}
