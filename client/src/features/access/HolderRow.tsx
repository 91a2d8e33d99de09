import { ActionIcon, Avatar, Badge, Menu, Select } from '@mantine/core';
import { IconArrowsExchange, IconDots, IconUserMinus } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import classes from './Access.module.css';
import type { Holder } from './documents';
import { permissionChoices, permissionLabel } from './permissionTexts';

interface Props {
  holder: Holder;
  isOwn: boolean;
  mayShare: boolean;
  busy: boolean;
  onChange: (permission: string) => void;
  onTake: () => void;
  onTransfer: () => void;
}

const icon = { size: 18, stroke: 1.5 };

/** Somebody who has access: what he may do, and what can be done about it. */
export function HolderRow({ holder, isOwn, mayShare, busy, onChange, onTake, onTransfer }: Props) {
  const { name, email, permission, onlyViews, inactive } = holder;
  return (
    <li className={classes.holder}>
      <Avatar name={name} size={36} color="initials" aria-hidden />
      <div className={classes.person}>
        <div className={classes.name}>
          {name}
          {isOwn && (
            <Badge variant="light" size="sm">
              {t('You')}
            </Badge>
          )}
          {inactive && (
            <Badge variant="light" color="gray" size="sm">
              {t('Not active')}
            </Badge>
          )}
        </div>
        <div className={classes.email}>{email}</div>
      </div>
      {mayShare ? (
        <Select
          className={classes.permission}
          aria-label={t('Permission of {name}', { name })}
          allowDeselect={false}
          data={permissionChoices(onlyViews ? [...new Set(['Viewer', permission])] : undefined)}
          value={permission}
          disabled={busy}
          onChange={(value) => {
            if (value && value !== permission) onChange(value);
          }}
        />
      ) : (
        <span className={classes.email}>{permissionLabel(permission)}</span>
      )}
      {(mayShare || isOwn) && (
        <Menu position="bottom-end" width={220} withinPortal>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              disabled={busy}
              aria-label={t('Actions for {name}', { name })}
            >
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {mayShare && !isOwn && !onlyViews && !inactive && (
              <Menu.Item leftSection={<IconArrowsExchange {...icon} />} onClick={onTransfer}>
                {t('Hand over…')}
              </Menu.Item>
            )}
            <Menu.Item color="red" leftSection={<IconUserMinus {...icon} />} onClick={onTake}>
              {isOwn ? t('Give up access…') : t('Take access')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
