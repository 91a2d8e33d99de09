import { useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import { notify } from '../../../components/notify';
import { affectedQuery, transferRecords } from '../documents';
import { faultOf } from '../fault';
import { SuccessorSelect } from './SuccessorSelect';
import type { User } from './types';

interface TransferRecordsDialogProps {
  user: User;
  onClose: () => void;
}

/** What a user owns becomes somebody else's; the account stays. */
export function TransferRecordsDialog({ user, onClose }: TransferRecordsDialogProps) {
  const [successor, setSuccessor] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const [send, { loading }] = useMutation(transferRecords);
  const { data } = useQuery(affectedQuery, { variables: { keys: [user.key] }, fetchPolicy: 'network-only' });
  const nothing = data?.affectedByRemoval[0]?.records === 0;
  const submit = async () => {
    if (!successor) return;
    const failure = faultOf((await send({ variables: { from: user.key, to: successor } })).data?.handOver);
    if (failure) return setFault(failure.message);
    notify('Message', t('The records of {name} are handed over.', { name: user.name }));
    onClose();
  };
  return (
    <Dialog title={t('Hand over records')} size={480} busy={loading} onClose={onClose}>
      <Text size="sm" mb="md">
        {nothing
          ? t('There is nothing to hand over: {name} ({email}) has no charts and entities.', {
              name: user.name,
              email: user.email,
            })
          : t(
              'Whoever is chosen becomes Co-Owner of every chart and entity that {name} ({email}) is Co-Owner of. {name} has no more access to them.',
              { name: user.name, email: user.email },
            )}
      </Text>
      {fault && (
        <Alert color="red" variant="light" role="alert" mb="md">
          {fault}
        </Alert>
      )}
      {!nothing && <SuccessorSelect from={[user]} value={successor} onChange={setSuccessor} />}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" disabled={loading} onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          loading={loading}
          disabled={!successor || nothing}
          onClick={() => void submit().catch((failure: Error) => setFault(failure.message))}
        >
          {t('Hand over')}
        </Button>
      </Group>
    </Dialog>
  );
}
