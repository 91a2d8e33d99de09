import { Menu } from '@mantine/core';
import {
  IconCopy,
  IconExternalLink,
  IconFileText,
  IconFiles,
  IconFolderSymlink,
  IconLock,
  IconPencil,
  IconShare3,
  IconTable,
  IconTrash,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react';
import { Link } from '../../lib/router/Link';
import { accountMayWrite } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';
import { AnchoredMenu, type MenuAnchor } from '../../components/floating/AnchoredMenu';
import { showShellDialog } from '../../components/shellDialogStore';
import { useSession } from '../../lib/session';
import type { ChartCard } from './documents';
import type { ChartActions } from './useChartActions';

export interface ChartMenuProps {
  chart: ChartCard;
  actions: ChartActions;
  onRename: (chart: ChartCard) => void;
  onMove: (chart: ChartCard) => void;
}

const icon = { size: 18, stroke: 1.5 };

/** What can be done with a chart; only what will work for this user. */
export function ChartMenuDropdown({
  anchor,
  chart,
  actions,
  onRename,
  onMove,
}: ChartMenuProps & { anchor: MenuAnchor }) {
  const session = useSession();
  const mayWrite = session.status === 'signedIn' && accountMayWrite(session.viewer.accountType);
  const { viewerCan } = chart;
  const isPublic = chart.visibility === 'public';
  return (
    <AnchoredMenu anchor={anchor} width={224}>
      <Menu.Item component={Link} to={`/chart/${chart.key}`} leftSection={<IconExternalLink {...icon} />}>
        {t('Open')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconFiles {...icon} />}
        onClick={() => showShellDialog({ kind: 'chartFiles', chartKey: chart.key, chartName: chart.name })}
      >
        {t('Files…')}
      </Menu.Item>
      {viewerCan.share && (
        <Menu.Item
          leftSection={<IconShare3 {...icon} />}
          onClick={() =>
            showShellDialog({ kind: 'shareLinks', type: 'chart', key: chart.key, name: chart.name, charts: [] })
          }
        >
          {t('Share links…')}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconUsers {...icon} />}
        onClick={() => showShellDialog({ kind: 'access', of: 'chart', key: chart.key, name: chart.name })}
      >
        {t('Who has access…')}
      </Menu.Item>
      {viewerCan.edit && (
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onRename(chart)}>
          {t('Rename…')}
        </Menu.Item>
      )}
      {viewerCan.edit && (
        <Menu.Item leftSection={<IconFolderSymlink {...icon} />} onClick={() => onMove(chart)}>
          {t('Move to folder…')}
        </Menu.Item>
      )}
      {mayWrite && (
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => void actions.duplicate(chart)}>
          {t('Duplicate')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconTable {...icon} />} onClick={() => void actions.download(chart, 'excel')}>
        {t('Download as Excel')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileText {...icon} />} onClick={() => void actions.download(chart, 'word')}>
        {t('Download as Word')}
      </Menu.Item>
      {viewerCan.share && (
        <Menu.Item
          leftSection={isPublic ? <IconLock {...icon} /> : <IconWorld {...icon} />}
          onClick={() => void actions.toggleVisibility(chart)}
        >
          {isPublic ? t('Make private') : t('Make public')}
        </Menu.Item>
      )}
      {viewerCan.delete && (
        <>
          <Menu.Divider />
          <Menu.Item
            color="var(--mantine-color-error)"
            c="var(--mantine-color-error)"
            leftSection={<IconTrash {...icon} />}
            onClick={() => void actions.remove(chart)}
          >
            {t('Delete…')}
          </Menu.Item>
        </>
      )}
    </AnchoredMenu>
  );
}
