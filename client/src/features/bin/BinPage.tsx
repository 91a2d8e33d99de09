import { IconTrash, IconTrashX } from '@tabler/icons-react';
import { accountMayWrite } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';
import { HeaderButton } from '../../components/HeaderButton';
import { PageHeader } from '../../components/PageHeader';
import { ErrorState, State } from '../../components/State';
import { usePageTitle } from '../../lib/pageTitle';
import { useSession } from '../../lib/session';
import { BinRows, BinSkeleton } from './BinRows';
import { useBin } from './useBin';
import classes from './Bin.module.css';

/** The bin: what was deleted softly, to be restored or deleted for good, with what the latter affects. */
export function BinPage() {
  const session = useSession();
  const mayWrite = session.status === 'signedIn' && accountMayWrite(session.viewer.accountType);
  const { rows, restore, remove, empty } = useBin();
  usePageTitle(t('Bin'));
  return (
    <>
      <PageHeader title={t('Bin')}>
        {mayWrite && (rows.total ?? 0) > 0 && (
          <HeaderButton
            label={t('Empty bin')}
            icon={<IconTrashX size={18} stroke={1.5} />}
            variant="default"
            onClick={() => void empty()}
          />
        )}
      </PageHeader>
      <div className={classes.page}>
        {rows.failed && rows.total === undefined ? (
          <ErrorState
            title={t('The bin could not be read')}
            text={t('Stemma did not answer. Check your connection and try again.')}
            busy={rows.busy}
            onRetry={() => void rows.refresh()}
          />
        ) : rows.total === undefined ? (
          <BinSkeleton />
        ) : rows.total === 0 ? (
          <State
            icon={<IconTrash size={28} stroke={1.5} />}
            title={t('The bin is empty')}
            text={t(
              'Entities that are moved to the bin wait here, off every chart and list, until they are restored or deleted for good.',
            )}
          />
        ) : (
          <BinRows rows={rows} mayWrite={mayWrite} onRestore={restore} onRemove={remove} />
        )}
      </div>
    </>
  );
}
