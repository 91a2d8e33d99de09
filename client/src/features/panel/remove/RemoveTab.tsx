import { useId, useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Radio, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { messages } from '@stemma/shared/messages';
import { accountMayWrite, type AccountType } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';
import { deletionSentence } from '../../../components/deletion/affected';
import { affectedByDeletionQuery } from '../../../components/deletion/documents';
import { notify } from '../../../components/notify';
import { announceChanged } from '../../../lib/changed';
import { dropEntityPanel } from '../../../lib/entityPanel';
import { usePanelChart } from '../../../lib/panelChart';
import { UNREACHABLE } from '../../../lib/send';
import { deleteEntityMutation, type PanelRecord } from '../documents';
import { Section } from '../../../components/panel/Section';

type Choice = 'chart' | 'forGood';

/** Takes an entity off the chart that is being edited, or deletes it for good, after a warning (SPEC §2.4). */
export function RemoveTab({ record, accountType }: { record: PanelRecord; accountType: AccountType }) {
  const chart = usePanelChart();
  const warning = useId();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [deleteEntity, { loading }] = useMutation(deleteEntityMutation);
  const mayDelete = record.permission === 'Co-Owner' && accountMayWrite(accountType);
  const { data } = useQuery(affectedByDeletionQuery, {
    variables: { key: record.key },
    skip: !mayDelete,
    fetchPolicy: 'network-only',
  });
  if (!chart) return null;
  const along = data?.affectedByDeletion ? deletionSentence(data.affectedByDeletion, 'entity') : '';

  const confirmed = async () => {
    if (choice === 'chart') {
      chart.removeFromChart(record.key);
      dropEntityPanel();
      return;
    }
    try {
      const { data } = await deleteEntity({ variables: { key: record.key } });
      const error = data?.deleteEntity.error;
      if (error) return notify('Error', error.message, 5000);
    } catch {
      return notify('Error', UNREACHABLE, 5000);
    }
    dropEntityPanel();
    chart.entityDeleted(record.key);
    void announceChanged('entities', 'bin');
    notify('Message', t('{name} was deleted.', { name: record.name }));
  };

  return (
    <Section title={t('Remove Entity')}>
      <Radio.Group
        label={t('What to remove')}
        value={choice}
        onChange={(value) => setChoice(value === 'chart' ? 'chart' : 'forGood')}
      >
        <Stack gap="sm" mt="xs">
          <Radio value="chart" label={t('Remove from the current chart')} />
          <Radio
            value="forGood"
            label={t('Delete the entity and all its files')}
            disabled={!mayDelete}
            aria-describedby={mayDelete ? warning : undefined}
            description={mayDelete ? undefined : t('Only a Co-Owner may delete an entity.')}
          />
        </Stack>
      </Radio.Group>
      {mayDelete && (
        <Alert
          id={warning}
          color={choice === 'forGood' ? 'red' : 'gray'}
          variant="light"
          mt="md"
          icon={<IconAlertTriangle size={20} />}
        >
          {messages.removeEntityWarning}
          {along && <p>{along}</p>}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button color="red" disabled={!choice} loading={loading} onClick={() => void confirmed()}>
          {t('Confirm')}
        </Button>
      </Group>
    </Section>
  );
}
