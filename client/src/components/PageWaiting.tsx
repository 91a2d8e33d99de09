import { Skeleton } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import classes from './PageHeader.module.css';

/** A page's outline while its part loads. */
export function PageWaiting() {
  return (
    <div role="status" aria-busy="true" aria-label={t('Loading')}>
      <div className={classes.bar}>
        <Skeleton height={20} width={140} radius="sm" />
        <div className={classes.actions} />
        <Skeleton height={32} circle />
      </div>
    </div>
  );
}
