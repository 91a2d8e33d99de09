import { FIELDS, nameLabel, type Field } from '@stemma/shared/entities/fields';
import { isRecordType, typeLabel, type EntityType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { Flag } from '../entity/Flag';
import type { StoredFields } from '../fields/draft';
import classes from './Panel.module.css';
import { FactList, type Fact } from './Section';
import { shownText } from './shownText';

/** The fields of an entity's type as they are kept; those that are empty are named quietly at the end. */
export function DetailsFacts({ typeName, name, values }: { typeName: EntityType; name: string; values: StoredFields }) {
  const fields = isRecordType(typeName) ? FIELDS[typeName] : [];
  const beside = new Set(fields.flatMap(({ currency, unit }) => [currency, unit]));
  const own = fields.filter((field) => !beside.has(field.name));
  const filled = own.filter((field) => values[field.name] != null && values[field.name] !== '');
  const empty = own.filter((field) => !filled.includes(field) && field.name !== 'typeOther');
  const facts: Fact[] = filled.map((field) => ({
    label: field.label,
    value: <Value field={field} text={shownText(field, values)} />,
  }));
  if (typeName === 'Custom') facts.unshift({ label: t('Entity Type'), value: typeLabel(typeName) });
  if (isRecordType(typeName) && typeName !== 'Individual') {
    facts.unshift({ label: nameLabel(typeName), value: <bdi>{name}</bdi> });
  }
  return (
    <>
      <FactList facts={facts} />
      {empty.length > 0 && (
        <p className={classes.quiet}>
          {t('Not filled in:')} {empty.map((field) => field.label).join(', ')}.
        </p>
      )}
    </>
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
