import type { FormEvent } from 'react';
import { Alert, Anchor, Button, Group, Select, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { isRecordType, RECORD_TYPES, typeLabelPlural } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { CONTACT } from '@stemma/shared/product';
import { t, withinSentence } from '@stemma/shared/language/translate';
import { DropZone } from '../DropZone';
import { count } from '../../../lib/count';
import type { Failure } from './sendSheet';
import { sheetFault } from './sendSheet';
import classes from './Sheet.module.css';

interface Props {
  type: RecordType;
  file: File | undefined;
  failed: Failure | undefined;
  onType: (type: RecordType) => void;
  onFile: (file: File) => void;
  onRead: (file: File) => void;
  onClose: () => void;
}

const TYPES = RECORD_TYPES.map((value) => ({ value, label: typeLabelPlural(value) }));

/** Of which type the rows are, and which file. */
export function ChooseStep({ type, file, failed, onType, onFile, onRead, onClose }: Props) {
  const fault = file && sheetFault(file);
  const plural = typeLabelPlural(type);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file && !fault) onRead(file);
  };
  return (
    <form onSubmit={submit}>
      <Text size="sm" c="dimmed" mb="md">
        {t(
          'An .xlsx spreadsheet or a .csv file with a row for each of them, up to {sheetRowsMax} rows. You see what becomes of each row before anything is made.',
          { sheetRowsMax: count(limits.sheetRowsMax) },
        )}
      </Text>
      <div className={classes.kind}>
        <Select
          label={t('What the rows are')}
          data={TYPES}
          value={type}
          allowDeselect={false}
          onChange={(value) => value && isRecordType(value) && onType(value)}
        />
        <Anchor
          href={`/api/imports/template/${encodeURIComponent(plural)}.xlsx`}
          download
          size="sm"
          className={classes.template}
        >
          <IconDownload size={16} stroke={1.6} aria-hidden />
          {t('Template for {type}', { type: withinSentence(plural) })}
        </Anchor>
      </div>
      <DropZone
        file={file}
        fault={fault && `${messages.importFailed(CONTACT)}. ${fault}`}
        wanted={t('Drop an .xlsx or .csv file here')}
        most={limits.sheetBytesMax}
        accept=".xlsx,.csv"
        label={t('Spreadsheet')}
        onFile={onFile}
      />
      {failed && (
        <Alert color="red" variant="light" mt="md" role="alert" title={failed.title}>
          {failed.reason}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" disabled={!file || Boolean(fault)}>
          {t('Preview')}
        </Button>
      </Group>
    </form>
  );
}
