import type { ReactNode } from 'react';
import { shownDetail } from '@stemma/shared/entities/card';
import { toShownDate } from '@stemma/shared/dates';
import { optionLabel } from '@stemma/shared/entities/fields';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { toShownAmount } from '@stemma/shared/money';
import { countryLabel } from '@stemma/shared/reference/countries';
import { t } from '@stemma/shared/language/translate';
import { Flag } from '../../components/entity/Flag';
import type { Column } from './columns';
import type { ListedEntity } from './documents';
import { TagMarks } from './TagMarks';
import classes from './List.module.css';

/** What a column shows of an entity; nothing where nothing is known. */
export function Cell({ entity, column }: { entity: ListedEntity; column: Column }): ReactNode {
  if (column.field) return <FieldCell entity={entity} column={column} />;
  switch (column.id) {
    case 'typeName':
      return typeLabel(entity.typeName);
    case 'detail':
      return shownDetail(entity);
    case 'chartCount':
      return entity.chartCount || '';
    case 'tags':
      return <TagMarks tags={entity.tags} />;
    case 'modifiedDate':
    case 'createdDate':
      return toShownDate(entity[column.id]);
    case 'modifiedByName':
      return entity.modifiedByName;
    case 'permission':
      return entity.permission ?? t('Through a chart');
    default:
      return null;
  }
}

function FieldCell({ entity, column }: { entity: ListedEntity; column: Column }): ReactNode {
  const { field } = column;
  const valueOf = (name: string | undefined) => entity.values.find((value) => value.name === name);
  const value = valueOf(field?.name);
  if (!field || !value) return null;
  if (value.number !== null) return toShownAmount(value.number, valueOf(field.currency)?.text);
  if (value.yesNo !== null) return value.yesNo ? t('Yes') : t('No');
  if (!value.text) return null;
  if (field.kind === 'date') return toShownDate(value.text);
  if (field.kind === 'country') {
    return (
      <span className={classes.country}>
        <Flag country={value.text} width={16} />
        <span className={classes.clip}>{countryLabel(value.text)}</span>
      </span>
    );
  }
  if (field.kind === 'measure') return `${value.text} ${valueOf(field.unit)?.text === 'Feet' ? 'ft' : 'm'}`;
  return <bdi>{optionLabel(field, value.text)}</bdi>;
}
