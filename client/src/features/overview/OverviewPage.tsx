import { useState } from 'react';
import { Button, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileImport, IconPlus, IconSearch, IconSitemap } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { defaults } from '@stemma/shared/limits';
import { accountMayWrite } from '@stemma/shared/permissions';
import { HeaderButton } from '../../components/HeaderButton';
import { PageHeader } from '../../components/PageHeader';
import { ErrorState, State } from '../../components/State';
import { useSession } from '../../lib/session';
import { ChartCards, ChartCardsSkeleton } from './ChartCards';
import { ChartTable, ChartTableSkeleton } from './ChartTable';
import { count } from '../../lib/count';
import type { ChartCard } from './documents';
import { NameDialog } from './NameDialog';
import { usePreferences } from './preferences';
import { RecentCharts } from './RecentCharts';
import { Toolbar } from './Toolbar';
import { useChartActions } from './useChartActions';
import { useCharts } from './useCharts';
import classes from './Overview.module.css';

type Asked = { what: 'new' } | { what: 'rename'; chart: ChartCard };

/** All Charts: every chart the user may read. `onImport` opens the import of an ownership file. */
export function OverviewPage({ onImport }: { onImport: () => void }) {
  const navigate = useNavigate();
  const session = useSession();
  const [preferences, prefer] = usePreferences();
  const [search, setSearch] = useState('');
  const [searched] = useDebouncedValue(search.trim(), 200);
  const list = useCharts(searched, preferences);
  const actions = useChartActions();
  const [asked, setAsked] = useState<Asked>();
  const mayWrite = session.status === 'signedIn' && accountMayWrite(session.viewer.accountType);
  const isTable = preferences.view === 'table';
  const none = !list.loading && !list.failed && list.charts.length === 0;
  const rename = (chart: ChartCard) => setAsked({ what: 'rename', chart });

  const create = async (name: string, visibility: 'public' | 'private') => {
    const key = await actions.create(name, visibility);
    if (key) void navigate(`/chart/${key}?mode=edit`);
    return key !== undefined;
  };
  const finishRename = async (name: string) => {
    if (asked?.what === 'rename') void actions.rename(asked.chart, name);
    return true;
  };

  const newChart = (
    <HeaderButton
      label="New chart"
      icon={<IconPlus size={18} stroke={1.8} />}
      onClick={() => setAsked({ what: 'new' })}
    />
  );
  const importData = (
    <HeaderButton
      label="Import ownership data"
      icon={<IconFileImport size={18} stroke={1.5} />}
      variant="default"
      onClick={onImport}
    />
  );

  return (
    <>
      <PageHeader title="All Charts">
        {mayWrite && !(none && !searched) && (
          <>
            {importData}
            {newChart}
          </>
        )}
      </PageHeader>
      <div className={classes.scroll}>
        {!searched && !none && !list.failed && <RecentCharts />}
        {!(none && !searched) && !list.failed && (
          <Toolbar search={search} onSearch={setSearch} preferences={preferences} onPrefer={prefer}>
            {list.loading ? '' : `${count(list.total)} ${list.total === 1 ? 'chart' : 'charts'}`}
            {list.refreshing && <Loader size={14} aria-label="Reading the charts" />}
          </Toolbar>
        )}
        {list.loading && (isTable ? <ChartTableSkeleton /> : <ChartCardsSkeleton />)}
        {list.failed && (
          <ErrorState
            title="The charts could not be read"
            text="Stemma did not answer. Check your connection and try again."
            onRetry={list.retry}
          />
        )}
        {list.charts.length > 0 &&
          (isTable ? (
            <ChartTable charts={list.charts} actions={actions} order={preferences} onOrder={prefer} onRename={rename} />
          ) : (
            <ChartCards charts={list.charts} actions={actions} onRename={rename} />
          ))}
        {list.more && (
          <div className={classes.more}>
            <Button variant="default" onClick={list.more} loading={list.refreshing}>
              Show more
            </Button>
          </div>
        )}
        {none && searched && (
          <State
            icon={<IconSearch size={28} stroke={1.5} />}
            title={`No chart is called “${searched}”`}
            text="Try another word, or fewer letters."
          >
            <Button variant="default" onClick={() => setSearch('')}>
              Show all charts
            </Button>
          </State>
        )}
        {none && !searched && (
          <State
            icon={<IconSitemap size={28} stroke={1.5} />}
            title="No charts yet"
            text={
              mayWrite
                ? 'Start with a blank chart, or bring in an ownership file (BODS 0.4) and Stemma draws it.'
                : 'Charts that others share with you will stand here.'
            }
          >
            {mayWrite && (
              <>
                {importData}
                {newChart}
              </>
            )}
          </State>
        )}
      </div>
      {asked?.what === 'new' && (
        <NameDialog
          title="New chart"
          buttonText="Create"
          name={defaults.chartName}
          withVisibility
          onDone={create}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.what === 'rename' && (
        <NameDialog
          title="Rename chart"
          buttonText="Rename"
          name={asked.chart.name}
          onDone={finishRename}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
