import { useSyncExternalStore } from 'react';
import { ownershipPart } from '../../../components/ownership/part';
import { part } from '../../../components/part';
import { openEntityPanel } from '../../../lib/entityPanel';
import type { PanelChart } from '../../../lib/panelChart';
import { usePanelChart } from '../../../lib/panelChart';
import type { TabProps } from '../tabProps';

const everywhere = part(() =>
  import('../../../components/ownership/OwnershipEverywhere').then((loaded) => loaded.OwnershipEverywhere),
);

/** Who owns and controls the entity: on the open chart with what is not saved, else over all charts that the reader may read. */
export function OwnershipTab({ record }: TabProps) {
  const chart = usePanelChart();
  return chart?.has(record.key) ? (
    <OnChart chart={chart} record={record} />
  ) : (
    <everywhere.Component entityKey={record.key} typeName={record.typeName} onShow={openHere} />
  );
}

function OnChart({ chart, record }: { chart: PanelChart; record: TabProps['record'] }) {
  const { graph, unsaved } = useSyncExternalStore(chart.ownership.subscribe, chart.ownership.get);
  return (
    <ownershipPart.Component
      entityKey={record.key}
      typeName={record.typeName}
      graph={graph}
      unsaved={unsaved}
      onShow={(key) => (chart.has(key) ? chart.show(key) : openHere(key))}
    />
  );
}

function openHere(key: string): void {
  openEntityPanel({ key, tab: 'ownership' });
}
