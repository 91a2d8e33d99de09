import { useState } from 'react';
import { Switch } from '@mantine/core';
import { defaults } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { NameDialog } from '../../components/NameDialog';

interface Props {
  /** Closes the dialog once the chart is made; false keeps it open. */
  onDone: (name: string, visibility: 'public' | 'private') => Promise<boolean>;
  onClose: () => void;
}

/** Asks for a new chart's name, and who may read it. */
export function NewChartDialog({ onDone, onClose }: Props) {
  const [isPublic, setPublic] = useState(true);
  return (
    <NameDialog
      title={t('New chart')}
      buttonText={t('Create')}
      name={defaults.chartName}
      onDone={(name) => onDone(name, isPublic ? 'public' : 'private')}
      onClose={onClose}
    >
      <Switch
        mt="md"
        label={t('Public')}
        description={
          isPublic ? t('Everyone in your organization can read it.') : t('Only you can read it until you share it.')
        }
        checked={isPublic}
        onChange={(event) => setPublic(event.currentTarget.checked)}
      />
    </NameDialog>
  );
}
