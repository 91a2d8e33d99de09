import { useCallback, useMemo, useState } from 'react';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { emptyStates } from '@stemma/shared/messages/empty';
import { t } from '@stemma/shared/language/translate';
import { Breadcrumb } from '../../../components/files/Breadcrumb';
import { fetchMany } from '../../../components/files/fetchItems';
import { FileTable } from '../../../components/files/FileTable';
import { FileTableSkeleton } from '../../../components/files/FileTableSkeleton';
import classes from '../../../components/files/files.module.css';
import { breadcrumb, shownItems } from '../../../components/files/items';
import { FilePreview } from '../../../components/files/FilePreview';
import { FileSelectionBar } from '../../../components/files/FileSelectionBar';
import { ErrorState } from '../../../components/State';
import { useReading, useVisiting } from '../visit';
import { fetchShared, fetchSharedPreview } from './fetchShared';
import { readSharedFiles, type SharedItem } from './readFiles';

interface Props {
  /** Key of the entity or chart. */
  ownerKey: string;
  /** What stands where nothing is shown at all. */
  empty: string;
  /** As a CSS length. */
  maxHeight: string;
}

const NONE: ReadonlySet<string> = new Set();
const NO_ITEMS: readonly SharedItem[] = [];
const NOWHERE = { all: [], move: () => Promise.resolve(false) };

/** The files, folders and links that a link shows of an entity or chart: a folder at a time, or searched flat (SPEC §2.5). */
export function SharedFiles({ ownerKey, empty, maxHeight }: Props) {
  const { data, failed, retry } = useReading(readSharedFiles, ownerKey);
  const visiting = useVisiting();
  const [folder, setFolder] = useState('');
  const [search, setSearch] = useState('');
  const [marked, setMarked] = useState(NONE);
  const [previewed, setPreviewed] = useState<string>();
  const all = data ?? NO_ITEMS;
  const shown = useMemo(() => shownItems(all, folder, search), [all, folder, search]);
  const fetchOne = useCallback((item: SharedItem) => fetchShared(item, visiting), [visiting]);
  const bytesOf = useCallback(
    (file: SharedItem, signal: AbortSignal) => fetchSharedPreview(file, visiting, signal),
    [visiting],
  );
  if (failed !== null) return <ErrorState title={t('The files did not load')} text={failed} onRetry={retry} />;
  if (data === undefined) return <FileTableSkeleton />;

  const go = (key: string) => {
    setSearch('');
    setMarked(NONE);
    setFolder(key);
  };
  const folders = all.filter(({ is }) => is === 'folder');
  const selected = shown.filter(({ key }) => marked.has(key));
  const previewable = shown.flatMap((item) => (item.is === 'file' && item.preview ? [item] : []));
  const preview = previewable.find(({ key }) => key === previewed);
  return (
    <div className={classes.browser}>
      <div className={classes.split} data-previewing={preview !== undefined}>
        <div className={classes.listed}>
          <div className={classes.bar}>
            <Breadcrumb steps={breadcrumb(folders, folder)} places={NOWHERE} editable={false} onGo={go} />
            <TextInput
              className={classes.search}
              size="xs"
              aria-label={t('Search the files')}
              placeholder={t('Search')}
              leftSection={<IconSearch size={16} stroke={1.6} />}
              rightSection={
                search && <CloseButton size="sm" aria-label={t('Clear the search')} onClick={() => setSearch('')} />
              }
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </div>
          {selected.length > 0 && (
            <FileSelectionBar
              selected={selected.length}
              onFetch={() => void fetchMany(selected, fetchOne)}
              onClear={() => setMarked(NONE)}
            />
          )}
          {shown.length === 0 ? (
            <p className={classes.none}>
              {search.trim() ? t('Nothing here has such a name.') : folder ? emptyStates.folder : empty}
            </p>
          ) : (
            <FileTable
              key={folder}
              items={shown}
              chosen={marked}
              previewed={preview?.key}
              maxHeight={maxHeight}
              onChoose={setMarked}
              onOpen={(item) => (item.is === 'folder' ? go(item.key) : void fetchOne(item))}
              onFetch={(item) => void fetchOne(item)}
              onPreview={({ key }) => setPreviewed(key === previewed ? undefined : key)}
            />
          )}
        </div>
        {preview && (
          <FilePreview
            file={preview}
            all={previewable}
            bytesOf={bytesOf}
            onFetch={(file) => void fetchOne(file)}
            onShow={({ key }) => setPreviewed(key)}
            onClose={() => setPreviewed(undefined)}
          />
        )}
      </div>
    </div>
  );
}
