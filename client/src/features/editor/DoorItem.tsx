import { Menu } from '@mantine/core';
import { ActionIcon } from './icons';
import type { Door } from './useActions';

/** An action in a menu: its picture, words and key. */
export function DoorItem({ door, color, onClick }: { door: Door; color?: string | undefined; onClick?: () => void }) {
  return (
    <Menu.Item
      leftSection={<ActionIcon name={door.icon} size={18} />}
      rightSection={<small>{door.keys}</small>}
      color={color}
      disabled={!door.enabled}
      onClick={onClick ?? door.perform}
    >
      {door.label}
    </Menu.Item>
  );
}
