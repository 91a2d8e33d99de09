import classes from '../Editor.module.css';
import { useSessionState } from '../editor';
import type { DynamicSource } from '../source';
import { KIND_TEXTS } from './kinds';

/** Says over a dynamic chart with its entity alone that nothing was found. */
export function NothingFound({ source: { entity, of, charts } }: { source: DynamicSource }) {
  const alone = useSessionState(({ document: { nodes, links } }) => nodes.size === 1 && links.size === 0);
  if (!alone) return null;
  return (
    <p className={classes.nothingFound} role="status">
      {KIND_TEXTS[of].none} of <bdi>{entity.name}</bdi>{' '}
      {charts.length === 1 ? 'on this chart.' : `on these ${charts.length} charts.`}
    </p>
  );
}
