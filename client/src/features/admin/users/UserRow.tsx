import { useMutation } from '@apollo/client/react';
import { ActionIcon, Badge, Checkbox, Menu } from '@mantine/core';
import {
  IconArrowForwardUp,
  IconDots,
  IconLogout,
  IconMail,
  IconPencil,
  IconShieldOff,
  IconTrash,
} from '@tabler/icons-react';
import { toShownDateTime } from '@stemma/shared/dates';
import { confirm } from '../../../components/confirm';
import { notify } from '../../../components/notify';
import { useSession } from '../../../lib/session';
import { endSessionsOf, inviteUser, resetSecondFactor } from '../documents';
import { faultOf } from '../told';
import classes from '../Admin.module.css';
import { ACCOUNT_WORDS } from './words';
import type { User } from './types';

interface UserRowProps {
  user: User;
  /** Whether it is chosen for what is done with many; the own account cannot be. */
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onEdit: () => void;
  onHandOver: () => void;
  onDelete: () => void;
  onChanged: () => void;
}

/** A user, and what can be done with him. */
export function UserRow({ user, chosen, onChoose, onEdit, onHandOver, onDelete, onChanged }: UserRowProps) {
  const isOwn = useIsOwn(user);
  const { name, email, organizationName, accountType, lastAccessed } = user;
  return (
    <tr>
      <td>
        <Checkbox
          size="xs"
          aria-label={`Choose ${name}`}
          checked={chosen}
          disabled={isOwn}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </td>
      <td>
        <div className={classes.name}>{name}</div>
        <div className={classes.dim}>{email}</div>
        <div className={classes.narrow}>
          {organizationName} · {ACCOUNT_WORDS[accountType]} <Marks user={user} />
        </div>
      </td>
      <td className={classes.wide}>{organizationName}</td>
      <td className={classes.wide}>
        {ACCOUNT_WORDS[accountType]} <Marks user={user} />
      </td>
      <td className={`${classes.wide} ${classes.nowrap}`}>{lastAccessed ? toShownDateTime(lastAccessed) : 'never'}</td>
      <td>
        <RowMenu {...{ user, onEdit, onHandOver, onDelete, onChanged }} />
      </td>
    </tr>
  );
}

function Marks({ user }: { user: User }) {
  const marks = [
    [user.isAdmin, 'Administrator', 'teal'],
    [user.isPending, 'Waits for activation', 'orange'],
    [user.deactivated, 'Deactivated', 'red'],
    [user.hasSecondFactor, '2FA', 'gray'],
  ] as const;
  return marks
    .filter(([is]) => is)
    .map(([, label, color]) => (
      <Badge key={label} variant="light" color={color} c="var(--mantine-color-text)" tt="none" mr={4}>
        {label}
      </Badge>
    ));
}

function useIsOwn({ key }: User): boolean {
  const session = useSession();
  return session.status === 'signedIn' && session.viewer.key === key;
}

function RowMenu({ user, onEdit, onHandOver, onDelete, onChanged }: Omit<UserRowProps, 'chosen' | 'onChoose'>) {
  const isOwn = useIsOwn(user);
  const [invite] = useMutation(inviteUser);
  const [end] = useMutation(endSessionsOf);
  const [reset] = useMutation(resetSecondFactor);
  const tell = (failure: Error) => notify('Error', failure.message);
  const sendAgain = async () => {
    const fault = faultOf((await invite({ variables: { key: user.key } })).data?.inviteUser);
    notify(fault ? 'Error' : 'Message', fault?.message ?? `The invitation goes to ${user.email}.`);
  };
  const signOut = async () => {
    const message = `${user.name} is signed out everywhere. What is not saved there may be lost.`;
    if (!(await confirm({ title: 'End all sessions', message, buttonText: 'End them' }))) return;
    const fault = faultOf((await end({ variables: { key: user.key } })).data?.endSessionsOf);
    notify(fault ? 'Error' : 'Message', fault?.message ?? `${user.name} is signed out.`);
  };
  const switchOff = async () => {
    const message = `${user.name} is signed out, and signs in by password alone until two-factor sign-in is set up again.`;
    if (!(await confirm({ title: 'Reset two-factor sign-in', message, buttonText: 'Reset' }))) return;
    const fault = faultOf((await reset({ variables: { key: user.key } })).data?.resetSecondFactor);
    if (fault) notify('Error', fault.message);
    onChanged();
  };
  const icon = { size: 18, stroke: 1.5 } as const;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${user.name}`}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
          Edit
        </Menu.Item>
        {user.isPending && (
          <Menu.Item leftSection={<IconMail {...icon} />} onClick={() => void sendAgain().catch(tell)}>
            Send the invitation again
          </Menu.Item>
        )}
        {!isOwn && !user.isPending && (
          <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void signOut().catch(tell)}>
            End all sessions
          </Menu.Item>
        )}
        {user.hasSecondFactor && !isOwn && (
          <Menu.Item leftSection={<IconShieldOff {...icon} />} onClick={() => void switchOff().catch(tell)}>
            Reset two-factor sign-in
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconArrowForwardUp {...icon} />} onClick={onHandOver}>
          Hand over records
        </Menu.Item>
        {!isOwn && (
          <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
