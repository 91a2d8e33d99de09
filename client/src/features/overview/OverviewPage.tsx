import { useEffect, useEffectEvent, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Button, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDice5, IconFileImport, IconFolderOpen, IconPlus, IconSearch, IconSitemap } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from '../../lib/router/hooks';
import { Navigate } from '../../lib/router/Link';
import { emptyStates } from '@stemma/shared/messages/empty';
import { accountMayWrite } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';
import { FolderActions } from '../../components/folders/FolderActions';
import { FolderBar } from '../../components/folders/FolderBar';
import type { FolderAsked } from '../../components/folders/FolderDialogs';
import { folderDialogs } from '../../components/folders/folderDialogsPart';
import { FolderTiles } from '../../components/folders/FolderTiles';
import { pathTo } from '../../components/folders/tree';
import { useFolders } from '../../components/folders/useFolders';
import { HeaderButton } from '../../components/HeaderButton';
import { PageHeader } from '../../components/PageHeader';
import { BEGIN, type Begun } from '../../components/places';
import { ErrorState, State } from '../../components/State';
import { usePreloadedSoon } from '../../components/usePreloadedSoon';
import { endFirstViewOnceDrawn } from '../../lib/firstView';
import { useSession } from '../../lib/session';
import { ChartCards, ChartCardsSkeleton } from './ChartCards';
import { chartTable } from './chartTablePart';
import { ChartTableSkeleton } from './ChartTableSkeleton';
import { chartCount } from '../../lib/count';
import type { ChartCard } from './documents';
import type { OverviewAsked } from './OverviewDialogs';
import { overviewDialogs } from './overviewDialogsPart';
import { usePreferences } from './preferences';
import { RecentCharts } from './RecentCharts';
import { useOpenFolder } from './rememberedFolder';
import { chartSource } from './source';
import { Toolbar } from './Toolbar';
import { useChartActions } from './useChartActions';
import { useCharts } from './useCharts';
import classes from './Overview.module.css';

const SOON = [overviewDialogs, folderDialogs, chartTable];

/** All Charts: every chart the user may read. `onImport` opens the import of an ownership file. */
export function OverviewPage({ onImport }: { onImport: () => void }) {
  const navigate = useNavigate();
  const session = useSession();
  const [preferences, prefer] = usePreferences();
  const [search, setSearch] = useState('');
  const [searched] = useDebouncedValue(search.trim(), 200);
  const { folder, go, redirect } = useOpenFolder();
  const folders = useFolders('Dataset');
  const here = pathTo(folders.all, folder).at(-1);
  const list = useCharts(searched, folder, preferences);
  const actions = useChartActions();
  const [asked, setAsked] = useState<OverviewAsked>();
  const [folderAsked, askFolder] = useState<FolderAsked>();
  const client = useApolloClient();
  const mayWrite = session.status === 'signedIn' && accountMayWrite(session.viewer.accountType);
  const isTable = preferences.view === 'table';
  const none = !list.loading && !list.failed && list.charts.length === 0;
  const bare = none && !searched && !here && folders.all.length === 0;
  const rename = (chart: ChartCard) => setAsked({ what: 'rename', chart });
  const move = ({ key }: ChartCard) => askFolder({ what: 'move', keys: [key] });
  const [params, setParams] = useSearchParams();
  const begun = redirect ? null : (params.get(BEGIN) as Begun | null);
  const begin = useEffectEvent((what: Begun) => {
    setParams(
      (before) => {
        const left = new URLSearchParams(before);
        left.delete(BEGIN);
        return left;
      },
      { replace: true },
    );
    if (!mayWrite) return;
    if (what === 'import') onImport();
    else if (what === 'new' || what === 'sample') setAsked({ what });
  });
  useEffect(() => {
    if (begun) begin(begun);
  }, [begun]);

  const create = async (name: string, visibility: 'public' | 'private') => {
    const key = await actions.create(name, visibility, here?.key ?? '');
    if (key) void navigate(`/chart/${key}?mode=edit`);
    return key !== undefined;
  };
  const createSample = async (name: string, entities: number) => {
    const key = await actions.createSample(name, entities, here?.key ?? '');
    if (key) void navigate(`/chart/${key}`);
    return key !== undefined;
  };
  const finishRename = (chart: ChartCard, name: string) => void actions.rename(chart, name);
  usePreloadedSoon(SOON);
  useEffect(() => {
    if (isTable) chartTable.preload();
  }, [isTable]);
  useEffect(() => {
    if (!list.loading) endFirstViewOnceDrawn();
  }, [list.loading]);

  const newChart = (
    <HeaderButton
      label={t('New chart')}
      icon={<IconPlus size={18} stroke={1.8} />}
      onClick={() => setAsked({ what: 'new' })}
    />
  );
  const importData = (
    <HeaderButton
      label={t('Import ownership data')}
      icon={<IconFileImport size={18} stroke={1.5} />}
      variant="default"
      onClick={onImport}
    />
  );

  const randomSample = (
    <HeaderButton
      label={t('Random sample')}
      icon={<IconDice5 size={18} stroke={1.5} />}
      variant="default"
      onClick={() => setAsked({ what: 'sample' })}
    />
  );

  if (redirect) return <Navigate to={redirect} replace />;
  return (
    <>
      <PageHeader title={t('All Charts')}>
        {mayWrite && !bare && (
          <>
            {randomSample}
            {importData}
            {newChart}
          </>
        )}
      </PageHeader>
      <div className={classes.scroll}>
        {!searched && !here && !none && !list.failed && <RecentCharts />}
        {!bare && !list.failed && (
          <Toolbar search={search} onSearch={setSearch} preferences={preferences} onPrefer={prefer}>
            {list.loading ? '' : chartCount(list.total)}
            {list.refreshing && <Loader size={14} role="img" aria-label={t('Reading the charts')} />}
          </Toolbar>
        )}
        {!bare && !searched && !list.failed && (
          <>
            <FolderBar folders={folders} root={t('All Charts')} current={folder} onGo={go}>
              {mayWrite && <FolderActions inFolder={here !== undefined} onAsk={askFolder} />}
            </FolderBar>
            <FolderTiles
              folders={folders}
              current={here?.key ?? ''}
              mayWrite={mayWrite}
              onGo={go}
              onRename={(one) => askFolder({ what: 'rename', folder: one })}
              onMove={({ key }) => askFolder({ what: 'move', keys: [key] })}
            />
          </>
        )}
        {list.loading && (isTable ? <ChartTableSkeleton /> : <ChartCardsSkeleton />)}
        {list.failed && (
          <ErrorState
            title={t('The charts could not be read')}
            text={t('Stemma did not answer. Check your connection and try again.')}
            onRetry={list.retry}
          />
        )}
        {list.charts.length > 0 &&
          (isTable ? (
            <chartTable.Component
              charts={list.charts}
              actions={actions}
              order={preferences}
              onOrder={prefer}
              onRename={rename}
              onMove={move}
            />
          ) : (
            <ChartCards charts={list.charts} actions={actions} onRename={rename} onMove={move} />
          ))}
        {list.more && (
          <div className={classes.more}>
            <Button variant="default" onClick={list.more} loading={list.refreshing}>
              {t('Show more')}
            </Button>
          </div>
        )}
        {none && searched && (
          <State
            icon={<IconSearch size={28} stroke={1.5} />}
            title={t('No chart is called “{searched}”', { searched })}
            text={t('Try another word, or fewer letters.')}
          >
            <Button variant="default" onClick={() => setSearch('')}>
              {t('Show all charts')}
            </Button>
          </State>
        )}
        {none && !searched && here && (
          <State
            icon={<IconFolderOpen size={28} stroke={1.5} />}
            title={emptyStates.folder}
            text={t('Drag charts here from the list, or add many at once.')}
          >
            {mayWrite && (
              <Button variant="default" onClick={() => askFolder({ what: 'addMany' })}>
                {t('Add to folder')}
              </Button>
            )}
          </State>
        )}
        {none && !searched && !here && (
          <State
            icon={<IconSitemap size={28} stroke={1.5} />}
            title={t('No charts yet')}
            text={
              mayWrite
                ? t('Start with a blank chart, or bring in an ownership file (BODS 0.4) and Stemma draws it.')
                : t('Charts that others share with you will stand here.')
            }
          >
            {mayWrite && (
              <>
                {randomSample}
                {importData}
                {newChart}
              </>
            )}
          </State>
        )}
      </div>
      {folderAsked && (
        <folderDialogs.Component
          asked={folderAsked}
          folders={folders}
          root={t('All Charts')}
          current={folder}
          source={chartSource(client)}
          binLabel={t('Delete for good')}
          onBin={(keys, folderKeys) => actions.removeMany(keys, folderKeys)}
          onClose={() => askFolder(undefined)}
        />
      )}
      {asked && (
        <overviewDialogs.Component
          asked={asked}
          onCreate={create}
          onCreateSample={createSample}
          onRename={finishRename}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
