import { useState, type FormEvent } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Skeleton, Text, TextInput } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { emptyStates } from '@stemma/shared/messages/empty';
import { textLength } from '@stemma/shared/rules/text';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import { notify } from '../../../components/notify';
import { notifyDeleted } from '../../../components/deletion/notifyDeleted';
import { outcome } from '../../../components/outcome';
import { ErrorState } from '../../../components/State';
import { newKey } from '../../../lib/newKey';
import { useEditor, useSessionState } from '../editor';
import { deleteSnapshotMutation, snapshotListQuery, takeSnapshotMutation, type SnapshotItem } from './documents';
import { SnapshotRow } from './SnapshotRow';
import classes from './Snapshots.module.css';

/** The snapshots of the chart, newest first: making one, looking at one, comparing, deleting (SPEC §2.3). */
export function TimelineDialog({ onClose }: { onClose: () => void }) {
  const { session, showSnapshot } = useEditor();
  const mayEdit = useSessionState((state) => state.viewerCan.edit);
  const client = useApolloClient();
  const { data, error, loading, refetch } = useQuery(snapshotListQuery, {
    variables: { chartKey: session.key },
    fetchPolicy: 'cache-and-network',
  });
  const [name, setName] = useState('');
  const list = data?.snapshots ?? [];
  const again = () => refetch().catch(() => undefined);
  const look = (key: string, against: string | null) => {
    onClose();
    showSnapshot({ key, against });
  };
  const remove = async (snapshot: SnapshotItem) => {
    const gone = await outcome(client.mutate({ mutation: deleteSnapshotMutation, variables: { key: snapshot.key } }));
    if (!gone) return false;
    notifyDeleted(snapshot.name);
    await again();
    return true;
  };

  return (
    <Dialog onClose={onClose} title={t('Snapshots')} dirty={name !== ''}>
      {mayEdit && <TakeSnapshot name={name} onName={setName} onTaken={again} />}
      {error && !data ? (
        <ErrorState
          title={t('The snapshots did not load')}
          text={t('Stemma could not read them just now. Check your connection and try again.')}
          busy={loading}
          onRetry={() => void again()}
        />
      ) : (
        <ol className={classes.timeline} aria-label={t('Snapshots, newest first')}>
          {!data &&
            [52, 68].map((width) => (
              <li key={width} className={classes.point}>
                <Skeleton height={14} width={`${width}%`} radius="sm" />
              </li>
            ))}
          {list.map((snapshot, at) => (
            <SnapshotRow
              key={snapshot.key}
              snapshot={snapshot}
              onLook={() => look(snapshot.key, null)}
              onCompare={() => look(snapshot.key, 'now')}
              {...(list[at + 1] && { onCompareBefore: () => look(snapshot.key, list[at + 1]?.key ?? null) })}
              {...(mayEdit && { onDelete: () => remove(snapshot) })}
            />
          ))}
        </ol>
      )}
      {data && list.length === 0 && (
        <Text size="sm" c="dimmed" className={classes.none}>
          {emptyStates.snapshots}
        </Text>
      )}
    </Dialog>
  );
}

interface TakeProps {
  name: string;
  onName: (name: string) => void;
  onTaken: () => Promise<unknown>;
}

/** Keeps the chart as it stands under a name; what is not saved yet is saved first. */
function TakeSnapshot({ name, onName, onTaken }: TakeProps) {
  const { session } = useEditor();
  const unsaved = useSessionState((state) => state.unsaved > 0);
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const tooLong = textLength(name.trim()) > limits.nameMax;
  const take = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || tooLong) return;
    setBusy(true);
    const saved = await session.save();
    if (!saved) notify('Error', t('The chart could not be saved, so no snapshot was taken.'), 5000);
    const taken =
      saved &&
      (await outcome(
        client.mutate({
          mutation: takeSnapshotMutation,
          variables: { chartKey: session.key, name: name.trim() || null, key: newKey() },
        }),
      ));
    if (taken) {
      onName('');
      await onTaken();
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void take(event)} className={classes.take}>
      <TextInput
        className={classes.takeName}
        label={t('Name of a new snapshot')}
        placeholder={t('Named by its date')}
        data-autofocus
        autoComplete="off"
        value={name}
        error={tooLong ? messages.tooLong(limits.nameMax) : undefined}
        description={unsaved ? t('What is not saved yet is saved with it.') : undefined}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <Button type="submit" loading={busy} disabled={tooLong} leftSection={<IconCamera size={18} stroke={1.75} />}>
        {t('Take a snapshot')}
      </Button>
    </form>
  );
}
