import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { Dialog } from '../../../components/Dialog';
import { notify } from '../../../components/notify';
import { handOverRecords } from '../documents';
import { faultOf } from '../told';
import { SuccessorSelect } from './SuccessorSelect';
import type { User } from './types';

interface HandOverDialogProps {
  user: User;
  users: readonly User[];
  onClose: () => void;
}

/** What a user owns becomes somebody else's; the account stays. */
export function HandOverDialog({ user, users, onClose }: HandOverDialogProps) {
  const [successor, setSuccessor] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const [send, { loading }] = useMutation(handOverRecords);
  const submit = async () => {
    if (!successor) return;
    const told = faultOf((await send({ variables: { from: user.key, to: successor } })).data?.handOver);
    if (told) return setFault(told.message);
    notify('Message', `The records of ${user.name} are handed over.`);
    onClose();
  };
  return (
    <Dialog title="Hand over records" size={480} busy={loading} onClose={onClose}>
      <Text size="sm" mb="md">
        Whoever is chosen becomes Co-Owner of every chart and entity that {user.name} ({user.email}) is Co-Owner of, in
        his place.
      </Text>
      {fault && (
        <Alert color="red" variant="light" role="alert" mb="md">
          {fault}
        </Alert>
      )}
      <SuccessorSelect users={users} from={[user]} value={successor} onChange={setSuccessor} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" disabled={loading} onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={loading}
          disabled={!successor}
          onClick={() => void submit().catch((failure: Error) => setFault(failure.message))}
        >
          Hand over
        </Button>
      </Group>
    </Dialog>
  );
}
