import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { ViewerCan } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';
import { saverText } from '../../../chart/model/news';
import type { DeniedReason } from '../../../chart/model/saving';
import { notify } from '../../../components/notify';
import { newKey } from '../../../lib/newKey';
import type { Editor } from '../editor';
import { recordPresenceMutation } from './documents';

/** Milliseconds between two questions, while the page is looked at and while it is not. */
const EVERY = 8_000;
const EVERY_HIDDEN = 30_000;

/** Tells the store that the chart is open here, learns who edits it elsewhere, and takes up what others saved. */
export function usePresence(editor: Editor): void {
  const client = useApolloClient();
  const { session, source, ui } = editor;
  const own = source.kind === 'chart';
  useEffect(() => {
    if (!own) return;
    const place = newKey();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const editing = () => session.store.getState().mode === 'edit';
    const say = async (asEditing: boolean, keepalive = false) => {
      const { data } = await client.mutate({
        mutation: recordPresenceMutation,
        variables: { key: session.key, place, editing: asEditing },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { keepalive } },
      });
      return data?.recordPresence;
    };
    const end = () => {
      ended = true;
      clearTimeout(timer);
    };
    const look = async () => {
      clearTimeout(timer);
      try {
        const answer = await say(editing());
        if (ended) return;
        if (answer?.error?.code === 'notFound' || answer?.error?.code === 'forbidden') {
          const reason = await session.checkAccess();
          if (ended) return;
          if (reason && session.store.getState().unsaved === 0) notify('Warning', DENIED[reason], 8000);
          if (reason === 'deleted' || reason === 'noAccess') return end();
        }
        if (answer?.ok) await take(editor, answer.ok);
      } catch {
        // No connection: the next question is as good.
      }
      if (ended) return;
      clearTimeout(timer);
      timer = setTimeout(() => void look(), document.hidden ? EVERY_HIDDEN : EVERY);
    };
    const now = () => void look();
    const leave = () => {
      if (editing()) void say(false, true).catch(() => undefined);
    };
    const stop = session.store.subscribe((state, before) => {
      if (state.mode !== before.mode) now();
    });
    window.addEventListener('focus', now);
    window.addEventListener('online', now);
    window.addEventListener('pageshow', now);
    window.addEventListener('pagehide', leave);
    now();
    return () => {
      end();
      stop();
      window.removeEventListener('focus', now);
      window.removeEventListener('online', now);
      window.removeEventListener('pageshow', now);
      window.removeEventListener('pagehide', leave);
      ui.setState({ presence: null });
      leave();
    };
  }, [client, editor, own, session, ui]);
}

const DENIED: Record<DeniedReason, string> = {
  deleted: t('This chart was deleted.'),
  noAccess: t('This chart is no longer shared with you.'),
  readOnly: t('You may only read this chart now.'),
};

interface Answer {
  /** Of the chart. */
  name: string;
  revision: number;
  changedBy: string;
  changedByCaller: boolean;
  entitiesChanged: string;
  viewerCan: ViewerCan;
  others: readonly { name: string; isCaller: boolean }[];
}

/** Takes up what an answer tells of the chart: what others did to it, and who they are. */
export async function take({ session, ui }: Pick<Editor, 'session' | 'ui'>, answer: Answer): Promise<void> {
  const { revision, entitiesChanged, viewerCan, others } = answer;
  const before = ui.getState().presence;
  if (session.store.getState().viewerCan.edit !== viewerCan.edit) session.setAccess(viewerCan);
  const { revision: here, phase } = session.store.getState();
  // A record or a title that was changed beside the chart counts no revision.
  const known = before?.entitiesChanged ?? session.store.getState().entitiesChanged;
  const isRetitled = answer.name !== session.store.getState().saved.props.name && answer.name !== before?.name;
  const isRenamed = known !== entitiesChanged || isRetitled;
  const isNews = (revision > here || isRenamed) && phase.kind === 'idle';
  const caught = isNews ? await session.catchUp(() => null, isRenamed) : null;
  const kind = caught?.kind;
  const touches = kind === 'touching' || (before?.touches === true && revision > session.store.getState().revision);
  const saver = saverText({ name: answer.changedBy, isCaller: answer.changedByCaller });
  const by = kind === 'merged' || kind === 'touching' ? saver : (before?.by ?? '');
  // Where it is asked about at the save, the change is looked at once more then.
  const seen = phase.kind === 'idle' ? entitiesChanged : known;
  const name = phase.kind === 'idle' ? answer.name : (before?.name ?? null);
  ui.setState({
    presence: { others, by, touches, revision, name, entitiesChanged: seen, putAway: before?.putAway ?? null },
  });
}
