import { Skeleton } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import classes from './Panel.module.css';

/** The shape of the details until they are there. */
export function PanelSkeleton() {
  return (
    <div className={classes.content} role="status" aria-busy="true" aria-label={t('Reading the details')}>
      <Skeleton height={24} width="60%" radius="sm" mb={24} />
      {Array.from({ length: 7 }, (_, at) => (
        <Skeleton key={at} height={14} width={`${52 + ((at * 17) % 40)}%`} radius="sm" mb={20} />
      ))}
    </div>
  );
}
