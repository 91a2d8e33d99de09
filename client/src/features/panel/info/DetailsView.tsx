import { t } from '@stemma/shared/language/translate';
import { DetailsFacts } from '../../../components/panel/DetailsFacts';
import { HeadingAction, Section } from '../../../components/panel/Section';
import { showShellDialog } from '../../../components/shellDialogStore';
import panel from '../../../components/panel/Panel.module.css';
import { useLookupSources } from '../../../lib/lookups';
import { fieldsOf } from '../record';
import type { TabProps } from '../tabProps';

/** The details of an entity as they are kept, with Edit beside them. */
export function DetailsView({ record, editable, onEdit }: TabProps & { onEdit: () => void }) {
  const hasRecords = useLookupSources().some((source) => source.hasRecords);
  const canLookUp = editable && hasRecords && record.typeName === 'Company';
  const lookUp = () => showShellDialog({ kind: 'lookUp', entityKey: record.key, entityName: record.name });
  return (
    <Section
      title={t('Details')}
      action={
        <span className={panel.actions}>
          {canLookUp && <HeadingAction label={t('Look up…')} about={t('Details')} onClick={lookUp} />}
          <HeadingAction label={t('Edit')} about={t('Details')} disabled={!editable} onClick={onEdit} />
        </span>
      }
    >
      <DetailsFacts typeName={record.typeName} name={record.name} values={fieldsOf(record)} />
    </Section>
  );
}
