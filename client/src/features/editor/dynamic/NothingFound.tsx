import { t } from '@stemma/shared/language/translate';
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
      {t('{none} of', { none: KIND_TEXTS[of].none })} <bdi>{entity.name}</bdi>{' '}
      {charts.length === 1 ? t('on this chart.') : t('on these {count} charts.', { count: charts.length })}
    </p>
  );
}
