import { useSyncExternalStore } from 'react';
import { useOwnEvidence } from '../../../components/ownership/ownEvidence';
import { ownershipPart } from '../../../components/ownership/part';
import { ReportMenu } from '../../../components/ownership/ReportMenu';
import { ScopeSwitch } from '../../../components/ownership/ScopeSwitch';
import { lazyComponent } from '../../../components/lazyComponent';
import { openEntityPanel } from '../../../lib/entityPanel';
import { reportsOf } from '../../../lib/ownership/report';
import { useOwnershipSettings } from '../../../lib/ownership/settings';
import type { PanelChart } from '../../../lib/panelChart';
import { usePanelChart } from '../../../lib/panelChart';
import type { TabProps } from '../tabProps';

const everywhere = lazyComponent(() =>
  import('../../../components/ownership/OwnershipEverywhere').then((loaded) => loaded.OwnershipEverywhere),
);

/** Who owns and controls the entity: on the open chart with what is not saved, or over all charts that the reader may read. */
export function OwnershipTab({ record }: TabProps) {
  const chart = usePanelChart();
  const onAChart = chart?.has(record.key) ? chart : null;
  return onAChart ? (
    <OnChart chart={onAChart} record={record} />
  ) : (
    <everywhere.Component entityKey={record.key} typeName={record.typeName} onShow={openHere} />
  );
}

function OnChart({ chart, record }: { chart: PanelChart; record: TabProps['record'] }) {
  const { key, typeName, name } = record;
  const { graph, unsaved } = useSyncExternalStore(chart.ownership.subscribe, chart.ownership.get);
  const { scope } = useOwnershipSettings();
  const evidence = useOwnEvidence();
  const isNew = chart.newEntity(key) !== null;
  const onShow = (other: string) => (chart.has(other) ? chart.show(other) : openHere(other));
  const onSave = unsaved ? () => chart.save() : null;
  const report = chart.reported && !isNew && (
    <ReportMenu entityKey={key} fetchReport={reportsOf(chart.reported, scope)} {...{ name, onSave }} />
  );
  const shared = { entityKey: key, typeName, onShow, report };
  return (
    <>
      {!isNew && <ScopeSwitch />}
      {scope === 'ALL_MY_CHARTS' && !isNew ? (
        <everywhere.Component {...shared} />
      ) : (
        <ownershipPart.Component
          {...shared}
          {...{ graph, unsaved, evidence }}
          makeChart={isNew ? null : chart.makeChart}
        />
      )}
    </>
  );
}

function openHere(key: string): void {
  openEntityPanel({ key, tab: 'ownership' });
}
