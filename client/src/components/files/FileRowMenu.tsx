import { ActionIcon, Menu } from '@mantine/core';
import { IconCalendarDue, IconCopy, IconDots, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { shownName, type FileAreaItem } from './items';

interface Props {
  item: FileAreaItem;
  /** For who may only read. */
  disabled: boolean;
  onRename: (item: FileAreaItem) => void;
  onExpiry: (item: FileAreaItem) => void;
  onDuplicate: (item: FileAreaItem) => void;
  onMove: (item: FileAreaItem) => void;
  onRemove: (item: FileAreaItem) => void;
}

const icon = { size: 18, stroke: 1.5 };

/** What can be done with one row: Rename (Edit for a link), its expiry date and Duplicate for files only, Move, Delete (SPEC §2.5). */
export function FileRowMenu({ item, disabled, onRename, onExpiry, onDuplicate, onMove, onRemove }: Props) {
  return (
    <Menu position="bottom-end" width={184} withinPortal disabled={disabled}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          disabled={disabled}
          aria-label={t('Actions for {text}', { text: shownName(item).text })}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onRename(item)}>
          {item.is === 'link' ? t('Edit') : t('Rename')}
        </Menu.Item>
        {item.is === 'file' && (
          <Menu.Item leftSection={<IconCalendarDue {...icon} />} onClick={() => onExpiry(item)}>
            {t('Expiry date')}
          </Menu.Item>
        )}
        {item.is === 'file' && (
          <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => onDuplicate(item)}>
            {t('Duplicate')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconFolderSymlink {...icon} />} onClick={() => onMove(item)}>
          {t('Move')}
        </Menu.Item>
        <Menu.Item
          color="red"
          c="var(--mantine-color-error)"
          leftSection={<IconTrash {...icon} />}
          onClick={() => onRemove(item)}
        >
          {t('Delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
