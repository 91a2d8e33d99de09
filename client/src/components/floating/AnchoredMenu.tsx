import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Menu, type MenuProps } from '@mantine/core';
import { AnchorStandIn } from './AnchorStandIn';

/** The button of a menu, which is on the page before its menu. */
export interface MenuAnchor {
  id: string;
  element: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onChange: (open: boolean) => void;
}

interface Props extends Pick<MenuProps, 'width'> {
  anchor: MenuAnchor;
  children: ReactNode;
}

/** The dropdown of a `LazyMenu`. */
export function AnchoredMenu({ anchor: { id, element, isOpen, onChange }, width, children }: Props) {
  // Mantine notes where the focus returns to when a menu opens, not when it is there open.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Menu position="bottom-end" id={id} width={width} opened={isOpen && isMounted} onChange={onChange}>
      <Menu.Target>
        <AnchorStandIn element={element} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
