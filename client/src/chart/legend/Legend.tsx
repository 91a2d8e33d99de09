import { useEffect, useState, type CSSProperties } from 'react';
import { ActionIcon, Tooltip, useComputedColorScheme } from '@mantine/core';
import { IconListDetails, IconPaperclip, IconX } from '@tabler/icons-react';
import { asOfText } from '@stemma/shared/chart/onDay';
import { isoToday } from '@stemma/shared/dates';
import { legendOf, type LegendEntry, type LegendSign } from '@stemma/diagram/paint/legend';
import { linkColor, paletteOf } from '@stemma/diagram/paint/palette';
import { wholeBounds } from '@stemma/diagram/scene/sceneView';
import type { ChartStyleLook } from '@stemma/shared/chart/style';
import { t } from '@stemma/shared/language/translate';
import type { CanvasController } from '../canvas/controller';
import { KindSign } from './KindSign';
import classes from './Legend.module.css';

/** Milliseconds that a chart rests before its legend is read anew. */
const RESTS = 250;

interface LegendProps {
  canvas: CanvasController;
  /** What panels cover at the right, in CSS pixels. */
  right: number;
  /** The day (ISO) that the chart shows; null for today. */
  day: string | null;
  /** On a small screen, where it stands over the chart and not beside the zoom box. */
  isCompact: boolean;
  isOpen: boolean;
  show: (isOpen: boolean) => void;
}

/** What is used on the chart and only that, and the day it is of where that is not today. */
export function Legend({ canvas, right, day, isCompact, isOpen, show }: LegendProps) {
  const entries = useLegend(canvas, day);
  if (entries.length === 0) return null;
  if (!isOpen) {
    return (
      <Tooltip label={t('Legend')} position={isCompact ? 'left' : 'right'}>
        <ActionIcon
          size={isCompact ? 44 : 34}
          variant="default"
          className={classes.opener}
          data-compact={isCompact || undefined}
          aria-label={t('Legend')}
          onClick={() => show(true)}
        >
          <IconListDetails size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <section
      className={classes.legend}
      data-compact={isCompact || undefined}
      aria-label={t('Legend')}
      style={{ '--right': `${right}px` } as CSSProperties}
    >
      <ul tabIndex={0} aria-label={t('What is used on the chart')}>
        {day !== null && <li className={classes.day}>{asOfText(day)}</li>}
        {entries.map(({ word, sign }) => (
          <li key={`${sign.is} ${word}`}>
            <Sign sign={sign} style={canvas.scene.look.style} />
            <span>{word}</span>
          </li>
        ))}
      </ul>
      <ActionIcon
        size={isCompact ? 44 : 24}
        variant="subtle"
        color="gray"
        aria-label={t('Hide the legend')}
        onClick={() => show(false)}
      >
        <IconX size={14} stroke={1.75} />
      </ActionIcon>
    </section>
  );
}

/** The legend of what stands on the canvas, read anew once that rests after a change. */
function useLegend(canvas: CanvasController, day: string | null): readonly LegendEntry[] {
  const [entries, setEntries] = useState<readonly LegendEntry[]>([]);
  useEffect(() => {
    let [revision, timer] = [-1, 0];
    const read = () => {
      const { scene } = canvas;
      revision = scene.revision;
      const bounds = wholeBounds(scene);
      setEntries(bounds ? legendOf(scene, bounds, day ?? isoToday()) : []);
    };
    const look = () => {
      if (canvas.scene.revision === revision) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(read, RESTS);
    };
    read();
    const stop = canvas.onPaint(look);
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [canvas, day]);
  return entries;
}

function Sign({ sign, style }: { sign: LegendSign; style: ChartStyleLook }) {
  const palette = paletteOf(useComputedColorScheme('light'));
  switch (sign.is) {
    case 'kind':
      return <KindSign node={sign.node} style={style} />;
    case 'share':
      return <b className={classes.share}>{sign.text}</b>;
    case 'line': {
      const color = linkColor(sign.look.color, palette);
      return (
        <svg width="28" height="12" viewBox="0 0 28 12" aria-hidden>
          <path d="M1 6H21" stroke={color} strokeWidth={sign.look.width} strokeDasharray={sign.look.dashes.join(' ')} />
          <path d="M28 6l-8 -3.5v7z" fill={color} />
        </svg>
      );
    }
    case 'clip':
      return <IconPaperclip size={14} stroke={1.6} aria-hidden />;
    case 'card':
    case 'group':
    case 'fill': {
      const [fill, stroke, dashes] =
        sign.is === 'fill'
          ? [palette.scheme === 'dark' ? sign.dark : sign.light, palette.border, undefined]
          : sign.is === 'group'
            ? [palette.frame, palette.frameLine, '4 3']
            : [palette.card, palette.borderUnknown, sign.border === 'unknown' ? '4 3' : undefined];
      return (
        <svg width="24" height="18" viewBox="0 0 28 18" aria-hidden>
          {sign.is === 'card' && sign.border === 'folded' && (
            <rect x="5" y="5" width="22" height="12" rx="3" fill={palette.card} stroke={stroke} />
          )}
          <rect x="1" y="1" width="22" height="12" rx="3" {...{ fill, stroke, strokeDasharray: dashes }} />
        </svg>
      );
    }
  }
}
