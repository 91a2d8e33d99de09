import type { DragEvent, FormEvent } from 'react';
import { useRef, useState } from 'react';
import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { IconFileCode, IconUpload } from '@tabler/icons-react';
import { limits } from '@stemma/shared/limits';
import { fileFault, sizeText } from './chooseFile';
import classes from './ImportDialog.module.css';

interface Props {
  file: File | undefined;
  name: string;
  failed: string | undefined;
  onFile: (file: File) => void;
  onName: (name: string) => void;
  onStart: (file: File) => void;
  onClose: () => void;
}

/** Which file, and what the chart is to be called. */
export function ImportForm({ file, name, failed, onFile, onName, onStart, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const fault = file && fileFault(file);
  const ready = file && !fault;

  const choose = (chosen: File | undefined) => {
    if (chosen) onFile(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onStart(file);
  };

  return (
    <form onSubmit={submit}>
      <Text size="sm" c="dimmed" mb="md">
        Reads statements of the Beneficial Ownership Data Standard (BODS 0.4): people, entities and who owns or controls
        what. What was imported before is recognised, not doubled.
      </Text>
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
        {file ? <IconFileCode size={28} stroke={1.4} aria-hidden /> : <IconUpload size={28} stroke={1.4} aria-hidden />}
        <div className={classes.file}>
          <Text size="sm" fw={600} truncate>
            {file ? file.name : 'Drop a .json file here'}
          </Text>
          <Text size="xs" c={fault ? 'var(--mantine-color-error)' : 'dimmed'} role={fault ? 'alert' : undefined}>
            {file ? (fault ?? sizeText(file.size)) : `or choose one, up to ${limits.importBytesMax / 1024 / 1024} MB`}
          </Text>
        </div>
        <Button variant="default" data-autofocus onClick={() => input.current?.click()}>
          {file ? 'Choose another' : 'Choose file'}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label="Ownership file"
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <TextInput
        label="Chart name"
        description="Left empty, the chart is named after the company the file is about. A chart of that name that you imported before takes the file in."
        placeholder="After the company"
        mt="md"
        value={name}
        maxLength={limits.nameMax}
        autoComplete="off"
        onChange={(event) => onName(event.currentTarget.value)}
      />
      {failed && (
        <Alert color="red" variant="light" mt="md" role="alert" title="Nothing was imported">
          {failed}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={!ready}>
          Import
        </Button>
      </Group>
    </form>
  );
}
