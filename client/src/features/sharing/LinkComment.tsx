import { useCallback } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { CommentForm } from './CommentForm';
import type { ShareLink } from './documents';
import { useMayComment } from './LinkMenu';
import classes from './Sharing.module.css';
import type { LinkActions } from './useLinkActions';

interface Props {
  link: ShareLink;
  actions: LinkActions;
  editing: boolean;
  onEditing: (editing: boolean) => void;
  onUnsent: (key: string, unsent: boolean) => void;
}

const icon = { size: 18, stroke: 1.5 };

/** A link's comment: none, being written, or shown with its menu, which view-only users cannot open (SPEC §2.6). */
export function LinkComment({ link, actions, editing, onEditing, onUnsent }: Props) {
  const { key } = link;
  const onDirty = useCallback((dirty: boolean) => onUnsent(key, dirty), [onUnsent, key]);
  const mayComment = useMayComment();
  if (editing) {
    return (
      <CommentForm
        comment={link.comment}
        onSave={(comment) => actions.comment(link, comment)}
        onClose={() => onEditing(false)}
        onDirty={onDirty}
      />
    );
  }
  if (!link.comment) return null;
  return (
    <div className={classes.comment}>
      <div>
        <p dir="auto">{link.comment}</p>
        <small>
          <bdi>{link.commentUser}</bdi>
          {link.commentDate && (
            <>
              , <time dateTime={link.commentDate}>{toShownDate(link.commentDate)}</time>
            </>
          )}
        </small>
      </div>
      <Menu position="bottom-end" width={200} withinPortal disabled={!mayComment}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            disabled={!mayComment}
            aria-label={t('Comment on {name}', { name: link.name })}
          >
            <IconDots size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onEditing(true)}>
            {t('Edit comment')}
          </Menu.Item>
          <Menu.Item
            color="var(--mantine-color-error)"
            c="var(--mantine-color-error)"
            leftSection={<IconTrash {...icon} />}
            onClick={() => void actions.removeComment(link)}
          >
            {t('Delete comment…')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
