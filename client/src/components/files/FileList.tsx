import type { ReactNode } from 'react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { emptyStates } from '@stemma/shared/messages/empty';
import { t } from '@stemma/shared/language/translate';
import { ErrorState } from '../State';
import { Breadcrumb } from './Breadcrumb';
import { fetchItem, fetchMany, fetchShown } from './fetchItems';
import { FilesDialogs, type FilesAsked } from './FilesDialogs';
import { FileTable } from './FileTable';
import { FileTableSkeleton } from './FileTableSkeleton';
import classes from './files.module.css';
import { breadcrumb, shownItems, type FileAreaItem } from './items';
import { FilePreview } from './FilePreview';
import { FileRowMenu } from './FileRowMenu';
import { FileSelectionBar } from './FileSelectionBar';
import { Sharing } from './Sharing';
import { useFileActions } from './useFileActions';
import type { Files } from './useFiles';

interface Props {
  files: Files;
  /** Key of the entity or chart. */
  ownerKey: string;
  /** What stands where it has nothing at all. */
  empty: string;
  folder: string;
  maxHeight: string;
  asked: FilesAsked | undefined;
  onAsk: (asked: FilesAsked | undefined) => void;
  onGo: (folder: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The files of an entity or chart, a folder at a time or searched flat, and what is done with them. */
export function FileList({ files, ownerKey, empty, folder, maxHeight, asked, onAsk, onGo }: Props) {
  const { area, items } = files;
  const actions = useFileActions(ownerKey, items);
  const bar = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [marked, setMarked] = useState<ReadonlySet<string>>(NONE);
  const [previewed, setPreviewed] = useState<string>();
  const shown = useMemo(() => shownItems(items, folder, search), [items, folder, search]);
  const chosen = useMemo(() => new Set(shown.flatMap(({ key }) => (marked.has(key) ? [key] : []))), [shown, marked]);
  const places = useMemo(() => {
    const byKey = new Map(items.map((item) => [item.key, item]));
    const move = (keys: readonly string[], target: string) =>
      actions.move(
        keys.flatMap((key) => byKey.get(key) ?? []),
        target,
      );
    return { all: area?.folders ?? [], move };
  }, [area, items, actions]);

  if (files.failed || files.missing) {
    return (
      <ErrorState
        title={t('The files did not load')}
        text={t('Stemma could not read them just now. Check your connection and try again.')}
        busy={files.loading}
        onRetry={files.readAgain}
      />
    );
  }
  /** Where the keyboard goes on when what was chosen is not there any more. */
  const toHere = () => bar.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  const go = (key: string) => {
    setSearch('');
    setMarked(NONE);
    flushSync(() => onGo(key));
    toHere();
  };
  const remove = async (gone: readonly FileAreaItem[]) => {
    if (await actions.remove(gone)) toHere();
  };
  const open = (item: FileAreaItem) => (item.is === 'folder' ? go(item.key) : void fetchItem(item));
  const selected = shown.filter(({ key }) => chosen.has(key));
  const previewable = shown.flatMap((item) => (item.is === 'file' && item.preview ? [item] : []));
  const preview = previewable.find(({ key }) => key === previewed);
  const editable = area?.mayEdit ?? false;
  const moves = editable ? { places, dragged: (key: string) => (chosen.has(key) ? [...chosen] : [key]) } : undefined;
  return (
    <div className={classes.split} data-previewing={preview !== undefined}>
      <div className={classes.listed}>
        <div ref={bar} className={classes.bar}>
          <Breadcrumb steps={breadcrumb(places.all, folder)} places={places} editable={editable} onGo={go} />
          <TextInput
            className={classes.search}
            size="xs"
            aria-label={t('Search the files')}
            inputMode="search"
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
            onFetch={() => void fetchMany(selected, fetchItem)}
            onClear={() => setMarked(NONE)}
            editing={
              editable
                ? {
                    onMove: () => onAsk({ what: 'move', items: selected }),
                    onRemove: () => void remove(selected),
                  }
                : undefined
            }
          />
        )}
        {!area ? (
          <FileTableSkeleton />
        ) : shown.length === 0 ? (
          <Empty>{search.trim() ? t('Nothing here has such a name.') : folder ? emptyStates.folder : empty}</Empty>
        ) : (
          <FileTable
            // Another search begins at the top.
            key={`${folder} ${search.trim()}`}
            items={shown}
            chosen={chosen}
            previewed={preview?.key}
            moves={moves}
            sharingOf={(item) => <Sharing item={item} />}
            menuOf={(item) => (
              <FileRowMenu
                item={item}
                disabled={!editable}
                onRename={(one) => onAsk({ what: 'rename', item: one })}
                onExpiry={(one) => onAsk({ what: 'expiry', item: one })}
                onDuplicate={(one) => void actions.duplicate(one)}
                onMove={(one) => onAsk({ what: 'move', items: [one] })}
                onRemove={(one) => void remove([one])}
              />
            )}
            maxHeight={maxHeight}
            onChoose={setMarked}
            onOpen={open}
            onFetch={(item) => void fetchItem(item)}
            onPreview={({ key }) => setPreviewed(key === previewed ? undefined : key)}
          />
        )}
      </div>
      {preview && (
        <FilePreview
          file={preview}
          all={previewable}
          bytesOf={fetchShown}
          onFetch={(file) => void fetchItem(file)}
          onShow={({ key }) => setPreviewed(key)}
          onClose={() => setPreviewed(undefined)}
        />
      )}
      {asked && (
        <FilesDialogs
          asked={asked}
          folder={folder}
          places={places}
          actions={actions}
          onMoved={() => setMarked(NONE)}
          onClose={() => onAsk(undefined)}
        />
      )}
    </div>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return <p className={classes.none}>{children}</p>;
}
