import { useRef, type InputHTMLAttributes } from 'react';
import { Button, Group } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { IconCloudUpload } from '@tabler/icons-react';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { count } from '../../../lib/count';
import { notify } from '../../notify';
import classes from '../files.module.css';
import { chosenFiles, type Chosen } from './chosen';
import { removeFinished } from './engine';
import { useUploads } from './queue';
import { UploadRow } from './UploadRow';
import { useRecalled } from './useRecalled';

const ROW = 68;

interface Props {
  ownerKey: string;
  maxHeight: string;
  onChosen: (chosen: Chosen[]) => void;
}

/** Where files are dropped or chosen, and how each upload stands (SPEC §2.5). */
export function UploadView({ ownerKey, maxHeight, onChosen }: Props) {
  useRecalled();
  const uploads = useUploads(ownerKey);
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: uploads.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    getItemKey: (index) => uploads[index]?.id ?? index,
    overscan: 6,
  });
  const finished = uploads.filter(({ state }) => state === 'done' || state === 'failed').length;
  const done = uploads.filter(({ state }) => state === 'done').length;
  return (
    <>
      <div className={classes.drop}>
        <IconCloudUpload size={28} stroke={1.4} aria-hidden />
        <p>
          <strong>{t('Drop files or folders here')}</strong>
          <small>
            {t('Documents, spreadsheets, pictures, audio and video, up to {megabytes} MB each', {
              megabytes: limits.uploadBytesMax / 1024 / 1024,
            })}
          </small>
        </p>
        <Group gap="xs">
          <Choose label={t('Choose files')} onChosen={onChosen} />
          <Choose label={t('Choose a folder')} folder onChosen={onChosen} />
        </Group>
      </div>
      {uploads.length > 0 && (
        <div className={classes.summary}>
          <span aria-live="polite">
            {t('{done} of {count} uploaded', { done: count(done), count: count(uploads.length) })}
          </span>
          {finished > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={() => removeFinished(ownerKey)}>
              {t('Remove finished')}
            </Button>
          )}
        </div>
      )}
      <div ref={scroll} className={classes.uploads} style={{ maxHeight }}>
        <ul aria-label={t('Uploads')} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const upload = uploads[index];
            return upload && <UploadRow key={upload.id} upload={upload} top={start} />;
          })}
        </ul>
      </div>
    </>
  );
}

/** What React's types do not know of a file input yet. */
const WHOLE_FOLDER = { webkitdirectory: '' } as InputHTMLAttributes<HTMLInputElement>;

function Choose(props: { label: string; folder?: boolean; onChosen: (chosen: Chosen[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="default" size="xs" h={36} fz={14} onClick={() => input.current?.click()}>
        {props.label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={props.label}
        {...(props.folder && WHOLE_FOLDER)}
        onChange={({ currentTarget }) => {
          const chosen = chosenFiles(currentTarget.files ?? []);
          currentTarget.value = '';
          if (chosen.length > 0) props.onChosen(chosen);
          else notify('Warning', messages.noFileSelected);
        }}
      />
    </>
  );
}
