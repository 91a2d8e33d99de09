import { useMutation } from '@apollo/client/react';
import { ActionIcon, Badge, Menu } from '@mantine/core';
import { IconDots, IconMail, IconPencil, IconShieldOff, IconTrash } from '@tabler/icons-react';
import { toShownDateTime } from '@stemma/shared/dates';
import { confirm } from '../../../components/confirm';
import { notify } from '../../../components/notify';
import { useSession } from '../../../lib/session';
import { inviteUser, resetSecondFactor } from '../documents';
import { faultOf } from '../told';
import classes from '../Admin.module.css';
import { ACCOUNT_WORDS } from './words';
import type { User } from './types';

interface UserRowProps {
  user: User;
  onEdit: () => void;
  onDelete: () => void;
  onChanged: () => void;
}

/** A user, and what can be done with him. */
export function UserRow({ user, onEdit, onDelete, onChanged }: UserRowProps) {
  const { name, email, organizationName, accountType, lastAccessed } = user;
  return (
    <tr>
      <td>
        <div className={classes.name}>{name}</div>
        <div className={classes.dim}>{email}</div>
      </td>
      <td className={classes.wide}>{organizationName}</td>
      <td>
        {ACCOUNT_WORDS[accountType]} <Marks user={user} />
      </td>
      <td className={`${classes.wide} ${classes.nowrap}`}>{lastAccessed ? toShownDateTime(lastAccessed) : 'never'}</td>
      <td>
        <RowMenu {...{ user, onEdit, onDelete, onChanged }} />
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
      <Badge key={label} variant="light" color={color} tt="none" mr={4}>
        {label}
      </Badge>
    ));
}

function RowMenu({ user, onEdit, onDelete, onChanged }: UserRowProps) {
  const session = useSession();
  const [invite] = useMutation(inviteUser);
  const [reset] = useMutation(resetSecondFactor);
  const isOwn = session.status === 'signedIn' && session.viewer.key === user.key;
  const tell = (failure: Error) => notify('Error', failure.message);
  const sendAgain = async () => {
    const fault = faultOf((await invite({ variables: { key: user.key } })).data?.inviteUser);
    notify(fault ? 'Error' : 'Message', fault?.message ?? `The invitation goes to ${user.email}.`);
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
        {user.hasSecondFactor && !isOwn && (
          <Menu.Item leftSection={<IconShieldOff {...icon} />} onClick={() => void switchOff().catch(tell)}>
            Reset two-factor sign-in
          </Menu.Item>
        )}
        {!isOwn && (
          <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
