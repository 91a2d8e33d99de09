import { useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import { notify } from '../../../components/notify';
import { count, chartsAndEntities } from '../../../lib/count';
import { affectedQuery, deleteUsers } from '../documents';
import { faultOf } from '../fault';
import { SuccessorSelect } from './SuccessorSelect';
import type { User } from './types';

interface DeleteUserDialogProps {
  /** Whom to delete; at least one. */
  chosen: readonly User[];
  onClose: (changed?: boolean) => void;
}

/** Users are deleted, all or none, and what only they own is handed over. */
export function DeleteUserDialog({ chosen, onClose }: DeleteUserDialogProps) {
  const keys = chosen.map(({ key }) => key);
  const [first] = chosen;
  const only = chosen.length === 1 ? first : undefined;
  const { data, error } = useQuery(affectedQuery, { variables: { keys }, fetchPolicy: 'network-only' });
  const [successor, setSuccessor] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const [remove, { loading }] = useMutation(deleteUsers);
  const affected = data && sumOf(data.affectedByRemoval);
  const ofOneOrganization = new Set(chosen.map(({ organizationKey }) => organizationKey)).size === 1;
  const needsOne = affected !== undefined && affected.charts + affected.entities > 0;
  const submit = async () => {
    const variables = { keys, handOverTo: successor };
    const failure = faultOf((await remove({ variables })).data?.deleteUsers);
    if (failure) return setFault(failure.message);
    notify(
      'Message',
      only
        ? t('{name} is deleted.', { name: only.name })
        : t('{count} users are deleted.', { count: count(chosen.length) }),
    );
    onClose(true);
  };
  return (
    <Dialog title={only ? t('Delete user') : t('Delete users')} size={480} busy={loading} onClose={() => onClose()}>
      <Text size="sm" mb="md">
        {only
          ? t('The account of {name} ({email}) is deleted for good, and every session of it ends.', {
              name: only.name,
              email: only.email,
            })
          : t('The accounts of {chosen} are deleted for good, and every session of them ends.', {
              chosen: namesOf(chosen),
            })}
      </Text>
      {!affected && !error && <Skeleton h={60} />}
      {(fault ?? error) && (
        <Alert color="red" variant="light" role="alert" mb="md">
          {fault ?? error?.message}
        </Alert>
      )}
      {affected && (
        <Text size="sm" mb="md">
          {needsOne
            ? t('Nobody else is Co-Owner of {charts}.{hint}', {
                charts: chartsAndEntities(affected.charts, affected.entities),
                hint: ofOneOrganization ? t(' Choose who becomes it.') : '',
              })
            : t('Everything that {owned} has another Co-Owner, or there is nothing.', {
                owned: only ? t('this user owns') : t('these users own'),
              })}
        </Text>
      )}
      {needsOne && <SuccessorSelect from={chosen} value={successor} onChange={setSuccessor} />}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" disabled={loading} onClick={() => onClose()} data-autofocus>
          {t('Cancel')}
        </Button>
        <Button
          color="red"
          loading={loading}
          disabled={!affected || (needsOne && !successor)}
          onClick={() => void submit().catch((failure: Error) => setFault(failure.message))}
        >
          {only ? t('Delete user') : t('Delete {count} users', { count: count(chosen.length) })}
        </Button>
      </Group>
    </Dialog>
  );
}

/** How many are named; the others are counted. */
const NAMED = 10;

function namesOf(chosen: readonly User[]): string {
  const named = chosen.slice(0, NAMED).map(({ name }) => name);
  const others = chosen.length - named.length;
  return others > 0
    ? t('{names} and {others} more', { names: named.join(', '), others: count(others) })
    : named.join(', ');
}

function sumOf(rows: readonly { charts: number; entities: number }[]): { charts: number; entities: number } {
  const sum = (of: (row: { charts: number; entities: number }) => number) =>
    rows.reduce((whole, row) => whole + of(row), 0);
  return { charts: sum(({ charts }) => charts), entities: sum(({ entities }) => entities) };
}
