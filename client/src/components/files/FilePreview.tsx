import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Loader } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload, IconX } from '@tabler/icons-react';
import { sizeText } from '@stemma/shared/fileSize';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { OWN_ESCAPE } from '../Dialog';
import { lazyComponent } from '../lazyComponent';
import { ErrorState } from '../State';
import type { StoredFile } from './documents';
import classes from './files.module.css';
import { IconAction } from './IconAction';

type Previewed = Pick<StoredFile, 'key' | 'name' | 'size' | 'preview'>;

interface Props<T> {
  file: T;
  /** All that can be shown, in the order of the list. */
  all: readonly T[];
  /** Must stay the same function. */
  bytesOf: (file: T, signal: AbortSignal) => Promise<Blob>;
  onFetch: (file: T) => void;
  onShow: (file: T) => void;
  onClose: () => void;
}

const icon = { size: 18, stroke: 1.6 };

/** A picture or a PDF beside the list, or over it where there is no room; arrows go to the next one, Escape back. */
export function FilePreview<T extends Previewed>({ file, all, bytesOf, onFetch, onShow, onClose }: Props<T>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement: opener } = document;
    frame.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);
  const at = all.findIndex(({ key }) => key === file.key);
  const [before, after] = [all[at - 1], all[at + 1]];
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined;
    if (event.key === 'Escape') onClose();
    else if (next) onShow(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={frame}
      className={classes.preview}
      role="group"
      aria-label={t('Preview of {name}', { name: file.name })}
      tabIndex={-1}
      {...{ [OWN_ESCAPE]: true }}
      onKeyDown={onKeyDown}
    >
      <div className={classes.previewBar}>
        <IconAction label={t('Close the preview')} size={32} onClick={onClose}>
          <IconX {...icon} />
        </IconAction>
        <div className={classes.previewName}>
          <bdi title={file.name}>{file.name}</bdi>
          <small>{sizeText(file.size)}</small>
        </div>
        <IconAction label={t('Previous')} size={32} disabled={!before} onClick={() => before && onShow(before)}>
          <IconChevronLeft {...icon} />
        </IconAction>
        <IconAction label={t('Next')} size={32} disabled={!after} onClick={() => after && onShow(after)}>
          <IconChevronRight {...icon} />
        </IconAction>
        <IconAction label={t('Download')} size={32} onClick={() => onFetch(file)}>
          <IconDownload {...icon} />
        </IconAction>
      </div>
      <Content key={file.key} file={file} bytesOf={bytesOf} />
    </div>
  );
}

const pdfPages = lazyComponent(() => import('./PdfPages').then(({ PdfPages }) => PdfPages));

function Content<T extends Previewed>({ file: asked, bytesOf }: Pick<Props<T>, 'file' | 'bytesOf'>) {
  // What stands beside the list is the file as it was opened; the list may be read again meanwhile.
  const [file] = useState(asked);
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<{ url: string; bytes: Blob } | 'failed' | 'unreadable'>();
  const kind = file.preview === 'pdf' ? 'pdf' : 'image';
  useEffect(() => {
    const leaving = new AbortController();
    let url: string | undefined;
    bytesOf(file, leaving.signal)
      .then((bytes) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(bytes);
        setShown({ url, bytes });
      })
      .catch(() => leaving.signal.aborted || setShown('failed'));
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [file, bytesOf, tries]);
  const [cannotRead] = useState(() => () => setShown('unreadable'));
  if (shown === 'failed') {
    return (
      <ErrorState
        title={t('The preview did not load')}
        text={t('Check your connection and try again, or download the file.')}
        onRetry={() => {
          setShown(undefined);
          setTries(tries + 1);
        }}
      />
    );
  }
  if (shown === 'unreadable') return <p className={classes.none}>{messages.files.notShown}</p>;
  if (!shown) return <Loader className={classes.previewWaiting} aria-label={t('Reading the file')} />;
  if (kind === 'pdf') return <pdfPages.Component bytes={shown.bytes} name={file.name} onFailed={cannotRead} />;
  return <img className={classes.picture} src={shown.url} alt={file.name} onError={() => setShown('failed')} />;
}
