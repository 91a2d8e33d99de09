import { useMantineColorScheme } from '@mantine/core';
import { IconDice5, IconFileImport, IconLanguage, IconPlus, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '../../lib/router/hooks';
import { t } from '@stemma/shared/language/translate';
import { chooseLanguage } from '../../lib/language';
import { useSession } from '../../lib/session';
import { accountMayWrite } from '@stemma/shared/permissions';
import { BEGIN, bin, duplicates, groups, type Begun } from '../places';
import {
  accountActions,
  COLOR_SCHEMES,
  HELP_ACTIONS,
  LANGUAGE_CHOICES,
  signOutAction,
  type ShellAction,
} from '../shellActions';
import { offered, type PaletteChoice } from './offered';

/** Places to go to and what can be set from every screen, by what is typed. */
export function useShellChoices(text: string): readonly PaletteChoice[] {
  const navigate = useNavigate();
  const session = useSession();
  const { setColorScheme } = useMantineColorScheme();
  if (session.status !== 'signedIn') return [];
  const go = (path: string) => () => void navigate(path);
  const begin = (what: Begun) => go(`/overview?${BEGIN}=${what}`);
  const beginnings: ShellAction[] = [
    { label: t('New chart'), also: t('add create'), Icon: IconPlus, perform: begin('new') },
    { label: t('Random sample'), also: t('example seed'), Icon: IconDice5, perform: begin('sample') },
    { label: t('Import ownership data'), also: t('upload file'), Icon: IconFileImport, perform: begin('import') },
  ];
  const places = [...groups.flatMap(({ entries }) => entries), duplicates, bin];
  const actions: ShellAction[] = [
    ...places.map(({ label, path, Icon }) => ({ label, also: t('go to list'), Icon, perform: go(path) })),
    ...(accountMayWrite(session.viewer.accountType) ? beginnings : []),
    { label: t('Search'), also: t('find'), Icon: IconSearch, perform: go('/search') },
    ...accountActions(navigate, session.viewer.isAdmin),
    ...COLOR_SCHEMES.map(({ value, alone, Icon }) => ({
      label: alone,
      also: t('settings appearance theme mode {value}', { value }),
      Icon,
      perform: () => setColorScheme(value),
    })),
    ...LANGUAGE_CHOICES.map(({ value, label }) => ({
      label: t('Language: {label}', { label }),
      also: t('settings language translation English German'),
      Icon: IconLanguage,
      perform: () => chooseLanguage(value),
    })),
    ...HELP_ACTIONS,
    signOutAction(navigate),
  ];
  return offered(actions, text).map(({ label, Icon, perform }) => ({
    id: `shell ${label}`,
    label,
    keys: '',
    icon: <Icon size={18} stroke={1.5} />,
    perform,
  }));
}
