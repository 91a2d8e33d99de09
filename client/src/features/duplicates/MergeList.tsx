import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowMerge, IconArrowNarrowRight } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../../components/entity/EntityTypeIcon';
import { undoableMergesQuery } from '../../components/merging/documents';
import { useUndoMerge } from '../../components/merging/useUndoMerge';
import { ErrorState, State } from '../../components/State';
import { useChanged } from '../../lib/changed';
import { chartCount } from '../../lib/count';
import { openEntityPanel } from '../../lib/entityPanel';
import { PairSkeleton } from './PairList';
import classes from './Duplicates.module.css';

/** What was merged in the last weeks, each with a way back. */
export function MergeList() {
  const { data, error, loading, refetch } = useQuery(undoableMergesQuery, {
    variables: { entityKey: null },
    fetchPolicy: 'cache-and-network',
  });
  const again = () => refetch().catch(() => undefined);
  useChanged('entities', again);
  const { undo, busy } = useUndoMerge();
  const merges = data?.undoableMerges;
  if (!merges && error) {
    return (
      <ErrorState
        title={t('The merges could not be read')}
        text={t('Stemma did not answer. Check your connection and try again.')}
        busy={loading}
        onRetry={() => void again()}
      />
    );
  }
  if (!merges) return <PairSkeleton />;
  if (merges.length === 0) {
    return (
      <State
        icon={<IconArrowMerge size={28} stroke={1.5} />}
        title={t('Nothing was merged lately')}
        text={t('What you merge waits here for {days} days, to be undone in one step.', { days: limits.mergeUndoDays })}
      />
    );
  }
  return (
    <ul className={`${classes.frame} ${classes.plain}`} aria-label={t('Merged lately')}>
      {merges.map((merge) => (
        <li key={merge.key} className={classes.merge}>
          <EntityTypeIcon type={merge.typeName} size={32} />
          <div className={classes.words}>
            <span className={classes.into}>
              <bdi className={classes.name}>{merge.otherName}</bdi>
              <IconArrowNarrowRight size={16} stroke={1.6} aria-label={t('merged into')} />
              <button type="button" className={classes.link} onClick={() => openEntityPanel({ key: merge.keptKey })}>
                <bdi>{merge.keptName || t('a record that is gone')}</bdi>
              </button>
            </span>
            <span className={classes.detail}>
              {[
                t('{date} by {person}', { date: toShownDate(merge.at), person: merge.byName }),
                chartCount(merge.charts),
                merge.chartsLeft > 0 && t('left on {charts}', { charts: chartCount(merge.chartsLeft) }),
                t('can be undone until {date}', { date: toShownDate(merge.expiresAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={16} stroke={1.6} />}
            disabled={busy}
            aria-label={t('Undo the merge of “{name}”', { name: merge.otherName })}
            onClick={() => void undo(merge)}
          >
            {t('Undo merge')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
