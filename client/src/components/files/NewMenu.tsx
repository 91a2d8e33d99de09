import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileUpload, IconFolderPlus, IconLink, IconPlus } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';

interface Props {
  /** For who may only read. */
  disabled: boolean;
  onUpload: () => void;
  onLink: () => void;
  onFolder: () => void;
}

const icon = { size: 18, stroke: 1.5 };

/** "New": File Upload, Link, Folder (SPEC §2.5). */
export function NewMenu({ disabled, onUpload, onLink, onFolder }: Props) {
  return (
    <Menu position="bottom-end" width={200} withinPortal disabled={disabled}>
      <Menu.Target>
        <Button
          size="xs"
          h={36}
          fz={14}
          disabled={disabled}
          leftSection={<IconPlus size={16} stroke={2} />}
          rightSection={<IconChevronDown size={16} stroke={2} />}
        >
          {t('New')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileUpload {...icon} />} onClick={onUpload}>
          {t('File Upload')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLink {...icon} />} onClick={onLink}>
          {t('Link')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFolderPlus {...icon} />} onClick={onFolder}>
          {t('Folder')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
