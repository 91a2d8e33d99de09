import type { ApolloClient } from '@apollo/client';
import { toShownDateTime } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { goBackTo, missingFrom } from '../../../chart/model/restore';
import type { ChartSession } from '../../../chart/model/session';
import { confirm } from '../../../components/confirm';
import { notify } from '../../../components/notify';
import { outcome } from '../../../components/outcome';
import { UNREACHABLE } from '../../../lib/send';
import { takeSnapshotMutation } from './documents';
import { stillThere, type Snapshot } from './readSnapshot';

/**
 * Makes the chart what a snapshot kept, as one edit that can be undone and is saved like any other. Before, it keeps the chart as saved
 * in a snapshot of its own. Answers whether it was done.
 */
export async function goBack(client: ApolloClient, session: ChartSession, snapshot: Snapshot): Promise<boolean> {
  const agreed = await confirm({
    title: t('Restore this snapshot'),
    message: t(
      'The chart becomes as it was at {createdDate}. What is saved now is kept as a snapshot first, and undo takes the step back. Names of entities stay as they are today.',
      { createdDate: toShownDateTime(snapshot.createdDate) },
    ),
    buttonText: t('Restore'),
  });
  if (!agreed) return false;
  const saved = await outcome(
    client.mutate({
      mutation: takeSnapshotMutation,
      variables: {
        chartKey: session.key,
        name: t('Before going back to {name}', { name: snapshot.name }).slice(0, 500),
      },
    }),
  );
  if (!saved) return false;
  try {
    const missing = missingFrom(session.store.getState().document, snapshot.document);
    const known = await stillThere(client, missing);
    session.setMode('edit');
    const changed = session.run(goBackTo(snapshot.document, snapshot.name, known));
    const lost = missing.length - known.size;
    if (lost > 0)
      notify(
        'Warning',
        t(
          '{subject} deleted since or {lost, plural, one {is} other {are}} not shared with you, and {lost, plural, one {is} other {are}} left out.',
          { subject: lost === 1 ? t('One entity was') : t('{lost} entities were', { lost }), lost },
        ),
        6000,
      );
    else if (changed)
      notify('Message', t('The chart is as in “{name}”. Save to keep it so.', { name: snapshot.name }), 5000);
    else notify('Clear', t('The chart already matches this snapshot.'));
    return true;
  } catch {
    notify('Error', UNREACHABLE, 5000);
    return false;
  }
}
