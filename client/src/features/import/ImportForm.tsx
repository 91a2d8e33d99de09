import type { FormEvent } from 'react';
import { Alert, Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import type { TableMapping } from '@stemma/shared/rules/import/links/tableMapping';
import { showShellDialog } from '../../components/shellDialogStore';
import { FILE_ENDINGS, fileFault } from './chooseFile';
import { DropZone } from './DropZone';
import { PasteField } from './tables/PasteField';
import { isTableFile, tableFault } from './tables/sendTable';

interface Props {
  file: File | undefined;
  name: string;
  failed: string | undefined;
  onFile: (file: File) => void;
  onName: (name: string) => void;
  onStart: (file: File) => void;
  /** Rows of a table were pasted. */
  onRows: (table: File, mapping: TableMapping | null) => void;
  onClose: () => void;
}

/** Which file, and what the chart is to be called. */
export function ImportForm({ file, name, failed, onFile, onName, onStart, onRows, onClose }: Props) {
  const fault = file && (isTableFile(file) ? tableFault(file) : fileFault(file));
  const ready = file && !fault;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onStart(file);
  };

  return (
    <form onSubmit={submit}>
      <Text size="sm" c="dimmed" mb="md">
        {t(
          'Makes a chart of a spreadsheet of any shape that says who owns what, or of a file of ownership data, packed or not: BODS 0.4, FollowTheMoney, GLEIF (Level 1, Level 2, reporting exceptions), UK people with significant control, Companies House company data, OpenCorporates, ICIJ Offshore Leaks. What was imported before is recognised, not doubled. For a list of entities alone,',
        )}{' '}
        <Anchor
          component="button"
          type="button"
          inherit
          onClick={() => {
            onClose();
            showShellDialog({ kind: 'importEntities', type: 'Company' });
          }}
        >
          {t('use a template')}
        </Anchor>
        .
      </Text>
      <DropZone
        file={file}
        fault={fault}
        wanted={t('Drop a file here')}
        most={limits.importBytesMax}
        accept={FILE_ENDINGS.join(',')}
        label={t('Ownership file')}
        onFile={onFile}
      />
      <PasteField onRows={onRows} />
      <TextInput
        label={t('Chart name')}
        description={t(
          'Left empty, the chart is named after the company the file is about. A chart of that name that you imported before takes the file in.',
        )}
        placeholder={t('After the company')}
        mt="md"
        value={name}
        maxLength={limits.nameMax}
        autoComplete="off"
        onChange={(event) => onName(event.currentTarget.value)}
      />
      {failed && (
        <Alert color="red" variant="light" mt="md" role="alert" title={t('Nothing was imported')}>
          {failed}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" disabled={!ready}>
          {file && isTableFile(file) ? t('Next') : t('Import')}
        </Button>
      </Group>
    </form>
  );
}
