import { Skeleton } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import classes from './ChartTable.module.css';

/** Rows while the charts are read. */
export function ChartTableSkeleton() {
  return (
    <div className={classes.frame} role="status" aria-busy="true" aria-label={t('Loading the charts')}>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className={classes.skeleton}>
          <Skeleton height={32} width={56} radius="sm" />
          <Skeleton height={14} width={`${30 + ((index * 7) % 20)}%`} radius="sm" />
        </div>
      ))}
    </div>
  );
}
