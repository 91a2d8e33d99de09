import { useEffect, useRef } from 'react';
import type { OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { useOwnershipSettings } from '../../lib/ownership/settings';
import type { CanvasController } from '../canvas/controller';

/** Brings the owners of a subject into view when it is picked; moving the day or the threshold leaves the chart where it is. */
export function useOwnersInView(canvas: { current: CanvasController | null }, overlay: OwnershipOverlay | null): void {
  const { shown } = useOwnershipSettings();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!shown) last.current = null;
    else if (overlay && last.current !== shown && overlay.nodes.has(shown)) {
      last.current = shown;
      canvas.current?.camera.showAll([...overlay.nodes]);
    }
  }, [shown, overlay, canvas]);
}
