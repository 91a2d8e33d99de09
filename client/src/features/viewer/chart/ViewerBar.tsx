import { useState, type ReactNode } from 'react';
import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import {
  IconBinaryTree2,
  IconDownload,
  IconFiles,
  IconFileTypePdf,
  IconPhoto,
  IconPrinter,
  IconSearch,
  IconSitemap,
} from '@tabler/icons-react';
import { Logo } from '../../../components/Logo';
import { notify } from '../../../components/notify';
import { changeOwnership, currentOwnershipSettings } from '../../../lib/ownership/settings';
import { keysText } from '../../../lib/shortcuts';
import { readSharedFiles } from '../files/readFiles';
import { useReading } from '../visit';
import classes from '../Viewer.module.css';
import { viewing } from './useViewerKeys';
import { useViewerState, useViewer } from './viewer';
import { paperDialog } from './paperDialogPart';
import { useSharedExport } from './useSharedExport';

const DYNAMIC_KINDS = { object: t('Object Chart'), subject: t('Subject Chart') } as const;

/** The bar over a shared chart: its name, and what a visitor does with it as a whole. */
export function ViewerBar({ narrow }: { narrow: boolean }) {
  const viewer = useViewer();
  const name = useViewerState((state) => state.document.props.name);
  const { type } = viewer.shared;
  return (
    <header className={classes.bar}>
      <span className={classes.mark} title={t('Stemma')}>
        <Logo size={22} />
      </span>
      <h1 className={classes.name} title={name} dir="auto">
        {name}
      </h1>
      {type !== 'chart' && <span className={classes.kind}>{DYNAMIC_KINDS[type]}</span>}
      <div className={classes.actions}>
        <BarAction
          narrow={narrow}
          label={t('Find')}
          hint={t('Find on the chart ({keysText})', { keysText: keysText('mod+F') })}
          icon={<IconSearch size={18} stroke={1.75} />}
          onClick={viewing(viewer).find}
        />
        <BarAction
          narrow={narrow}
          label={t('Layout')}
          hint={t('Lay out the chart ({keysText})', { keysText: keysText('mod+L') })}
          icon={<IconSitemap size={18} stroke={1.75} />}
          onClick={viewing(viewer).layOut}
        />
        {viewer.shared.ownership && (
          <BarAction
            narrow={narrow}
            label={t('Ownership')}
            hint={t('Who owns and controls what')}
            icon={<IconBinaryTree2 size={18} stroke={1.75} />}
            onClick={() => changeOwnership({ shown: currentOwnershipSettings().shown === null ? '' : null })}
          />
        )}
        <ChartFiles narrow={narrow} />
        {viewer.shared.mayExport && <ExportMenu narrow={narrow} />}
      </div>
    </header>
  );
}

/** There only where the link shows files of the chart itself. */
function ChartFiles({ narrow }: { narrow: boolean }) {
  const { shared, ui } = useViewer();
  const { data } = useReading(readSharedFiles, shared.type === 'chart' ? shared.chart.key : null);
  if (!data?.length) return null;
  return (
    <BarAction
      narrow={narrow}
      label={t('Files')}
      hint={t('Files of the chart')}
      icon={<IconFiles size={18} stroke={1.75} />}
      onClick={() => ui.setState({ files: true })}
    />
  );
}

function ExportMenu({ narrow }: { narrow: boolean }) {
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
  return (
    <>
      {isPaperAsked && <paperDialog.Component onClose={() => askPaper(false)} />}
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          {narrow ? (
            <ActionIcon variant="default" size={36} loading={busy} aria-label={t('Export')}>
              <IconDownload size={18} stroke={1.75} />
            </ActionIcon>
          ) : (
            <Button variant="default" loading={busy} leftSection={<IconDownload size={18} stroke={1.75} />}>
              {t('Export')}
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPhoto size={18} stroke={1.5} />} onClick={() => void save('png')}>
            {t('Picture (PNG)')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileTypePdf size={18} stroke={1.5} />} onClick={() => void save('pdf')}>
            {t('Page (PDF)')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPrinter size={18} stroke={1.5} />} onClick={() => askPaper(true)}>
            {t('On paper…')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

function BarAction(props: { narrow: boolean; label: string; hint: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Tooltip label={props.hint}>
      {props.narrow ? (
        <ActionIcon variant="default" size={36} aria-label={props.label} onClick={props.onClick}>
          {props.icon}
        </ActionIcon>
      ) : (
        <Button variant="default" leftSection={props.icon} onClick={props.onClick}>
          {props.label}
        </Button>
      )}
    </Tooltip>
  );
}
