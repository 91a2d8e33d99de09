import { useMutation } from '@apollo/client/react';
import { ActionIcon, Menu } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import {
  IconArrowForwardUp,
  IconDots,
  IconLogout,
  IconMail,
  IconPencil,
  IconShieldOff,
  IconTrash,
} from '@tabler/icons-react';
import { confirm } from '../../../components/confirm';
import { notify } from '../../../components/notify';
import { endSessionsOf, inviteUser, resetSecondFactor } from '../documents';
import { faultOf } from '../fault';
import type { User } from './types';

interface UserActionsProps {
  user: User;
  isOwn: boolean;
  onEdit: () => void;
  onTransfer: () => void;
  onDelete: () => void;
  onChanged: () => void;
}

/** What can be done with a user. */
export function UserActions({ user, isOwn, onEdit, onTransfer, onDelete, onChanged }: UserActionsProps) {
  const [invite] = useMutation(inviteUser);
  const [end] = useMutation(endSessionsOf);
  const [reset] = useMutation(resetSecondFactor);
  const tell = (failure: Error) => notify('Error', failure.message);
  const sendAgain = async () => {
    const fault = faultOf((await invite({ variables: { key: user.key } })).data?.inviteUser);
    notify(fault ? 'Error' : 'Message', fault?.message ?? t('The invitation goes to {email}.', { email: user.email }));
  };
  const signOut = async () => {
    const message = t('{name} is signed out everywhere. What is not saved there may be lost.', { name: user.name });
    if (!(await confirm({ title: t('End all sessions'), message, buttonText: t('End them') }))) return;
    const fault = faultOf((await end({ variables: { key: user.key } })).data?.endSessionsOf);
    notify(fault ? 'Error' : 'Message', fault?.message ?? t('{name} is signed out.', { name: user.name }));
  };
  const switchOff = async () => {
    const message = t(
      '{name} is signed out, and signs in by password alone until two-factor sign-in is set up again.',
      { name: user.name },
    );
    if (!(await confirm({ title: t('Reset two-factor sign-in'), message, buttonText: t('Reset') }))) return;
    const fault = faultOf((await reset({ variables: { key: user.key } })).data?.resetSecondFactor);
    if (fault) notify('Error', fault.message);
    onChanged();
  };
  const icon = { size: 18, stroke: 1.5 } as const;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('Actions for {name}', { name: user.name })}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
          {t('Edit')}
        </Menu.Item>
        {user.isPending && (
          <Menu.Item leftSection={<IconMail {...icon} />} onClick={() => void sendAgain().catch(tell)}>
            {t('Send the invitation again')}
          </Menu.Item>
        )}
        {!isOwn && !user.isPending && (
          <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void signOut().catch(tell)}>
            {t('End all sessions')}
          </Menu.Item>
        )}
        {user.hasSecondFactor && !isOwn && (
          <Menu.Item leftSection={<IconShieldOff {...icon} />} onClick={() => void switchOff().catch(tell)}>
            {t('Reset two-factor sign-in')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconArrowForwardUp {...icon} />} onClick={onTransfer}>
          {t('Hand over records')}
        </Menu.Item>
        {!isOwn && (
          <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
            {t('Delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
