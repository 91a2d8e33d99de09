import { Menu, Text, useMantineColorScheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from '../lib/router/hooks';
import { t } from '@stemma/shared/language/translate';
import { chooseLanguage, languageChoice, type LanguageChoice } from '../lib/language';
import type { Viewer } from '../lib/session';
import { AnchoredMenu, type MenuAnchor } from './floating/AnchoredMenu';
import {
  accountActions,
  COLOR_SCHEMES,
  HELP_ACTIONS,
  LANGUAGE_CHOICES,
  signOutAction,
  type ShellAction,
} from './shellActions';
import { duplicates } from './places';
import classes from './UserMenu.module.css';

/** Where the navigation lies along the bottom, in narrower windows, it has no room for all places. */
const ROOM_FOR_ALL_PLACES = '(min-width: 600px)';

/** What the user's menu holds: account, look, help, sign-out. */
export function UserMenuDropdown({ anchor, viewer }: { anchor: MenuAnchor; viewer: Viewer }) {
  const navigate = useNavigate();
  // An item that styles hide would be what Mantine tries to give the focus to.
  const hasRoom = useMediaQuery(ROOM_FOR_ALL_PLACES, true, { getInitialValueInEffect: false });
  return (
    <AnchoredMenu anchor={anchor} width={264}>
      <div className={classes.who}>
        <Text size="sm" fw={600} truncate>
          {viewer.name}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {viewer.email}
        </Text>
      </div>
      <Menu.Divider />
      {!hasRoom && (
        <Menu.Item
          leftSection={<duplicates.Icon size={18} stroke={1.5} />}
          onClick={() => void navigate(duplicates.path)}
        >
          {duplicates.label}
        </Menu.Item>
      )}
      {accountActions(navigate, viewer.isAdmin).map(itemOf)}
      <Menu.Divider />
      <ColorSchemeSwitch />
      <Menu.Divider />
      <LanguageSwitch />
      <Menu.Divider />
      {HELP_ACTIONS.map(itemOf)}
      <Menu.Divider />
      {itemOf(signOutAction(navigate))}
    </AnchoredMenu>
  );
}

const itemOf = ({ label, Icon, perform }: ShellAction) => (
  <Menu.Item key={label} leftSection={<Icon size={18} stroke={1.5} />} onClick={perform}>
    {label}
  </Menu.Item>
);

function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu.RadioGroup
      value={colorScheme}
      onChange={(value) => setColorScheme(COLOR_SCHEMES.find((scheme) => scheme.value === value)?.value ?? 'auto')}
    >
      <Menu.Label>{t('Colours')}</Menu.Label>
      {COLOR_SCHEMES.map(({ value, label, Icon }) => (
        <Menu.RadioItem key={value} value={value} rightSection={<Icon size={18} stroke={1.5} aria-hidden />}>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

function LanguageSwitch() {
  return (
    <Menu.RadioGroup value={languageChoice()} onChange={(value) => chooseLanguage(value as LanguageChoice)}>
      <Menu.Label>{t('Language')}</Menu.Label>
      {LANGUAGE_CHOICES.map(({ value, label }) => (
        <Menu.RadioItem key={value} value={value}>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
