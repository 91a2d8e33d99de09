import { useState } from 'react';
import { NumberInput } from '@mantine/core';
import { defaults, limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { NameDialog } from '../../components/NameDialog';

interface SampleDialogProps {
  /** Closes the dialog once the chart is made; false keeps it open. */
  onDone: (name: string, entities: number) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the name and the size of a chart of random ownership. */
export function SampleDialog({ onDone, onClose }: SampleDialogProps) {
  const [entities, setEntities] = useState<number>(defaults.sampleEntities);
  return (
    <NameDialog
      title={t('Random sample')}
      buttonText={t('Create')}
      name="Random sample"
      hint={t('A private chart of made-up entities and who owns them.')}
      onDone={(name) => onDone(name, entities)}
      onClose={onClose}
    >
      <NumberInput
        mt="md"
        label={t('Entities')}
        description={t('From {sampleEntitiesMin} to {sampleEntitiesMax}', {
          sampleEntitiesMin: limits.sampleEntitiesMin,
          sampleEntitiesMax: limits.sampleEntitiesMax,
        })}
        min={limits.sampleEntitiesMin}
        max={limits.sampleEntitiesMax}
        clampBehavior="blur"
        allowDecimal={false}
        allowNegative={false}
        defaultValue={entities}
        onChange={(value) => setEntities(sizeOf(Number(value)))}
      />
    </NameDialog>
  );
}

function sizeOf(typed: number): number {
  return Math.min(limits.sampleEntitiesMax, Math.max(limits.sampleEntitiesMin, Math.round(typed) || 0));
}
