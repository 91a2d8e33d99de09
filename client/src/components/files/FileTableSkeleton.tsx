import { Skeleton } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import classes from './files.module.css';

/** Rows while the files are read. */
export function FileTableSkeleton() {
  return (
    <div className={classes.table} role="status" aria-label={t('Reading the files')}>
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className={classes.waiting}>
          <Skeleton height={20} width={20} radius="sm" />
          <Skeleton height={14} width={`${28 + ((at * 11) % 24)}%`} radius="sm" />
        </div>
      ))}
    </div>
  );
}
