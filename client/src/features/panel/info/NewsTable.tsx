import { Fragment } from 'react';
import { Checkbox } from '@mantine/core';
import { fieldOf } from '@stemma/shared/entities/fields';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import type { RegisterDifference, RegisterNews } from '@stemma/shared/registers';
import { hereBeside } from './newsTicks';
import classes from './RegisterNotice.module.css';

interface Props {
  typeName: string;
  news: readonly RegisterNews[];
  /** Keys of what is to be taken. */
  ticked: ReadonlySet<string>;
  /** Missing for whoever may only read. */
  onTick?: (key: string, isTicked: boolean) => void;
}

/** What a register said and says, field by field, with what is here where that is neither. */
export function NewsTable({ typeName, news, ticked, onTick }: Props) {
  return (
    <table className={classes.differences} aria-label={t('What the register says anew')}>
      <thead>
        <tr>
          <th scope="col">{t('Field')}</th>
          <th scope="col">{t('was')}</th>
          <th scope="col">{t('is')}</th>
        </tr>
      </thead>
      <tbody>
        {news.map((one, at) => {
          const name = nameOf(typeName, one);
          const here = hereBeside(one);
          return (
            <Fragment key={at}>
              <tr>
                <th scope="row">
                  {onTick ? (
                    <Checkbox
                      size="xs"
                      label={<bdi>{name}</bdi>}
                      checked={ticked.has(one.key)}
                      onChange={(event) => onTick(one.key, event.currentTarget.checked)}
                    />
                  ) : (
                    <bdi>{name}</bdi>
                  )}
                </th>
                <td>
                  <bdi>{textOf(one.field, one.was)}</bdi>
                </td>
                <td>
                  <bdi>{textOf(one.field, one.is)}</bdi>
                </td>
              </tr>
              {here !== undefined && (
                <tr className={classes.here}>
                  <th scope="row">{t('here now')}</th>
                  <td colSpan={2}>
                    <bdi>{textOf(one.field, here)}</bdi>
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function nameOf(typeName: string, { field, about }: RegisterDifference): string {
  if (field === 'owner') return about ? t('Owner {about}', { about }) : t('Owner');
  if (field === 'name') return t('Name');
  if (field === 'ended') return t('Ended');
  return (isRecordType(typeName) && fieldOf(typeName, field)?.label) || field;
}

function textOf(field: string, value: string): string {
  if (field === 'ended') return value === 'true' ? t('yes') : t('no');
  return value || '–';
}
