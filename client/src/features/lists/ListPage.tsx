import { useEffect, useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { useLocation } from '../../lib/router/hooks';
import { accountMayWrite } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';
import { loadDragging } from '../../components/folders/dragging';
import { FolderActions } from '../../components/folders/FolderActions';
import { FolderBar } from '../../components/folders/FolderBar';
import type { FolderAsked } from '../../components/folders/FolderDialogs';
import { folderDialogs } from '../../components/folders/folderDialogsPart';
import { FolderTiles } from '../../components/folders/FolderTiles';
import { childrenOf, pathTo } from '../../components/folders/tree';
import { useFolders } from '../../components/folders/useFolders';
import { HeaderButton } from '../../components/HeaderButton';
import { notify } from '../../components/notify';
import { PageHeader } from '../../components/PageHeader';
import { ErrorState } from '../../components/State';
import { count } from '../../lib/count';
import { usePreloadedSoon } from '../../components/usePreloadedSoon';
import { openEntityPanel } from '../../lib/entityPanel';
import { endFirstViewOnceDrawn } from '../../lib/firstView';
import { useSession } from '../../lib/session';
import { BulkBar } from './BulkBar';
import { ColumnsMenu } from './ColumnsMenu';
import { DuplicatesButton } from './DuplicatesButton';
import { FilterBar } from './FilterBar';
import type { ListKind } from './kinds';
import { listAt } from './kinds';
import { EmptyList, ListSkeleton } from './ListStates';
import { ListTable } from './ListTable';
import { NOTHING, type RowSelection } from './selection';
import { entitySource } from './source';
import { useList } from './useList';
import { useMoveToBin } from './useMoveToBin';
import classes from './List.module.css';

/** What a list asks of other parts of the client. */
export interface ListActions {
  onNew: (kind: ListKind, folder: string) => void;
  onImport: (kind: ListKind, folder: string) => void;
  /** Sets tags on several entities, as an action of the bar of chosen ones. */
  tagsFor: (keys: readonly string[]) => ReactNode;
}

/** The list of the path: organisations, individuals, trusts, assets, projects or custom entities. */
export function ListPage(listActions: ListActions) {
  const { pathname } = useLocation();
  const kind = listAt(pathname);
  return <ListOf key={kind.path} kind={kind} {...listActions} />;
}

const SOON = [folderDialogs];

function ListOf({ kind, onNew, onImport, tagsFor }: ListActions & { kind: ListKind }) {
  const client = useApolloClient();
  const session = useSession();
  const mayWrite = session.status === 'signedIn' && accountMayWrite(session.viewer.accountType);
  const folders = useFolders(kind.folders);
  usePreloadedSoon(SOON);
  const { rows, address, narrowed, preferences, ...list } = useList(kind);
  useEffect(() => void loadDragging(), []);
  useEffect(() => {
    if (!rows.busy) endFirstViewOnceDrawn();
  }, [rows.busy]);
  const [selection, select] = useState<RowSelection>(NOTHING);
  const [asked, ask] = useState<FolderAsked>();
  const moveToBin = useMoveToBin();
  const here = pathTo(folders.all, address.folder).at(-1);
  const empty = rows.total === 0 && !rows.changing;
  const bare = empty && !narrowed && !here && childrenOf(folders.all, '').length === 0;
  const clear = () => select(NOTHING);

  const go = (folder: string) => {
    clear();
    list.change({ folder });
  };
  const selectAll = async () => {
    const keys = await list.keys();
    if (!keys) return;
    select({ keys: new Set(keys), anchor: null });
    if (keys.length < (rows.total ?? 0))
      notify(
        'Warning',
        t('The first {count} by name are chosen; do the others after them.', { count: count(keys.length) }),
        5000,
      );
  };
  const bin = async (keys: readonly string[]) => {
    const wanted = new Set(keys);
    const shown = Array.from({ length: rows.total ?? 0 }, (_, index) => rows.at(index));
    const onChart = shown.some((row) => row && row.chartCount > 0 && wanted.has(row.key));
    if (!onChart) clear();
    if (!(await moveToBin(keys, [], onChart)) && selection.keys.size > 0) select(selection);
  };
  const actions = {
    mayWrite,
    open: ({ key }: { key: string }) => openEntityPanel({ key }),
    charts: ({ key }: { key: string }) => openEntityPanel({ key, tab: 'charts' }),
    move: (keys: readonly string[]) => ask({ what: 'move', keys }),
    bin: (keys: readonly string[]) => void bin(keys),
  };
  const listActions = (
    <>
      <DuplicatesButton />
      <HeaderButton
        label={t('Import')}
        icon={<IconTableImport size={18} stroke={1.5} />}
        variant="default"
        onClick={() => onImport(kind, here?.key ?? '')}
      />
      <HeaderButton
        label={t('New {one}', { one: kind.one })}
        icon={<IconPlus size={18} stroke={1.8} />}
        onClick={() => onNew(kind, here?.key ?? '')}
      />
    </>
  );

  return (
    <>
      <PageHeader title={kind.title}>{mayWrite && !bare && listActions}</PageHeader>
      <div className={classes.page}>
        {!bare && (
          <>
            {selection.keys.size > 0 ? (
              <BulkBar keys={[...selection.keys]} actions={actions} onClear={clear}>
                {tagsFor([...selection.keys])}
              </BulkBar>
            ) : (
              <FilterBar kind={kind} address={address} narrowed={narrowed} onChange={list.change} />
            )}
            <FolderBar
              folders={folders}
              root={t('All {title}', { title: kind.title })}
              current={address.folder}
              onGo={go}
            >
              <span className={classes.total} role="status">
                {rows.total === undefined || rows.changing
                  ? ''
                  : `${count(rows.total)} ${rows.total === 1 ? kind.one : kind.many}`}
              </span>
              {rows.failed && rows.total !== undefined && (
                <Button
                  variant="light"
                  color="red"
                  size="compact-sm"
                  loading={rows.busy}
                  onClick={() => void rows.refresh()}
                >
                  {t('Some could not be read. Try again')}
                </Button>
              )}
              {mayWrite && <FolderActions inFolder={here !== undefined} onAsk={ask} />}
              <ColumnsMenu
                all={list.allColumns}
                chosen={preferences.columns}
                onChoose={(columns) => list.prefer({ columns })}
                onReset={() => list.prefer({ columns: kind.columns })}
              />
            </FolderBar>
            {!narrowed && (
              <FolderTiles
                folders={folders}
                current={here?.key ?? ''}
                mayWrite={mayWrite}
                onGo={go}
                onRename={(folder) => ask({ what: 'rename', folder })}
                onMove={({ key }) => ask({ what: 'move', keys: [key] })}
              />
            )}
          </>
        )}
        {rows.failed && rows.total === undefined ? (
          <ErrorState
            title={t('The {many} could not be read', { many: kind.many })}
            text={t('Stemma did not answer. Check your connection and try again.')}
            busy={rows.busy}
            onRetry={() => void rows.refresh()}
          />
        ) : rows.total === undefined ? (
          <ListSkeleton what={kind.many} />
        ) : empty ? (
          <EmptyList
            kind={kind}
            why={narrowed ? 'narrowed' : here ? 'folder' : 'none'}
            mayWrite={mayWrite}
            onAddMany={() => ask({ what: 'addMany' })}
          >
            {listActions}
          </EmptyList>
        ) : (
          <ListTable
            label={kind.title}
            rows={rows}
            place={list.place}
            columns={list.columns}
            order={preferences}
            onOrder={list.prefer}
            selection={selection}
            onSelect={select}
            onSelectAll={() => void selectAll()}
            actions={actions}
          />
        )}
      </div>
      {asked && (
        <folderDialogs.Component
          asked={asked}
          folders={folders}
          root={t('All {title}', { title: kind.title })}
          current={address.folder}
          source={entitySource(client, kind)}
          binLabel={t('Move to bin')}
          onBin={moveToBin}
          onMoved={clear}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
