import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { typeLabel, typeLabelPlural } from '@stemma/shared/entities/typeNames';
import { t, withinSentence } from '@stemma/shared/language/translate';
import { saveFile } from '../../../lib/saveFile';
import dialog from '../ImportDialog.module.css';
import { count } from '../../../lib/count';
import type { SheetReport } from './model';
import { reportCsv } from './reportCsv';

interface Props {
  type: RecordType;
  report: SheetReport;
  fileName: string;
  onClose: () => void;
}

/** What was made and what was left out, with a report to keep. */
export function DoneStep({ type, report, fileName, onClose }: Props) {
  const made = `${count(report.made)} ${withinSentence(report.made === 1 ? typeLabel(type) : typeLabelPlural(type))}`;
  const checked = report.rows.filter((row) => row.made && row.notes.length > 0).length;
  const save = () => {
    const content = new Blob([reportCsv(report)], { type: 'text/csv;charset=utf-8' });
    saveFile(content, `${fileName.replace(/\.[^.]*$/, '')} - import report.csv`);
  };
  return (
    <div>
      <div className={dialog.done} role="status">
        <span className={dialog.tick}>
          <IconCheck size={20} stroke={2} aria-hidden />
        </span>
        <div>
          <Text fw={600}>{t('{made} imported', { made })}</Text>
          <Text size="sm" c="dimmed">
            {report.left === 0
              ? t('Every row of the file was made.')
              : t('{left, plural, one {# row was} other {# rows were}} left out; the report says which and why.', {
                  left: report.left,
                })}
          </Text>
        </div>
      </div>
      {checked > 0 && (
        <Text size="sm" mt="md">
          {t(
            '{checked} of them {checked2, plural, one {has} other {have}} something in the notes that no field took.',
            { checked: count(checked), checked2: checked },
          )}
        </Text>
      )}
      <Group justify="space-between" mt="lg" gap="xs">
        <Button variant="subtle" leftSection={<IconDownload size={18} stroke={1.5} />} onClick={save}>
          {t('Download report')}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {t('Done')}
        </Button>
      </Group>
    </div>
  );
}
