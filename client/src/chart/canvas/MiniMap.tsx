import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { ActionIcon, useComputedColorScheme } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { useScreen } from '../../lib/useScreen';
import type { CanvasController } from './controller';
import classes from './MiniMap.module.css';
import { drawMiniMap, miniMapFit, pointOn, type MiniMapFit } from './miniMap';
import { MINI_MAP_SIZE, type MiniMapPlace } from './miniMapPlace';
import { useMiniMapStand } from './useMiniMapStand';

const NOWHERE: readonly MiniMapPlace[] = [];
const AT_RIGHT: readonly MiniMapPlace[] = ['right'];
const RAISED: readonly MiniMapPlace[] = ['raised'];
const OVER_FOOT: readonly MiniMapPlace[] = ['left', 'raised'];
const ANYWHERE: readonly MiniMapPlace[] = ['left', 'right'];

interface MiniMapProps {
  controller: CanvasController;
  right: number;
  /** Something else stands at the foot, beside the zoom box. */
  isFootTaken?: boolean;
}

/**
 * The whole chart in small, with a frame round what is in view; pressing or dragging on it goes there. It covers nothing: where none of its
 * places is free, and on narrow screens, it is a button that shows it until something else is pressed. Not there while all of the chart is
 * in view. `right` is what panels cover at the right, in CSS pixels.
 */
export function MiniMap({ controller, right, isFootTaken = false }: MiniMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const isNarrow = useScreen('(max-width: 759px)');
  const isLow = useScreen('(max-height: 699px)');
  const places = isNarrow ? NOWHERE : isFootTaken ? (isLow ? RAISED : OVER_FOOT) : isLow ? AT_RIGHT : ANYWHERE;
  const stand = useMiniMapStand(controller, places, right);
  const [opened, setOpened] = useState<MiniMapPlace | 'top' | null>(null);
  useEffect(() => {
    if (opened === null) return undefined;
    const close = ({ target }: Event) => {
      if (!(target instanceof Node && host.current?.contains(target))) setOpened(null);
    };
    document.addEventListener('pointerdown', close, true);
    return () => document.removeEventListener('pointerdown', close, true);
  }, [opened]);
  if (stand === 'unneeded') return null;
  const isCovering = stand === 'nowhere';
  const at = opened ?? (isCovering ? (places[0] ?? 'top') : stand);
  const isShown = opened !== null || !isCovering;
  return (
    <div ref={host} className={classes.place} data-at={at} style={{ '--right': `${right}px` } as CSSProperties}>
      {isShown && <Picture controller={controller} onUse={() => setOpened(at)} />}
      {isCovering && (
        <ActionIcon
          size={34}
          variant="default"
          className={classes.button}
          aria-label={t('Overview map')}
          aria-expanded={isShown}
          onClick={() => setOpened(isShown ? null : at)}
        >
          <IconMap2 size={18} stroke={1.75} />
        </ActionIcon>
      )}
    </div>
  );
}

function Picture({ controller, onUse }: { controller: CanvasController; onUse: () => void }) {
  const host = useRef<HTMLCanvasElement>(null);
  const fit = useRef<MiniMapFit | null>(null);
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    const canvas = host.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return undefined;
    const size = { ...MINI_MAP_SIZE, ratio: window.devicePixelRatio || 1 };
    canvas.width = size.width * size.ratio;
    canvas.height = size.height * size.ratio;
    const draw = () => {
      const view = controller.camera.view();
      fit.current = miniMapFit(controller.scene, size);
      if (fit.current) drawMiniMap(context, controller.scene, view, fit.current, size, scheme);
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
      className={classes.picture}
      style={MINI_MAP_SIZE}
      role="img"
      aria-label={t('The whole chart in small')}
      onPointerDown={(event) => {
        onUse();
        goTo(event);
      }}
      onPointerMove={goTo}
    />
  );
}
