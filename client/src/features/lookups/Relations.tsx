import { IconArrowUp } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import type { LookupRecordFieldsFragment } from '../../gql/graphql';
import classes from './Lookups.module.css';

const KINDS = { directParent: t('Direct parent'), ultimateParent: t('Ultimate parent') } as const;

/** The parents that a record reports, or why it reports none. */
export function Relations({ record }: { record: LookupRecordFieldsFragment }) {
  if (record.relations.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{t('Parents that it reports')}</h3>
      <ul className={classes.relations}>
        {record.relations.map(({ kind, record: parent, reason }) => (
          <li key={kind}>
            <IconArrowUp size={16} aria-hidden />
            <span className={classes.words}>
              <span className={classes.detail}>{KINDS[kind]}</span>
              {parent ? (
                <bdi className={classes.name}>{parent.name}</bdi>
              ) : (
                <span className={classes.detail}>{reason && t(reason)}</span>
              )}
              {parent && (
                <span className={classes.detail}>{[parent.id, parent.country].filter(Boolean).join(' · ')}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
