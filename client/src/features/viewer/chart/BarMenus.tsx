import type { ReactElement, ReactNode } from 'react';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDotsVertical, IconDownload, IconFiles, IconSitemap } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { useExportItems } from './useExportItems';
import { viewing } from './useViewerKeys';
import { useViewer } from './viewer';

/** Saves a shared chart, or prints it. */
export function ExportMenu() {
  const { busy, dialog, items } = useExportItems();
  return (
    <BarMenu dialog={dialog} items={items}>
      <Button variant="default" loading={busy} leftSection={<IconDownload size={18} stroke={1.75} />}>
        {t('Export')}
      </Button>
    </BarMenu>
  );
}

/** What has no room in a narrow bar. */
export function NarrowBarMenu({ onFiles }: { onFiles: (() => void) | null }) {
  const viewer = useViewer();
  const { busy, dialog, items } = useExportItems();
  const more = (
    <>
      <Menu.Item leftSection={<IconSitemap size={18} stroke={1.5} />} onClick={viewing(viewer).layOut}>
        {t('Lay out the chart')}
      </Menu.Item>
      {onFiles && (
        <Menu.Item leftSection={<IconFiles size={18} stroke={1.5} />} onClick={onFiles}>
          {t('Files of the chart')}
        </Menu.Item>
      )}
      {viewer.shared.mayExport && items}
    </>
  );
  return (
    <BarMenu dialog={dialog} items={more}>
      <ActionIcon variant="default" size={36} loading={busy} aria-label={t('More')}>
        <IconDotsVertical size={18} stroke={1.75} />
      </ActionIcon>
    </BarMenu>
  );
}

function BarMenu({ dialog, items, children }: { dialog: ReactNode; items: ReactNode; children: ReactElement }) {
  return (
    <>
      {dialog}
      <Menu position="bottom-end" width={220}>
        <Menu.Target>{children}</Menu.Target>
        <Menu.Dropdown>{items}</Menu.Dropdown>
      </Menu>
    </>
  );
}
