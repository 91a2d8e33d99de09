import { Alert, Badge, Button, Skeleton } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { fromEnglish } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../components/Dialog';
import { DialogActions } from '../../components/DialogActions';
import { EntityTypeIcon } from '../../components/entity/EntityTypeIcon';
import { notify, readingTime } from '../../components/notify';
import { ErrorState } from '../../components/State';
import { chartCount } from '../../lib/count';
import { currentPanelChart } from '../../lib/panelChart';
import { MergeEffects } from './MergeEffects';
import { MergeLines } from './MergeLines';
import classes from './Merge.module.css';
import { useMerge } from './useMerge';

interface Props {
  keptKey: string;
  otherKey: string;
  onClose: () => void;
}

/** Two records side by side, line by line: which one stays, which values, and what else becomes of both. */
export function MergeDialog({ keptKey, otherKey, onClose }: Props) {
  const state = useMerge(keptKey, otherKey);
  const { kept, other, lines, preview, fault, busy, loading } = state;
  const start = async () => {
    const done = await state.merge();
    if (!done) return;
    const said = [
      t('“{other}” is merged into “{kept}”. It can be undone for {days} days.', {
        other: other?.record.name ?? '',
        kept: kept?.record.name ?? '',
        days: limits.mergeUndoDays,
      }),
      done.chartsLeft > 0 && t('It stays on {charts} that you may not edit.', { charts: chartCount(done.chartsLeft) }),
    ]
      .filter(Boolean)
      .join(' ');
    notify('Message', said, readingTime(said));
    currentPanelChart()?.reread();
    onClose();
  };
  const isThere = kept && other;
  return (
    <Dialog title={t('Merge two records')} size={880} busy={busy} onClose={onClose}>
      {loading && !(isThere && preview) && (
        <div role="status" aria-label={t('Reading both records')}>
          <Skeleton height={64} mb="md" />
          <Skeleton height={240} />
        </div>
      )}
      {!loading && (!isThere || !preview) && (
        <ErrorState
          title={t('The records could not be read')}
          text={
            state.failed
              ? t('Stemma did not answer. Check your connection and try again.')
              : t('One of them was deleted or merged, or it is not shared with you.')
          }
          onRetry={state.retry}
        />
      )}
      {isThere && preview && (
        <>
          <div className={classes.head}>
            <Side side={kept} stays />
            <Button
              className={classes.swap}
              variant="default"
              size="compact-sm"
              leftSection={<IconArrowsExchange size={16} stroke={1.6} />}
              disabled={busy}
              onClick={state.swap}
            >
              {t('Swap')}
            </Button>
            <Side side={other} />
          </div>
          {!preview.fault && (
            <MergeLines kept={kept} other={other} lines={lines} choices={state.choices} onChoose={state.choose} />
          )}
          <MergeEffects
            preview={preview}
            name={other.record.name}
            showToMore={state.showToMore}
            onShowToMore={state.setShowToMore}
            keepGrants={state.keepGrants}
            onKeepGrants={state.setKeepGrants}
          />
          {fault && (
            <Alert color="red" variant="light" mt="md" role="alert" title={t('Nothing was merged')}>
              {fromEnglish(fault)}{' '}
              <Button variant="subtle" size="compact-sm" onClick={state.retry}>
                {t('Read both again')}
              </Button>
            </Alert>
          )}
          <DialogActions>
            <Button variant="default" disabled={busy} onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button
              data-autofocus
              loading={busy}
              disabled={preview.fault !== null || (needsConsent(preview) && !state.showToMore)}
              onClick={() => void start()}
            >
              {t('Merge')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function needsConsent({
  peopleWhoGain,
  shareLinksThatGain,
}: NonNullable<ReturnType<typeof useMerge>['preview']>): boolean {
  return peopleWhoGain + shareLinksThatGain > 0;
}

function Side({ side, stays = false }: { side: NonNullable<ReturnType<typeof useMerge>['kept']>; stays?: boolean }) {
  const { record } = side;
  return (
    <div
      className={classes.side}
      data-stays={stays || undefined}
      role="group"
      aria-label={stays ? t('Stays') : t('Goes')}
    >
      <EntityTypeIcon type={record.typeName} size={36} />
      <div className={classes.who}>
        <bdi title={record.name}>{record.name}</bdi>
        <span>
          {chartCount(record.chartCount)} · {t('changed {date}', { date: toShownDate(record.modifiedDate) })}
        </span>
      </div>
      <Badge variant="light" color={stays ? 'teal' : 'gray'}>
        {stays ? t('Stays') : t('Goes')}
      </Badge>
    </div>
  );
}
