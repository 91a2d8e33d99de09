import { useState } from 'react';
import { Menu } from '@mantine/core';
import { IconFileTypePdf, IconPhoto, IconPrinter } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../../components/notify';
import { paperDialog } from './paperDialogPart';
import { useSharedExport } from './useSharedExport';

/** The lines of a menu that save or print a shared chart, and the dialog that one of them opens. */
export function useExportItems() {
  const { save: saveAs } = useSharedExport();
  const [busy, setBusy] = useState(false);
  const [isPaperAsked, askPaper] = useState(false);
  const save = async (format: 'png' | 'pdf') => {
    if (busy) return;
    setBusy(true);
    try {
      await saveAs({ format, title: true, legend: true, pages: null });
    } catch (error) {
      notify('Error', error instanceof Error ? error.message : t('The file could not be made. Try again.'), 5000);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    dialog: isPaperAsked && <paperDialog.Component onClose={() => askPaper(false)} />,
    items: (
      <>
        <Menu.Item leftSection={<IconPhoto size={18} stroke={1.5} />} onClick={() => void save('png')}>
          {t('Picture (PNG)')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypePdf size={18} stroke={1.5} />} onClick={() => void save('pdf')}>
          {t('Page (PDF)')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={18} stroke={1.5} />} onClick={() => askPaper(true)}>
          {t('On paper…')}
        </Menu.Item>
      </>
    ),
  };
}
