import { useState } from 'react';
import { t } from '@stemma/shared/language/translate';
import classes from '../../../components/panel/Panel.module.css';
import { FactList, HeadingAction, Section } from '../../../components/panel/Section';
import type { TabProps } from '../tabProps';
import { CustomFieldsForm } from './CustomFieldsForm';

/** The fields that users made up for this entity: read, and after Edit, changed (SPEC §2.4). */
export function CustomFields({ record, editable }: TabProps) {
  const [editing, setEditing] = useState(false);
  const { customFields } = record;
  if (editing && editable) return <CustomFieldsForm record={record} onDone={() => setEditing(false)} />;
  return (
    <Section
      title={t('Custom Fields')}
      action={
        <HeadingAction
          label={t('Edit')}
          about={t('Custom Fields')}
          disabled={!editable}
          onClick={() => setEditing(true)}
        />
      }
    >
      {customFields.length > 0 && (
        <FactList facts={customFields.map(({ name, value }) => ({ label: name, value: <bdi>{value}</bdi> }))} />
      )}
      {customFields.length === 0 && (
        <p className={classes.none}>{editable ? t('Click Edit to add a custom field') : t('There are none.')}</p>
      )}
    </Section>
  );
}
