import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconExternalLink, IconFolderSymlink, IconSitemap, IconTrash } from '@tabler/icons-react';
import { permitsDelete, permitsEdit } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';
import type { ListedEntity } from './documents';

/** What a list does with its entities. */
export interface RowActions {
  mayWrite: boolean;
  open(entity: ListedEntity): void;
  charts(entity: ListedEntity): void;
  move(keys: readonly string[]): void;
  bin(keys: readonly string[]): void;
}

const icon = { size: 18, stroke: 1.5 };

/** What can be done with one entity; only what will work for this user. */
export function RowMenu({
  entity,
  actions,
  tabIndex,
}: {
  entity: ListedEntity;
  actions: RowActions;
  tabIndex: number;
}) {
  return (
    <Menu position="bottom-end" width={208} withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          tabIndex={tabIndex}
          aria-label={t('Actions for {name}', { name: entity.name })}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconExternalLink {...icon} />} onClick={() => actions.open(entity)}>
          {t('Open')}
        </Menu.Item>
        <Menu.Item leftSection={<IconSitemap {...icon} />} onClick={() => actions.charts(entity)}>
          {t('Charts with it')}
        </Menu.Item>
        {actions.mayWrite && permitsEdit(entity.permission) && (
          <Menu.Item leftSection={<IconFolderSymlink {...icon} />} onClick={() => actions.move([entity.key])}>
            {t('Move to folder…')}
          </Menu.Item>
        )}
        {actions.mayWrite && permitsDelete(entity.permission) && (
          <Menu.Item
            color="var(--mantine-color-error)"
            leftSection={<IconTrash {...icon} />}
            onClick={() => actions.bin([entity.key])}
          >
            {t('Move to bin')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
