import { Menu, Text, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { useNavigate } from '../lib/router/hooks';
import { t } from '@stemma/shared/language/translate';
import { chooseLanguage, languageChoice, type LanguageChoice } from '../lib/language';
import { useSession } from '../lib/session';
import {
  accountActions,
  COLOR_SCHEMES,
  HELP_ACTIONS,
  LANGUAGE_CHOICES,
  signOutAction,
  type ShellAction,
} from './shellActions';
import { duplicates } from './places';
import { UserAvatar } from './UserAvatar';
import classes from './UserMenu.module.css';

/** The signed-in user's avatar with his menu: account, look, help, sign-out. Nothing when nobody is signed in. */
export function UserMenu() {
  const session = useSession();
  const navigate = useNavigate();
  if (session.status !== 'signedIn') return null;
  const { viewer } = session;
  return (
    <Menu position="bottom-end" width={264}>
      <Menu.Target>
        <UnstyledButton className={classes.button}>
          <UserAvatar name={viewer.name} image={viewer.image} size={32} />
          <VisuallyHidden>{t('Account of {name}', { name: viewer.name })}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <Text size="sm" fw={600} truncate>
            {viewer.name}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {viewer.email}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item
          className={classes.narrowOnly}
          leftSection={<duplicates.Icon size={18} stroke={1.5} />}
          onClick={() => void navigate(duplicates.path)}
        >
          {duplicates.label}
        </Menu.Item>
        {accountActions(navigate, viewer.isAdmin).map(itemOf)}
        <Menu.Divider />
        <ColorSchemeSwitch />
        <Menu.Divider />
        <LanguageSwitch />
        <Menu.Divider />
        {HELP_ACTIONS.map(itemOf)}
        <Menu.Divider />
        {itemOf(signOutAction(navigate))}
      </Menu.Dropdown>
    </Menu>
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
