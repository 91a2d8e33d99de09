import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { pathTo } from '../folders/tree';
import { FileList } from './FileList';
import type { FilesAsked } from './FilesDialogs';
import classes from './files.module.css';
import { NewMenu } from './NewMenu';
import { useFiles } from './useFiles';
import type { Chosen } from './uploads/chosen';
import { FileDrop } from './uploads/FileDrop';
import { sendChosen } from './uploads/sendChosen';
import { UploadsNotice } from './uploads/UploadsNotice';
import { UploadView } from './uploads/UploadView';

interface Props {
  /** Key of the entity or chart. */
  ownerKey: string;
  /** What stands where it has nothing at all. */
  empty: string;
  /** How high the list may be, as a CSS length. */
  maxHeight: string;
  /** Whether the upload view is shown instead of the list. */
  uploading: boolean;
  onUploading: (uploading: boolean) => void;
  /** Told when a dialog of its own opens and closes, for who is a dialog himself. */
  onDialog?: (open: boolean) => void;
}

/** The files of an entity or chart: the list of a folder, or the upload view. Another entity starts at its root (SPEC §4). */
export function FileBrowser(props: Props) {
  return <Browser key={props.ownerKey} {...props} />;
}

function Browser({ ownerKey, empty, maxHeight, uploading: wished, onUploading, onDialog }: Props) {
  const client = useApolloClient();
  const files = useFiles(ownerKey);
  const [wanted, go] = useState('');
  const [asked, setAsked] = useState<FilesAsked>();
  const heading = useRef<HTMLHeadingElement>(null);
  const here = pathTo(files.area?.folders ?? [], wanted).at(-1);
  const folder = here?.key ?? '';
  const editable = files.area?.mayEdit ?? false;
  const uploading = wished && (editable || !files.area);
  const ask = (next: FilesAsked | undefined) => {
    setAsked(next);
    onDialog?.(next !== undefined);
  };
  const show = (upload: boolean) => {
    flushSync(() => onUploading(upload));
    heading.current?.focus({ preventScroll: true });
  };
  const send = (chosen: readonly Chosen[]) => {
    onUploading(true);
    void sendChosen(client, chosen, { ownerKey, folder, folders: files.area?.folders ?? [] });
  };
  return (
    <FileDrop className={classes.browser} enabled={editable} onDropped={send}>
      <div className={classes.top}>
        <h3 ref={heading} tabIndex={-1}>
          {uploading ? t('Upload to {name}', { name: here?.name ?? t('All Files') }) : t('Files')}
        </h3>
        {uploading ? (
          <Button size="xs" h={36} fz={14} onClick={() => show(false)}>
            {t('Done')}
          </Button>
        ) : (
          <NewMenu
            disabled={!editable}
            onUpload={() => show(true)}
            onLink={() => ask({ what: 'newLink' })}
            onFolder={() => ask({ what: 'newFolder' })}
          />
        )}
      </div>
      {uploading ? (
        <UploadView ownerKey={ownerKey} maxHeight={maxHeight} onChosen={send} />
      ) : (
        <>
          <UploadsNotice ownerKey={ownerKey} onShow={() => onUploading(true)} />
          <FileList
            files={files}
            ownerKey={ownerKey}
            empty={empty}
            folder={folder}
            maxHeight={maxHeight}
            asked={asked}
            onAsk={ask}
            onGo={go}
          />
        </>
      )}
    </FileDrop>
  );
}
