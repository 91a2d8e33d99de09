import { Fragment, useState } from 'react';
import { CloseButton, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { messages } from '@stemma/shared/messages';
import { FileTableSkeleton } from '../../../components/files/FileTable';
import { breadcrumb, shownItems, type Step } from '../../../components/files/items';
import { ErrorState } from '../../../components/State';
import { useReading, useVisiting } from '../visit';
import { fetchShared } from './fetchShared';
import { readSharedFiles, type SharedItem } from './readFiles';
import { SharedRow } from './SharedRow';
import classes from './SharedFiles.module.css';

/** The files, folders and links that a link shows of an entity or chart: a folder at a time, or searched flat (SPEC §2.5). */
export function SharedFiles({ ownerKey, empty }: { ownerKey: string; empty: string }) {
  const { data, failed, retry } = useReading(readSharedFiles, ownerKey);
  const visiting = useVisiting();
  const [folder, setFolder] = useState('');
  const [search, setSearch] = useState('');
  if (failed !== null) return <ErrorState title="The files did not load" text={failed} onRetry={retry} />;
  if (data === undefined) return <FileTableSkeleton />;

  const all = data ?? [];
  const shown = shownItems(all, folder, search);
  const steps = breadcrumb(
    all.filter(({ is }) => is === 'folder'),
    folder,
  );
  const go = (key: string) => {
    setSearch('');
    setFolder(key);
  };
  const open = (item: SharedItem) => (item.is === 'folder' ? go(item.key) : void fetchShared(item, visiting));
  return (
    <div className={classes.files}>
      <div className={classes.bar}>
        <Path steps={steps} onGo={go} />
        <TextInput
          className={classes.search}
          size="xs"
          aria-label="Search the files"
          placeholder="Search"
          leftSection={<IconSearch size={16} stroke={1.6} />}
          rightSection={search && <CloseButton size="sm" aria-label="Clear the search" onClick={() => setSearch('')} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {shown.length === 0 ? (
        <p className={classes.none}>
          {search.trim() ? 'Nothing here has such a name.' : folder ? messages.empty.folder : empty}
        </p>
      ) : (
        <table className={classes.table} aria-label="Files">
          <thead>
            <tr>
              <th scope="col" aria-sort="ascending">
                Name
              </th>
              <th scope="col">Upload date</th>
              <th scope="col">Kind</th>
              <th scope="col">Size</th>
              <th scope="col" aria-label="Download" />
            </tr>
          </thead>
          <tbody>
            {shown.map((item) => (
              <SharedRow key={item.key} item={item} onOpen={open} onFetch={() => void fetchShared(item, visiting)} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Path({ steps, onGo }: { steps: readonly Step[]; onGo: (folder: string) => void }) {
  return (
    <nav aria-label="Folders" className={classes.path}>
      {steps.map((step, at) => (
        <Fragment key={step.key}>
          {at > 0 && <IconChevronRight size={14} stroke={1.8} aria-hidden />}
          <UnstyledButton
            className={classes.step}
            aria-current={at === steps.length - 1 ? 'location' : undefined}
            onClick={() => onGo(step.key)}
          >
            <bdi>{step.name}</bdi>
          </UnstyledButton>
        </Fragment>
      ))}
    </nav>
  );
}
