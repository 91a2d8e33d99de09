import { useMantineColorScheme } from '@mantine/core';
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
  IconSearch,
  IconSettings,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { SIGN_OUT, useSession } from '../../lib/session';
import { bin, groups } from '../places';
import { showShellDialog } from '../shellDialogStore';
import { offered, type PaletteChoice } from './offered';

interface ShellChoice {
  label: string;
  /** Other words that it goes by. */
  also?: string;
  Icon: Icon;
  perform: () => void;
}

/** Places to go to and what can be set from every screen, by what is typed. */
export function useShellChoices(text: string): readonly PaletteChoice[] {
  const navigate = useNavigate();
  const session = useSession();
  const { setColorScheme } = useMantineColorScheme();
  if (session.status !== 'signedIn') return [];
  const go = (path: string) => () => void navigate(path);
  const choices: ShellChoice[] = [
    ...[...groups.flatMap(({ entries }) => entries), bin].map(({ label, path, Icon }) => ({
      label,
      also: 'go to list',
      Icon,
      perform: go(path),
    })),
    { label: 'Search', also: 'find', Icon: IconSearch, perform: go('/search') },
    { label: 'Your account', also: 'settings profile picture sessions', Icon: IconUserCircle, perform: go('/user') },
    { label: 'Change password', also: 'settings', Icon: IconLock, perform: go('/change') },
    ...(session.viewer.isAdmin
      ? [
          {
            label: 'Administration',
            also: 'settings users organizations audit log mail statistics',
            Icon: IconSettings,
            perform: go('/admin/users'),
          },
        ]
      : []),
    {
      label: 'Your requests',
      also: 'documents mail',
      Icon: IconMail,
      perform: () => showShellDialog({ kind: 'requests' }),
    },
    {
      label: 'Light colours',
      also: 'settings appearance theme mode',
      Icon: IconSun,
      perform: () => setColorScheme('light'),
    },
    {
      label: 'Dark colours',
      also: 'settings appearance theme mode',
      Icon: IconMoon,
      perform: () => setColorScheme('dark'),
    },
    {
      label: 'Colours of the system',
      also: 'settings appearance theme mode auto',
      Icon: IconDeviceDesktop,
      perform: () => setColorScheme('auto'),
    },
    { label: 'Keyboard shortcuts', also: 'keys help', Icon: IconKeyboard, perform: () => showShellDialog('shortcuts') },
    { label: 'Help', Icon: IconHelp, perform: () => showShellDialog('help') },
    { label: 'About Stemma', also: 'version', Icon: IconInfoCircle, perform: () => showShellDialog('about') },
    { label: 'Sign out', also: 'log out', Icon: IconLogout, perform: () => void navigate('/', { state: SIGN_OUT }) },
  ];
  return offered(choices, text).map(({ label, Icon, perform }) => ({
    id: `shell ${label}`,
    label,
    keys: '',
    icon: <Icon size={18} stroke={1.5} />,
    perform,
  }));
}
