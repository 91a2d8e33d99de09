import { FIELDS, nameLabel, type Field } from '@stemma/shared/entities/fields';
import { isRecordType, typeLabel } from '@stemma/shared/entities/typeNames';
import { Flag } from '../../../components/entity/Flag';
import classes from '../Panel.module.css';
import { fieldsOf } from '../record';
import { FactList, HeadingAction, Section, type Fact } from '../Section';
import type { TabProps } from '../tabProps';
import { shownText } from './shownText';

/** The fields of an entity's type as they are kept; those that are empty are named quietly at the end. */
export function DetailsView({ record, editable, onEdit }: TabProps & { onEdit: () => void }) {
  const { typeName } = record;
  const fields = isRecordType(typeName) ? FIELDS[typeName] : [];
  const kept = fieldsOf(record);
  const beside = new Set(fields.flatMap(({ currency, unit }) => [currency, unit]));
  const own = fields.filter(({ name }) => !beside.has(name));
  const filled = own.filter(({ name }) => kept[name] != null && kept[name] !== '');
  const empty = own.filter((field) => !filled.includes(field) && field.name !== 'typeOther');
  const facts: Fact[] = filled.map((field) => ({
    label: field.label,
    value: <Value field={field} text={shownText(field, kept)} />,
  }));
  if (typeName === 'Custom') facts.unshift({ label: 'Entity Type', value: typeLabel(typeName) });
  if (isRecordType(typeName) && typeName !== 'Individual') {
    facts.unshift({ label: nameLabel(typeName), value: <bdi>{record.name}</bdi> });
  }
  return (
    <Section
      title="Details"
      action={<HeadingAction label="Edit" about="Details" disabled={!editable} onClick={onEdit} />}
    >
      <FactList facts={facts} />
      {empty.length > 0 && (
        <p className={classes.quiet}>Not filled in: {empty.map((field) => field.label).join(', ')}.</p>
      )}
    </Section>
  );
}

function Value({ field, text }: { field: Field; text: string }) {
  return (
    <>
      {field.kind === 'country' && <Flag country={text} />}
      <bdi>{text}</bdi>
    </>
  );
}
