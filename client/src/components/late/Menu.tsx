import { Children, createContext, isValidElement, use, useEffect, useState, type ReactElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Menu as MantineMenu, MenuProps } from '@mantine/core';
import { floating, loadFloating, useFloating } from './floating';
import { useLentTarget } from './lentTarget';

interface MenuState {
  isOpen: boolean;
  change: (open: boolean) => void;
  /** For Mantine's. */
  props: MenuProps;
  dropdown: ReactNode;
}

const MenuContext = createContext<MenuState | null>(null);

/** Mantine's menu, whose code comes when it is first wanted or the page stands. Its dropdown is a child of it. */
export function Menu({ children, opened, onChange, onOpen, onClose, ...props }: MenuProps) {
  const [own, setOwn] = useState(false);
  const isOpen = !props.disabled && (opened ?? own);
  const change = (open: boolean) => {
    setOwn(open);
    onChange?.(open);
    if (open) onOpen?.();
    else onClose?.();
  };
  const all = Children.toArray(children);
  const dropdown = all.filter((child) => isValidElement(child) && child.type === Menu.Dropdown);
  return (
    <MenuContext value={{ isOpen, change, props, dropdown }}>
      {all.filter((child) => !dropdown.includes(child))}
    </MenuContext>
  );
}

function Target({ children }: { children: ReactElement }) {
  const menu = use(MenuContext);
  if (!menu) throw new Error('A target without its menu.');
  const { isOpen, change, props, dropdown } = menu;
  const parts = useFloating();
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  useEffect(() => {
    if (isOpen) void loadFloating();
  }, [isOpen]);
  const want = () => {
    setWanted(true);
    void loadFloating();
  };
  const isThere = parts !== null && isWanted;
  const [target, placeholder] = useLentTarget(
    children,
    {
      onMouseEnter: want,
      onFocus: want,
      onClick: () => {
        if (!isThere && !props.disabled) change(!isOpen);
      },
    },
    { 'aria-haspopup': 'menu', 'aria-expanded': isOpen, 'data-expanded': isOpen || undefined },
  );
  return (
    <>
      {target}
      {isThere && (
        <parts.Menu {...props} opened={isOpen} onChange={change}>
          <parts.Menu.Target>{placeholder}</parts.Menu.Target>
          {dropdown}
        </parts.Menu>
      )}
    </>
  );
}

type Pieces = 'Dropdown' | 'Item' | 'Label' | 'Divider' | 'RadioGroup' | 'RadioItem';

/** A piece of an open menu. */
function piece<Name extends Pieces>(name: Name): (typeof MantineMenu)[Name] {
  function Piece(props: object) {
    const Part = floating().Menu[name] as ComponentType<object>;
    return <Part {...props} />;
  }
  return Piece as unknown as (typeof MantineMenu)[Name];
}

Menu.Target = Target;
Menu.Dropdown = piece('Dropdown');
Menu.Item = piece('Item');
Menu.Label = piece('Label');
Menu.Divider = piece('Divider');
Menu.RadioGroup = piece('RadioGroup');
Menu.RadioItem = piece('RadioItem');
