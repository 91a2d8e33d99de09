import { useState } from 'react';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { MergedNotice } from '../../../components/merging/MergedNotice';
import { usePanelChart } from '../../../lib/panelChart';
import type { TabProps } from '../tabProps';
import { CustomFields } from './CustomFields';
import { DetailsForm } from './DetailsForm';
import { DetailsView } from './DetailsView';
import { RegisterNotice } from './RegisterNotice';
import { ScreeningSection } from './ScreeningSection';

/** The details of an entity: what the open chart says of it, the fields of its type, custom fields (SPEC §2.4). */
export function InfoTab({ record, editable }: TabProps) {
  const [editing, setEditing] = useState(false);
  const chart = usePanelChart();
  const { typeName } = record;
  if (editing && editable && isRecordType(typeName)) {
    return <DetailsForm record={record} type={typeName} onDone={() => setEditing(false)} />;
  }
  return (
    <>
      {record.permission === 'Co-Owner' && <MergedNotice entityKey={record.key} />}
      <RegisterNotice record={record} />
      {chart?.has(record.key) && <chart.Facts entityKey={record.key} />}
      <DetailsView record={record} editable={editable} onEdit={() => setEditing(true)} />
      <ScreeningSection record={record} editable={editable} />
      <CustomFields record={record} editable={editable} />
    </>
  );
}
