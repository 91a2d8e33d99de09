import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import {
  IconBraces,
  IconDeviceFloppy,
  IconFileDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypeDocx,
  IconFileTypePdf,
} from '@tabler/icons-react';
import type { ReportFormat } from '@stemma/shared/rules/ownership';
import { t } from '@stemma/shared/language/translate';
import { askedOf } from '../../lib/ownership/asked';
import type { FetchReport } from '../../lib/ownership/report';
import { currentOwnershipSettings, dayOf } from '../../lib/ownership/settings';
import { saveFile } from '../../lib/saveFile';
import { notify, notifyWhile } from '../notify';

interface Props {
  entityKey: string;
  name: string;
  fetchReport: FetchReport;
  /** Saves the chart first; null where all of it is saved. */
  onSave: (() => Promise<boolean>) | null;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const FORMATS: readonly { format: ReportFormat; label: string; Icon: typeof IconBraces }[] = [
  { format: 'pdf', label: t('Pages to print (PDF)'), Icon: IconFileTypePdf },
  { format: 'docx', label: t('Document (Word)'), Icon: IconFileTypeDocx },
  { format: 'xlsx', label: t('Workbook (Excel)'), Icon: IconFileSpreadsheet },
  { format: 'csv', label: t('Holders (CSV)'), Icon: IconFileTypeCsv },
  { format: 'json', label: t('Data (JSON)'), Icon: IconBraces },
];

/** The report of who owns an entity, as the settings ask, in a form that is chosen. */
export function ReportMenu({ entityKey, name, fetchReport, onSave }: Props) {
  const [busy, setBusy] = useState(false);
  const make = async (format: ReportFormat) => {
    if (busy) return;
    setBusy(true);
    const settings = currentOwnershipSettings();
    const file = `${name} ${dayOf(settings)}.${format}`;
    try {
      await notifyWhile(
        t('Making the report …'),
        fetchReport({ ...askedOf(entityKey, settings), format }).then((bytes) => saveFile(bytes, file)),
      );
    } catch (error) {
      notify('Error', error instanceof Error ? error.message : t('The report could not be made. Try again.'), 5000);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end" width={248} withinPortal>
      <Menu.Target>
        <Button size="xs" variant="default" loading={busy} leftSection={<IconFileDownload size={16} stroke={1.75} />}>
          {t('Report')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {onSave && (
          <>
            <Menu.Label>{t('The report is of the chart as it is saved, without unsaved changes.')}</Menu.Label>
            <Menu.Item leftSection={<IconDeviceFloppy {...icon} />} onClick={() => void onSave()}>
              {t('Save first')}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        {FORMATS.map(({ format, label, Icon }) => (
          <Menu.Item key={format} leftSection={<Icon {...icon} />} onClick={() => void make(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
