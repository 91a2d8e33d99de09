import { useApolloClient, useMutation } from '@apollo/client/react';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { confirm } from '../../components/confirm';
import { notifyDeleted } from '../../components/deletion/notifyDeleted';
import { notify } from '../../components/notify';
import { outcome } from '../../components/outcome';
import { announceChanged } from '../../lib/changed';
import {
  commentSharingLinkMutation,
  deleteSharingLinkMutation,
  pauseSharingLinkMutation,
  type ShareLink,
} from './documents';
import { openAsVisitor } from './openAsVisitor';

/** What is done with a link from the list; what went wrong is told by a toast. */
export interface LinkActions {
  pause(link: ShareLink, paused: boolean): Promise<void>;
  /** Asks first. */
  remove(link: ShareLink): Promise<void>;
  /** Null takes the comment away. */
  comment(link: ShareLink, comment: string | null): Promise<boolean>;
  /** Asks first. */
  removeComment(link: ShareLink): Promise<void>;
  seeAsVisitor(link: ShareLink): void;
}

export function useLinkActions(readAgain: () => Promise<unknown>): LinkActions {
  const client = useApolloClient();
  const [pauseLink] = useMutation(pauseSharingLinkMutation);
  const [deleteLink] = useMutation(deleteSharingLinkMutation);
  const [commentLink] = useMutation(commentSharingLinkMutation);
  const comment = async ({ key }: ShareLink, text: string | null) =>
    (await outcome(commentLink({ variables: { key, comment: text } }))) !== undefined;
  return {
    comment,
    async pause({ key }, paused) {
      await outcome(pauseLink({ variables: { key, paused } }));
    },
    async remove({ key, name }) {
      const { title, text } = messages.deleteSharingLink;
      if (!(await confirm({ title, message: text, danger: true }))) return;
      const done = await outcome(deleteLink({ variables: { key } }));
      await readAgain();
      if (!done) return;
      void announceChanged('files');
      notifyDeleted(name);
    },
    async removeComment(link) {
      const { title, text, button } = messages.deleteComment;
      if (!(await confirm({ title, message: text, buttonText: button, danger: true }))) return;
      if (await comment(link, null)) notify('Message', t('The comment is deleted.'));
    },
    seeAsVisitor: (link) => void openAsVisitor(client, link),
  };
}
