import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { IconSitemap } from '@tabler/icons-react';
import { Link } from '../../../lib/router/Link';
import { messages } from '@stemma/shared/messages';
import { emptyStates } from '@stemma/shared/messages/empty';
import { accountMayWrite } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';
import { ErrorState } from '../../../components/State';
import { showShellDialog } from '../../../components/shellDialogStore';
import { usePanelChart } from '../../../lib/panelChart';
import { preload } from '../../../lib/preload';
import { useSession } from '../../../lib/session';
import { chartsOfEntityQuery } from '../documents';
import classes from '../../../components/panel/Panel.module.css';
import { HeadingAction, Section } from '../../../components/panel/Section';
import type { TabProps } from '../tabProps';

/** The charts that an entity stands on; each opens (SPEC §2.4). */
export function ChartsTab({ record }: TabProps) {
  const here = usePanelChart()?.key;
  const session = useSession();
  const mayEdit = session.status === 'signedIn' && accountMayWrite(session.viewer.accountType);
  const { data, error, loading, refetch } = useQuery(chartsOfEntityQuery, {
    variables: { key: record.key },
    fetchPolicy: 'cache-and-network',
  });
  const charts = data?.chartsOfEntity;
  if (error && !charts) {
    return (
      <ErrorState
        title={t('The charts did not load')}
        text={t('Stemma could not read them just now. Check your connection and try again.')}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  const unseen = charts ? record.chartCount - charts.length : 0;
  return (
    <Section
      title={t('Charts')}
      action={
        <span className={classes.actions}>
          <HeadingAction
            label={t('Put on a chart…')}
            about={t('this entity')}
            disabled={!mayEdit}
            onClick={() => put(record)}
          />
          {charts && charts.length > 0 && (
            <HeadingAction
              label={t('Combine…')}
              about={t('the charts of this entity')}
              onClick={() => combine(record)}
            />
          )}
        </span>
      }
    >
      {!charts && loading && (
        <Skeleton height={16} mt={8} width="70%" radius="sm" aria-label={t('Reading the charts')} />
      )}
      {charts?.length === 0 && unseen <= 0 && <p className={classes.none}>{emptyStates.entityCharts}</p>}
      {record.chartCount > 1 && <p className={classes.none}>{messages.severalCharts}</p>}
      {charts && charts.length > 0 && (
        <ul className={classes.list}>
          {charts.map((chart) => (
            <li key={chart.key}>
              <Link
                to={`/chart/${chart.key}`}
                state={{ locate: record.key }}
                className={classes.row}
                onMouseEnter={() => preload(`/chart/${chart.key}`)}
                {...(chart.key === here && { 'aria-current': 'page' })}
              >
                <IconSitemap size={18} stroke={1.6} className={classes.rowIcon} aria-hidden />
                <bdi>{chart.name}</bdi>
                {chart.key === here && <small className={classes.none}>{t('this chart')}</small>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {unseen > 0 && <p className={classes.quiet}>{messages.chartsNotShared(unseen)}</p>}
    </Section>
  );
}

function combine({ key, name }: TabProps['record']): void {
  showShellDialog({ kind: 'selectCharts', entityKey: key, entityName: name });
}

function put({ key, name }: TabProps['record']): void {
  showShellDialog({ kind: 'pickChart', entities: [{ key, name }] });
}
