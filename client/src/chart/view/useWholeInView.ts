import { useEffect, useRef } from 'react';
import { within, type Bounds } from '@stemma/diagram/geometry/box';
import type { CanvasRef } from './camera';

/** Marks what lies over the chart as long as it is there. */
export const COVERS = 'data-covers-chart';

/**
 * Keeps a chart that is seen whole in view as the part of the screen that it is drawn on gets smaller, or what is marked lies over it or
 * grows; answers for that part. `marks` is another text each time that something marked comes or goes.
 */
export function useWholeInView(canvas: CanvasRef, marks = '') {
  const stage = useRef<HTMLDivElement>(null);
  const last = useRef({ width: 0, height: 0, covers: [] as readonly Bounds[] });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const look = () => {
      const before = last.current;
      const { clientWidth: width, clientHeight: height } = element;
      const covers = coversOf(element);
      last.current = { width, height, covers };
      const grown = covers.filter((cover) => !before.covers.some((one) => within(cover, one)));
      canvas.current?.camera.keepInView(before, grown);
    };
    const observer = new ResizeObserver(look);
    for (const one of [element, ...marked(element)]) observer.observe(one);
    return () => observer.disconnect();
  }, [canvas, marks]);
  return stage;
}

function marked(stage: HTMLElement): Element[] {
  return [...stage.querySelectorAll(`[${COVERS}]`)];
}

function coversOf(stage: HTMLElement): Bounds[] {
  return marked(stage).map((one) => boxIn(stage, one));
}

/** Where something lies on the part of the screen that the chart is drawn on. */
export function boxIn(stage: Element, one: Element): Bounds {
  const { left: x, top: y } = stage.getBoundingClientRect();
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
}
