import { Menu } from '@mantine/core';
import { ActionIcon } from './icons';
import type { BoundAction } from './useActions';

const DANGER = 'var(--mantine-color-error)';

/** An action in a menu: its picture, words and key. */
export function ActionItem({ door, danger, onClick }: { door: BoundAction; danger?: boolean; onClick?: () => void }) {
  return (
    <Menu.Item
      leftSection={<ActionIcon name={door.icon} size={18} />}
      rightSection={<small>{door.keys}</small>}
      {...(danger && { color: DANGER, c: DANGER })}
      disabled={!door.enabled}
      onClick={onClick ?? door.perform}
    >
      {door.label}
    </Menu.Item>
  );
}
