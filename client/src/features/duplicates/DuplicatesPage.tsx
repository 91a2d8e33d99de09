import { useState } from 'react';
import { Loader, SegmentedControl } from '@mantine/core';
import { IconCopyCheck, IconEqualNot } from '@tabler/icons-react';
import { accountMayWrite } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';
import { PageHeader } from '../../components/PageHeader';
import { ErrorState, State } from '../../components/State';
import { usePageTitle } from '../../lib/pageTitle';
import { useSession } from '../../lib/session';
import { MergeList } from './MergeList';
import { PairList, PairSkeleton } from './PairList';
import { useDuplicates } from './useDuplicates';
import classes from './Duplicates.module.css';

type Shown = 'proposed' | 'decided' | 'merged';

/** Records that may be one real thing: what is proposed, what was said not to be the same, and what was merged lately. */
export function DuplicatesPage() {
  const [shown, setShown] = useState<Shown>('proposed');
  usePageTitle(t('Duplicates'));
  return (
    <>
      <PageHeader title={t('Duplicates')} />
      <div className={classes.page}>
        <SegmentedControl
          className={classes.tabs}
          aria-label={t('Which pairs are shown')}
          value={shown}
          onChange={(value) => setShown(value)}
          data={[
            { value: 'proposed', label: t('To decide') },
            { value: 'decided', label: t('Not the same') },
            { value: 'merged', label: t('Merged') },
          ]}
        />
        {shown === 'merged' ? <MergeList /> : <Pairs key={shown} decided={shown === 'decided'} />}
      </div>
    </>
  );
}

function Pairs({ decided }: { decided: boolean }) {
  const session = useSession();
  const mayWrite = session.status === 'signedIn' && accountMayWrite(session.viewer.accountType);
  const { rows, decide, isRefreshing, foundAt } = useDuplicates(decided);
  if (rows.failed && rows.total === undefined) {
    return (
      <ErrorState
        title={t('The duplicates could not be read')}
        text={t('Stemma did not answer. Check your connection and try again.')}
        busy={rows.busy}
        onRetry={() => void rows.refresh()}
      />
    );
  }
  if (rows.total === undefined || (rows.total === 0 && isRefreshing && foundAt === null && !decided))
    return <PairSkeleton />;
  const told = (
    <p className={classes.told} role="status">
      {t('{total, plural, one {# pair} other {# pairs}}', { total: rows.total })}
      {isRefreshing && !decided && (
        <>
          <Loader size={14} aria-hidden />
          {t('Records changed; looking for more…')}
        </>
      )}
    </p>
  );
  if (rows.total === 0) {
    return (
      <>
        {isRefreshing && told}
        {decided ? (
          <State
            icon={<IconEqualNot size={28} stroke={1.5} />}
            title={t('Nothing was decided yet')}
            text={t('Pairs of which somebody says “Not the same” are kept here, and are proposed no more.')}
          />
        ) : (
          <State
            icon={<IconCopyCheck size={28} stroke={1.5} />}
            title={t('No duplicates were found')}
            text={t(
              'Records that may be one real thing are proposed here, by their numbers, names, dates and countries. It is looked for them whenever records change.',
            )}
          />
        )}
      </>
    );
  }
  return (
    <>
      {told}
      <PairList rows={rows} mayWrite={mayWrite} onDecide={(pair, undo) => void decide(pair, undo)} />
    </>
  );
}
