import { accountMayWrite } from '@stemma/shared/permissions';
import type { ShareLinksDialogState } from '../../../components/shellDialogStore';
import { currentSession } from '../../../lib/session';
import type { Editor } from '../editor';

/** What share links can be made of: the chart, for who may share it, or an entity's owners or holdings; null where there is nothing. */
export function shareable({ source, session }: Editor): Omit<ShareLinksDialogState, 'kind'> | null {
  if (source.kind === 'chart') {
    const { viewerCan, document, unsaved } = session.store.getState();
    if (!viewerCan.share) return null;
    return { type: 'chart', key: session.key, name: document.props.name, charts: [], unsaved: unsaved > 0 };
  }
  if (source.kind !== 'dynamic' || source.of === 'all') return null;
  const now = currentSession();
  if (now.status !== 'signedIn' || !accountMayWrite(now.viewer.accountType)) return null;
  const { of, entity, charts } = source;
  return { type: of, key: entity.key, name: entity.name, charts: charts.map(({ key }) => key) };
}
