import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { Button, Text } from '@mantine/core';
import { IconFileCheck, IconUpload } from '@tabler/icons-react';
import { sizeText } from '@stemma/shared/fileSize';
import { t } from '@stemma/shared/language/translate';
import classes from './ImportDialog.module.css';

interface Props {
  file: File | undefined;
  /** Why the file cannot be sent. */
  fault: string | undefined;
  /** What to drop, in words. */
  wanted: string;
  /** Bytes. */
  most: number;
  accept: string;
  /** What a screen reader calls the choice of a file. */
  label: string;
  onFile: (file: File) => void;
}

/** Where a file is dropped, or chosen. */
export function DropZone({ file, fault, wanted, most, accept, label, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = (chosen: File | undefined) => {
    if (chosen) onFile(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const Icon = file ? IconFileCheck : IconUpload;
  return (
    <div
      className={classes.drop}
      data-over={over || undefined}
      data-fault={fault ? true : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon size={28} stroke={1.4} aria-hidden />
      <div className={classes.file}>
        <Text size="sm" fw={600} truncate>
          {file ? file.name : wanted}
        </Text>
        <Text size="xs" c={fault ? 'var(--mantine-color-error)' : 'dimmed'} role={fault ? 'alert' : undefined}>
          {file
            ? (fault ?? sizeText(file.size))
            : t('or choose one, up to {megabytes} MB', { megabytes: most / 1024 / 1024 })}
        </Text>
      </div>
      <Button variant="default" data-autofocus onClick={() => input.current?.click()}>
        {file ? t('Choose another') : t('Choose file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
