import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useNavigate } from '../../../lib/router/hooks';
import { t } from '@stemma/shared/language/translate';
import type { ChartDocument } from '../../../chart/model/document';
import { NameDialog } from '../../../components/NameDialog';
import { notify } from '../../../components/notify';
import { outcome } from '../../../components/outcome';
import { announceChanged } from '../../../lib/changed';
import { newKey } from '../../../lib/newKey';
import { useEditor } from '../editor';
import type { DynamicSource } from '../source';
import { saveDynamicMutation } from './documents';
import { KIND_TEXTS } from './kinds';

/** Where cards stand, how links run and their words stand, as on screen. */
function asShown({ nodes, links, props }: ChartDocument) {
  return {
    places: [...nodes.values()].map(({ key, x, y }) => ({ key, x, y })),
    routes: [...links.values()].map(({ key, points, fromSpot, toSpot, linkTextPosition, routing }) => {
      return { key, points, fromSpot, toSpot, linkTextPosition, routing };
    }),
    routing: props.routing,
  };
}

/** Asks for a name, and keeps the dynamic chart as it stands as a chart of its own. */
export function SaveDynamicDialog({ source, onClose }: { source: DynamicSource; onClose: () => void }) {
  const { session } = useEditor();
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const [save] = useMutation(saveDynamicMutation);
  const done = async (name: string) => {
    const input = {
      entityKey: source.entity.key,
      kind: source.of,
      charts: source.charts.map((chart) => chart.key),
      key,
      name,
      ...asShown(session.store.getState().document),
    };
    const result = await outcome(save({ variables: { input } }));
    const made = result?.saveDynamicChart.ok?.key;
    if (!made) return false;
    notify('Message', t('“{name}” is a chart of its own now.', { name }), 4000);
    void announceChanged('charts');
    void navigate(`/chart/${made}?mode=edit`);
    return true;
  };
  return (
    <NameDialog
      title={t('Save as a new chart')}
      buttonText={t('Save')}
      name={`${source.entity.name} – ${KIND_TEXTS[source.of].label}`}
      onDone={done}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed" mt="md">
        {t(
          'Only you can read it until you share it or make it public. What you may only view or edit on private charts you cannot show to others on it either.',
        )}
      </Text>
    </NameDialog>
  );
}
