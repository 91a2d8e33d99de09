import type { ListedEntity } from './documents';
import classes from './List.module.css';

/** An entity's tags as small pills. */
export function TagMarks({ tags }: { tags: ListedEntity['tags'] }) {
  return (
    <span className={classes.tags}>
      {tags.map(({ key, name, color }) => (
        <span key={key} className={classes.tag} title={name}>
          <span className={classes.dot} style={{ background: color || undefined }} />
          {name}
        </span>
      ))}
    </span>
  );
}
