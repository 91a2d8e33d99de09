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
import type { NavigateFunction } from '../lib/router/router';
import { LANGUAGE_NAMES, LANGUAGES } from '@stemma/shared/language/languages';
import { t } from '@stemma/shared/language/translate';
import type { LanguageChoice } from '../lib/language';
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
    label: t('Administration'),
    also: t('settings users organizations audit log mail statistics'),
    Icon: IconSettings,
    perform: go('/admin/users'),
  };
  return [
    {
      label: t('Your account'),
      also: t('settings profile picture sessions two-factor 2fa'),
      Icon: IconUserCircle,
      perform: go('/user'),
    },
    { label: t('Change password'), also: 'settings', Icon: IconLock, perform: go('/change') },
    ...(isAdmin ? [administration] : []),
    {
      label: t('Your requests'),
      also: t('documents mail'),
      Icon: IconMail,
      perform: () => showShellDialog({ kind: 'requests' }),
    },
  ];
}

export const HELP_ACTIONS: readonly ShellAction[] = [
  {
    label: t('Keyboard shortcuts'),
    also: t('keys help'),
    Icon: IconKeyboard,
    perform: () => showShellDialog('shortcuts'),
  },
  { label: t('Help'), Icon: IconHelp, perform: () => showShellDialog('help') },
  { label: t('About Stemma'), also: 'version', Icon: IconInfoCircle, perform: () => showShellDialog('about') },
];

export function signOutAction(navigate: NavigateFunction): ShellAction {
  const perform = () => void navigate('/', { state: SIGN_OUT });
  return { label: t('Sign out'), also: t('log out'), Icon: IconLogout, perform };
}

/** Colour schemes as a menu of colours says them, and as they are said alone. */
export const COLOR_SCHEMES = [
  { value: 'light', label: t('Light'), alone: t('Light colours'), Icon: IconSun },
  { value: 'dark', label: t('Dark'), alone: t('Dark colours'), Icon: IconMoon },
  { value: 'auto', label: t('As the device'), alone: t('Colours of the system'), Icon: IconDeviceDesktop },
] as const;

/** The languages of the screens, each in its own words, and that of the browser. */
export const LANGUAGE_CHOICES: readonly { value: LanguageChoice; label: string }[] = [
  ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
  { value: 'browser', label: t('As the browser') },
];
