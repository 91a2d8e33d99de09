import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { IconUpload } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import classes from '../files.module.css';
import { droppedFiles, type Chosen } from './chosen';

interface Props {
  className: string | undefined;
  enabled: boolean;
  onDropped: (chosen: Chosen[]) => void;
  children: ReactNode;
}

/** Takes files and whole folders from outside the browser, wherever they are dropped on what it holds. */
export function FileDrop({ className, enabled, onDropped, children }: Props) {
  const [over, setOver] = useState(false);
  // Every piece inside that the pointer enters and leaves tells so.
  const depth = useRef(0);
  const hasFiles = ({ dataTransfer }: DragEvent) => enabled && dataTransfer.types.includes('Files');
  const count = (step: number) => {
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    void droppedFiles(event.dataTransfer).then(onDropped);
  };
  return (
    <div
      className={className}
      onDragEnter={(event) => hasFiles(event) && count(1)}
      onDragLeave={(event) => hasFiles(event) && count(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={drop}
    >
      {children}
      {over && (
        <div className={classes.over} aria-hidden>
          <IconUpload size={28} stroke={1.5} />
          {t('Drop files or folders to upload them')}
        </div>
      )}
    </div>
  );
}
