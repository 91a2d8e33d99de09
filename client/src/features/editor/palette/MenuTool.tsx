import type { ReactNode } from 'react';
import { ActionIcon as IconButton, Menu, Tooltip } from '@mantine/core';
import classes from '../Editor.module.css';

interface MenuToolProps {
  label: string;
  /** With its shortcut, where it has one. */
  tip?: string;
  /** The id of the action that it stands for. */
  action: string;
  isOpen: boolean;
  children: ReactNode;
}

/** A tool of the palette that opens a menu. */
export function MenuTool({ label, tip = label, action, isOpen, children }: MenuToolProps) {
  return (
    <Menu.Target>
      <Tooltip label={tip} position="right" disabled={isOpen}>
        <IconButton
          size={40}
          variant="subtle"
          color="gray"
          className={classes.tool}
          aria-label={label}
          data-action={action}
        >
          {children}
        </IconButton>
      </Tooltip>
    </Menu.Target>
  );
}
