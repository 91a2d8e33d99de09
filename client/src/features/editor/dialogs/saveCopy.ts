import type { NavigateFunction } from '../../../lib/router/router';
import { t } from '@stemma/shared/language/translate';
import type { ChartSession } from '../../../chart/model/session';
import { notify } from '../../../components/notify';
import { announceChanged } from '../../../lib/changed';
import { UNREACHABLE } from '../../../lib/send';

/** Keeps what is on the screen as a chart of its own, private to the user, and opens it; what went wrong is told, and nothing is lost by it. */
export async function saveCopy(session: ChartSession, navigate: NavigateFunction): Promise<void> {
  const copy = await session.keepBoth().catch(() => ({ error: UNREACHABLE }));
  if ('error' in copy) return notify('Error', copy.error, 5000);
  session.discard();
  const names = copy.namesStay
    ? t(' Entities that others renamed too keep the names that they have on all charts.')
    : '';
  notify(
    'Message',
    t('Your version is a chart of its own now, private to you.{names}', { names }),
    names ? 8000 : 4000,
  );
  void navigate(`/chart/${copy.key}?mode=edit`);
}

/** Makes a chart of some entities of another, which is saved first, and opens it; what went wrong is told. */
export async function saveSelection(
  session: ChartSession,
  keys: readonly string[],
  name: string,
  navigate: NavigateFunction,
): Promise<void> {
  if (session.store.getState().unsaved > 0 && !(await session.save())) return;
  const made = await session.saveSelection(keys, name).catch(() => ({ error: UNREACHABLE }));
  if ('error' in made) return notify('Error', made.error, 5000);
  notify('Message', t('“{name}” is a chart of its own now, private to you.', { name }), 4000);
  void announceChanged('charts');
  void navigate(`/chart/${made.key}?mode=edit`);
}
