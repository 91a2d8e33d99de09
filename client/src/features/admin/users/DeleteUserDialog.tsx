import { useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Select, Skeleton, Text } from '@mantine/core';
import { accountMayWrite } from '@stemma/shared/permissions';
import { Dialog } from '../../../components/Dialog';
import { notify } from '../../../components/notify';
import { count } from '../../../lib/count';
import { affectedQuery, deleteUsers } from '../documents';
import { faultOf } from '../told';
import type { User } from './types';

interface DeleteUserDialogProps {
  user: User;
  users: readonly User[];
  onClose: (changed?: boolean) => void;
}

/** A user is deleted, and what only he owns is handed over. */
export function DeleteUserDialog({ user, users, onClose }: DeleteUserDialogProps) {
  const { data, error } = useQuery(affectedQuery, { variables: { keys: [user.key] }, fetchPolicy: 'network-only' });
  const [successor, setSuccessor] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const [remove, { loading }] = useMutation(deleteUsers);
  const affected = data?.affectedByRemoval[0];
  const needsOne = affected !== undefined && affected.charts + affected.entities > 0;
  const successors = users.filter(
    ({ key, organizationKey, accountType, deactivated, isPending }) =>
      key !== user.key &&
      organizationKey === user.organizationKey &&
      accountMayWrite(accountType) &&
      !deactivated &&
      !isPending,
  );
  const submit = async () => {
    const variables = { keys: [user.key], handOverTo: successor };
    const told = faultOf((await remove({ variables })).data?.deleteUsers);
    if (told) return setFault(told.message);
    notify('Message', `${user.name} is deleted.`);
    onClose(true);
  };
  return (
    <Dialog title="Delete user" size={480} busy={loading} onClose={() => onClose()}>
      <Text size="sm" mb="md">
        The account of {user.name} ({user.email}) is deleted for good, and every session of it ends.
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
            ? `Nobody else is Co-Owner of ${count(affected.charts)} charts and ${count(affected.entities)} entities. Choose who becomes it.`
            : 'Everything that this user owns has another Co-Owner, or there is nothing.'}
        </Text>
      )}
      {needsOne && (
        <Select
          label="Hand over to"
          searchable
          data={successors.map(({ key: value, name, email }) => ({ value, label: `${name} (${email})` }))}
          value={successor}
          onChange={setSuccessor}
          nothingFoundMessage="No active user of this organization"
        />
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" disabled={loading} onClick={() => onClose()} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          loading={loading}
          disabled={!affected || (needsOne && !successor)}
          onClick={() => void submit().catch((failure: Error) => setFault(failure.message))}
        >
          Delete user
        </Button>
      </Group>
    </Dialog>
  );
}
