import type { Icon } from '@tabler/icons-react';
import {
  IconDeviceDesktop,
  IconHelp,
  IconInfoCircle,
  IconKeyboard,
  IconLock,
  IconLogout,
  IconMail,
  IconMoon,
  IconSettings,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import type { NavigateFunction } from 'react-router';
import { SIGN_OUT } from '../lib/session';
import { showShellDialog } from './shellDialogStore';

/** What can be done from every screen, in the account's menu and by typing. */
export interface ShellAction {
  label: string;
  /** Other words that it goes by. */
  also?: string;
  Icon: Icon;
  perform: () => void;
}

/** The pages and lists of somebody's own account. */
export function accountActions(navigate: NavigateFunction, isAdmin: boolean): ShellAction[] {
  const go = (path: string) => () => void navigate(path);
  const administration: ShellAction = {
    label: 'Administration',
    also: 'settings users organizations audit log mail statistics',
    Icon: IconSettings,
    perform: go('/admin/users'),
  };
  return [
    { label: 'Your account', also: 'settings profile picture sessions', Icon: IconUserCircle, perform: go('/user') },
    { label: 'Change password', also: 'settings', Icon: IconLock, perform: go('/change') },
    ...(isAdmin ? [administration] : []),
    {
      label: 'Your requests',
      also: 'documents mail',
      Icon: IconMail,
      perform: () => showShellDialog({ kind: 'requests' }),
    },
  ];
}

export const HELP_ACTIONS: readonly ShellAction[] = [
  { label: 'Keyboard shortcuts', also: 'keys help', Icon: IconKeyboard, perform: () => showShellDialog('shortcuts') },
  { label: 'Help', Icon: IconHelp, perform: () => showShellDialog('help') },
  { label: 'About Stemma', also: 'version', Icon: IconInfoCircle, perform: () => showShellDialog('about') },
];

export function signOutAction(navigate: NavigateFunction): ShellAction {
  const perform = () => void navigate('/', { state: SIGN_OUT });
  return { label: 'Sign out', also: 'log out', Icon: IconLogout, perform };
}

/** Colour schemes as a menu of colours says them, and as they are said alone. */
export const COLOR_SCHEMES = [
  { value: 'light', label: 'Light', alone: 'Light colours', Icon: IconSun },
  { value: 'dark', label: 'Dark', alone: 'Dark colours', Icon: IconMoon },
  { value: 'auto', label: 'As the device', alone: 'Colours of the system', Icon: IconDeviceDesktop },
] as const;
