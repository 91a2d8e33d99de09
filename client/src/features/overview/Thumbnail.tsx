import { memo } from 'react';
import { useComputedColorScheme } from '@mantine/core';
import { IconSitemap } from '@tabler/icons-react';
import { entityTint } from '@stemma/shared/entities/tint';
import { borderColor, linkColor, paletteOf } from '@stemma/diagram/paint/palette';
import type { ChartCard } from './documents';
import { thumbnailShapes } from './thumbnailShapes';
import classes from './Thumbnail.module.css';

interface Props {
  thumbnail: ChartCard['thumbnail'];
  /** For places a few dozen pixels high: heavier strokes. */
  small?: boolean;
}

/** The small drawing of a chart, in its style. */
export const Thumbnail = memo(function Thumbnail({ thumbnail, small = false }: Props) {
  const scheme = useComputedColorScheme('light');
  const { cards, lines, style } = thumbnail;
  const shapes = thumbnailShapes(cards, lines, style);
  if (!shapes) {
    return (
      <div className={classes.empty} aria-hidden>
        <IconSitemap size={small ? 16 : 28} stroke={1.25} />
      </div>
    );
  }
  const palette = paletteOf(scheme);
  return (
    <svg className={classes.drawing} viewBox={shapes.viewBox} data-small={small || undefined} aria-hidden>
      <path className={classes.lines} d={shapes.lines} stroke={linkColor(style.line, palette)} />
      {shapes.cards.map(({ type, ground, path }) => {
        const tint = entityTint(type, scheme);
        const own = ground === undefined ? undefined : style.grounds[ground]?.[scheme];
        const fill = own ?? (style.tinted ? tint.back : palette.card);
        const stroke = style.tinted ? tint.front : borderColor(style.border, true, palette);
        return <path key={`${type} ${ground}`} className={classes.cards} {...{ d: path, fill, stroke }} />;
      })}
    </svg>
  );
});
