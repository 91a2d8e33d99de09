import { useRef } from 'react';
import { Progress } from '@mantine/core';
import {
  IconCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconTrash,
  IconUpload,
  IconX,
} from '@tabler/icons-react';
import { sizeText } from '@stemma/shared/fileSize';
import { endingOf } from '@stemma/shared/rules/uploads';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../notify';
import { FileIcon } from '../FileIcon';
import classes from '../files.module.css';
import { IconAction } from '../IconAction';
import { cancelUpload, goOnWith, pauseUpload, resumeUpload } from './engine';
import type { Upload } from './queue';

const icon = { size: 18, stroke: 1.6 };

/** One upload: its name, size, type, progress, speed, what went wrong, and what can be done with it. */
export function UploadRow({ upload, top }: { upload: Upload; top: number }) {
  const { id, name, size, sent, state, fault } = upload;
  const share = size ? Math.min(100, (100 * sent) / size) : 0;
  return (
    <li className={classes.upload} style={{ transform: `translateY(${top}px)` }} data-state={state}>
      <FileIcon is="file" name={name} />
      <div className={classes.uploadMain}>
        <div className={classes.uploadName}>
          <bdi title={name}>{name}</bdi>
          <small>{[sizeText(size), endingOf(name)].filter(Boolean).join(' · ')}</small>
        </div>
        {state !== 'failed' && state !== 'done' && (
          <Progress
            value={share}
            size="sm"
            aria-label={t('{name}: {share}% uploaded', { name, share: Math.round(share) })}
          />
        )}
        <div className={classes.uploadState} role={state === 'failed' ? 'alert' : undefined} title={fault?.code}>
          {state === 'done' && <IconCheck size={14} stroke={2.2} aria-hidden />}
          {progressText(upload)}
        </div>
      </div>
      <div className={classes.actions}>
        {(state === 'active' || state === 'waiting' || state === 'offline') && (
          <IconAction label={t('Pause')} name={name} onClick={() => pauseUpload(id)}>
            <IconPlayerPause {...icon} />
          </IconAction>
        )}
        {state === 'paused' && (
          <IconAction label={t('Go on')} name={name} onClick={() => resumeUpload(id)}>
            <IconPlayerPlay {...icon} />
          </IconAction>
        )}
        {state === 'failed' && fault?.code !== 'extension' && fault?.code !== 'size' && (
          <IconAction label={t('Try again')} name={name} onClick={() => resumeUpload(id)}>
            <IconRefresh {...icon} />
          </IconAction>
        )}
        {state === 'again' && <ChooseAgain upload={upload} />}
        {state === 'done' || state === 'failed' ? (
          <IconAction label={t('Remove from the list')} name={name} onClick={() => cancelUpload(id)}>
            <IconTrash {...icon} />
          </IconAction>
        ) : (
          <IconAction label={t('Cancel')} name={name} onClick={() => cancelUpload(id)}>
            <IconX {...icon} />
          </IconAction>
        )}
      </div>
    </li>
  );
}

function progressText({ state, sent, size, speed, fault }: Upload): string {
  const progress = t('{at} of {count}', { at: sizeText(sent), count: sizeText(size) });
  switch (state) {
    case 'waiting':
      return t('Waiting');
    case 'active':
      return speed > 0 ? `${progress} · ${sizeText(Math.round(speed))}/s` : progress;
    case 'paused':
      return t('Paused · {progress}', { progress });
    case 'offline':
      return t('Waiting for the connection');
    case 'again':
      return t('Choose the file again to go on · {progress}', { progress });
    case 'failed':
      return fault?.message ?? '';
    case 'done':
      return t('Uploaded');
  }
}

/** Browsers forget which file it was when the page is left, so it is chosen once more. */
function ChooseAgain({ upload }: { upload: Upload }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (file: File | undefined) => {
    if (!file) return;
    const { name, size, modified } = upload;
    if (file.name === name && file.size === size && file.lastModified === modified) goOnWith(upload.id, file);
    else notify('Warning', t('This is not the file that was being uploaded, or it was changed since.'), 5000);
  };
  return (
    <>
      <IconAction label={t('Choose the file again')} name={upload.name} onClick={() => input.current?.click()}>
        <IconUpload {...icon} />
      </IconAction>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('Choose {name} again', { name: upload.name })}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
