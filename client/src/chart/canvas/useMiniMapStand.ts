import { useEffect, useState } from 'react';
import type { CanvasController } from './controller';
import { isAllInView } from './miniMap';
import { freeMiniMapPlace, type MiniMapPlace } from './miniMapPlace';

/** Milliseconds that the chart stands still before the small one comes back. */
const RESTING = 300;

/** Where the small chart stands without covering anything of the chart; `nowhere` while it would at each place, `unneeded` while all of the chart is in view. */
export type MiniMapStand = MiniMapPlace | 'nowhere' | 'unneeded';

/** The small chart goes as soon as something comes under it, and comes back, to the first place that is free, once the chart stands still. */
export function useMiniMapStand(
  controller: CanvasController,
  places: readonly MiniMapPlace[],
  right: number,
): MiniMapStand {
  const [stand, setStand] = useState<MiniMapStand>('unneeded');
  useEffect(() => {
    const { scene, camera } = controller;
    const free = (some: readonly MiniMapPlace[]) => freeMiniMapPlace(scene, camera.view(), some, right) ?? 'nowhere';
    const isWhole = () => isAllInView(scene, camera.view());
    let timer = 0;
    const look = () => {
      window.clearTimeout(timer);
      setStand((now) => (isWhole() ? 'unneeded' : free(places.filter((place) => place === now))));
      timer = window.setTimeout(() => setStand((now) => (now === 'nowhere' ? free(places) : now)), RESTING);
    };
    look();
    const stop = controller.onPaint(look);
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [controller, places, right]);
  return stand;
}
