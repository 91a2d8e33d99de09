import { Menu } from '@mantine/core';
import { ActionIcon } from './icons';
import type { BoundAction } from './useActions';

const DANGER = 'var(--mantine-color-error)';

/** An action in a menu: its picture, words and key. */
export function ActionItem({
  action,
  danger,
  onClick,
}: {
  action: BoundAction;
  danger?: boolean;
  onClick?: () => void;
}) {
  return (
    <Menu.Item
      leftSection={<ActionIcon name={action.icon} size={18} />}
      rightSection={<small>{action.keys}</small>}
      {...(danger && { color: DANGER, c: DANGER })}
      disabled={!action.enabled}
      onClick={onClick ?? action.perform}
    >
      {action.label}
    </Menu.Item>
  );
}
