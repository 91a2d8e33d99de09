import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { usePanelChart } from '../../lib/panelChart';
import classes from '../../components/panel/Panel.module.css';
import { PanelHeader } from './PanelHeader';

/** An entity that stands on the chart and is not kept yet: what the chart knows, and how to get further. */
export function UnsavedEntity({ entityKey, name, onSaved }: { entityKey: string; name: string; onSaved: () => void }) {
  const chart = usePanelChart();
  const [saving, setSaving] = useState(false);
  if (!chart) return null;
  const save = async () => {
    setSaving(true);
    const saved = await chart.save();
    setSaving(false);
    if (saved) onSaved();
  };
  return (
    <PanelHeader title={name}>
      <div className={classes.content}>
        <section className={classes.section}>
          <Text size="sm" c="dimmed" mb="sm">
            {t('This entity is new. Save the chart to add its details, notes, key persons and tags.')}
          </Text>
          <Button size="sm" loading={saving} onClick={() => void save()}>
            {t('Save the chart')}
          </Button>
        </section>
        <chart.Facts entityKey={entityKey} />
      </div>
    </PanelHeader>
  );
}
