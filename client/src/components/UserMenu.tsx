import { Menu, Text, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
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
import { useNavigate } from 'react-router';
import { SIGN_OUT, useSession } from '../lib/session';
import { showShellDialog } from './shellDialogStore';
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
          <VisuallyHidden>Account of {viewer.name}</VisuallyHidden>
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
        <Menu.Item leftSection={<IconUserCircle size={18} stroke={1.5} />} onClick={() => void navigate('/user')}>
          Your account
        </Menu.Item>
        <Menu.Item leftSection={<IconLock size={18} stroke={1.5} />} onClick={() => void navigate('/change')}>
          Change password
        </Menu.Item>
        {viewer.isAdmin && (
          <Menu.Item
            leftSection={<IconSettings size={18} stroke={1.5} />}
            onClick={() => void navigate('/admin/users')}
          >
            Administration
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconMail size={18} stroke={1.5} />}
          onClick={() => showShellDialog({ kind: 'requests' })}
        >
          Your requests
        </Menu.Item>
        <Menu.Divider />
        <ColorSchemeSwitch />
        <Menu.Divider />
        <Menu.Item leftSection={<IconKeyboard size={18} stroke={1.5} />} onClick={() => showShellDialog('shortcuts')}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Item leftSection={<IconHelp size={18} stroke={1.5} />} onClick={() => showShellDialog('help')}>
          Help
        </Menu.Item>
        <Menu.Item leftSection={<IconInfoCircle size={18} stroke={1.5} />} onClick={() => showShellDialog('about')}>
          About Stemma
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.5} />}
          onClick={() => void navigate('/', { state: SIGN_OUT })}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const SCHEMES = [
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
  { value: 'auto', label: 'As the device', Icon: IconDeviceDesktop },
] as const;

function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu.RadioGroup
      value={colorScheme}
      onChange={(value) => setColorScheme(SCHEMES.find((scheme) => scheme.value === value)?.value ?? 'auto')}
    >
      <Menu.Label>Colours</Menu.Label>
      {SCHEMES.map(({ value, label, Icon }) => (
        <Menu.RadioItem key={value} value={value} rightSection={<Icon size={18} stroke={1.5} aria-hidden />}>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
