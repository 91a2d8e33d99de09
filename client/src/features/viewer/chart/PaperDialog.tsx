import { useState } from 'react';
import { Button, Group, Switch } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { PageFields } from '../../../chart/export/PageFields';
import { readPageChoice, writePageChoice } from '../../../chart/view/pageChoice';
import { Dialog } from '../../../components/Dialog';
import { notify } from '../../../components/notify';
import classes from '../Viewer.module.css';
import { useSharedExport } from './useSharedExport';
import { useViewer } from './viewer';

/** Asks on which paper a shared chart is saved or printed. */
export function PaperDialog({ onClose }: { onClose: () => void }) {
  const { canvas } = useViewer();
  const { save, print } = useSharedExport();
  const [choice, setChoice] = useState(() => ({ ...readPageChoice('pdf'), onPaper: true }));
  const [title, setTitle] = useState(true);
  const [legend, setLegend] = useState(true);
  const [busy, setBusy] = useState(false);
  const run = async (make: typeof save) => {
    if (busy) return;
    setBusy(true);
    writePageChoice('pdf', choice);
    try {
      await make({ format: 'pdf', title, legend, pages: choice.setup });
      onClose();
    } catch (error) {
      notify('Error', error instanceof Error ? error.message : t('The file could not be made. Try again.'), 5000);
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('Chart on paper')} busy={busy} onClose={onClose}>
      <form
        className={classes.paper}
        onSubmit={(event) => {
          event.preventDefault();
          void run(save);
        }}
      >
        <PageFields
          format="pdf"
          value={choice}
          onChange={(next) => setChoice({ ...next, onPaper: true })}
          {...{ title, legend }}
          scene={canvas.current?.scene ?? null}
          organization=""
          hasOwnSize={false}
        />
        <Switch
          label={t('Title and date')}
          checked={title}
          onChange={(event) => setTitle(event.currentTarget.checked)}
        />
        <Switch
          label={t('Legend of what is used')}
          checked={legend}
          onChange={(event) => setLegend(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={busy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            variant="default"
            disabled={busy}
            leftSection={<IconPrinter size={18} stroke={1.75} />}
            onClick={() => void run(print)}
          >
            {t('Print')}
          </Button>
          <Button type="submit" loading={busy} leftSection={<IconDownload size={18} stroke={1.75} />} data-autofocus>
            {t('Download')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
