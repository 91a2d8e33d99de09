import classes from './tags.module.css';

/** A tag as a small pill: its colour as a dot, its name beside it. */
export function TagPill({ name, color }: { name: string; color: string }) {
  return (
    <span className={classes.pill}>
      <span className={classes.dot} style={{ background: color }} aria-hidden />
      <bdi>{name}</bdi>
    </span>
  );
}
