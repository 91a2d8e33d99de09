import { t } from '@stemma/shared/language/translate';
import { DetailsFacts } from '../../../components/panel/DetailsFacts';
import { HeadingAction, Section } from '../../../components/panel/Section';
import { fieldsOf } from '../record';
import type { TabProps } from '../tabProps';

/** The details of an entity as they are kept, with Edit beside them. */
export function DetailsView({ record, editable, onEdit }: TabProps & { onEdit: () => void }) {
  return (
    <Section
      title={t('Details')}
      action={<HeadingAction label={t('Edit')} about={t('Details')} disabled={!editable} onClick={onEdit} />}
    >
      <DetailsFacts typeName={record.typeName} name={record.name} values={fieldsOf(record)} />
    </Section>
  );
}
