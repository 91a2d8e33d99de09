import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconEye,
  IconHistory,
  IconMessage,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { accountMayWrite } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';
import { useSession } from '../../lib/session';
import type { ShareLink } from './documents';
import type { LinkActions } from './useLinkActions';

interface Props {
  link: ShareLink;
  actions: LinkActions;
  /** Why most of it cannot be done; undefined where it can. */
  off: string | undefined;
  onLog: () => void;
  onComment: () => void;
}

const icon = { size: 18, stroke: 1.5 };

/** Whether the signed-in user may write comments. */
export function useMayComment(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && accountMayWrite(session.viewer.accountType);
}

/** What is done with a link less often. */
export function LinkMenu({ link, actions, off, onLog, onComment }: Props) {
  const disabled = off !== undefined;
  const mayComment = useMayComment();
  return (
    <Menu position="bottom-end" width={224} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('More for {name}', { name: link.name })}>
          <IconDots {...icon} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEye {...icon} />} disabled={disabled} onClick={() => actions.seeAsVisitor(link)}>
          {t('See it as a visitor')}
        </Menu.Item>
        <Menu.Item leftSection={<IconHistory {...icon} />} disabled={disabled} onClick={onLog}>
          {t('Access log')}
        </Menu.Item>
        {!link.comment && (
          <Menu.Item leftSection={<IconMessage {...icon} />} disabled={disabled || !mayComment} onClick={onComment}>
            {t('Comment')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={link.paused ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
          disabled={disabled && link.paused}
          onClick={() => void actions.pause(link, !link.paused)}
        >
          {link.paused ? t('Resume') : t('Pause')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="var(--mantine-color-error)"
          c="var(--mantine-color-error)"
          leftSection={<IconTrash {...icon} />}
          onClick={() => void actions.remove(link)}
        >
          {t('Delete…')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
