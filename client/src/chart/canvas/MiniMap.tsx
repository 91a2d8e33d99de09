import { useEffect, useRef, type PointerEvent } from 'react';
import { useComputedColorScheme } from '@mantine/core';
import classes from './ChartCanvas.module.css';
import type { CanvasController } from './controller';
import { drawMiniMap, pointOn, type MiniMapFit } from './miniMap';

const SIZE = { width: 160, height: 104 };

/** The whole chart in small, with a frame round what is in view; pressing or dragging on it goes there. Not shown while all of it is in view. */
export function MiniMap({ controller }: { controller: CanvasController }) {
  const host = useRef<HTMLCanvasElement>(null);
  const fit = useRef<MiniMapFit | null>(null);
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    const canvas = host.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return undefined;
    const ratio = window.devicePixelRatio || 1;
    canvas.width = SIZE.width * ratio;
    canvas.height = SIZE.height * ratio;
    const draw = () => {
      fit.current = drawMiniMap(context, controller.scene, controller.camera.view(), { ...SIZE, ratio }, scheme);
      canvas.style.visibility = fit.current?.whole === false ? '' : 'hidden';
    };
    draw();
    return controller.onPaint(draw);
  }, [controller, scheme]);
  const goTo = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!fit.current || event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    controller.camera.lookAt(pointOn(fit.current, { x: event.clientX - box.left, y: event.clientY - box.top }));
  };
  return (
    <canvas
      ref={host}
      className={classes.miniMap}
      style={SIZE}
      role="img"
      aria-label="The whole chart in small"
      onPointerDown={goTo}
      onPointerMove={goTo}
    />
  );
}
