import { memo } from 'react';
import { useComputedColorScheme } from '@mantine/core';
import { IconSitemap } from '@tabler/icons-react';
import { entityTint } from '@stemma/shared/entities/tint';
import { thumbnailShapes } from './thumbnailShapes';
import classes from './Thumbnail.module.css';

interface Props {
  thumbnail: { cards: readonly number[]; lines: readonly number[] };
  /** For places a few dozen pixels high: heavier strokes. */
  small?: boolean;
}

/** The small drawing of a chart. */
export const Thumbnail = memo(function Thumbnail({ thumbnail, small = false }: Props) {
  const scheme = useComputedColorScheme('light');
  const shapes = thumbnailShapes(thumbnail.cards, thumbnail.lines);
  if (!shapes) {
    return (
      <div className={classes.empty} aria-hidden>
        <IconSitemap size={small ? 16 : 28} stroke={1.25} />
      </div>
    );
  }
  return (
    <svg className={classes.drawing} viewBox={shapes.viewBox} data-small={small || undefined} aria-hidden>
      <path className={classes.lines} d={shapes.lines} />
      {shapes.cards.map(({ type, path }) => {
        const tint = entityTint(type, scheme);
        return <path key={type} className={classes.cards} d={path} fill={tint.back} stroke={tint.front} />;
      })}
    </svg>
  );
});
