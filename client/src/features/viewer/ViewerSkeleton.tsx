import { Skeleton } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { useOpeningPicture } from '../../lib/openingPicture';
import classes from './Viewer.module.css';

/** The page's outline while the chart is read, under its picture where the page came with one. */
export function ViewerSkeleton() {
  useOpeningPicture();
  return (
    <div className={classes.page} role="status" aria-busy="true" aria-label={t('Reading the chart')}>
      <div className={classes.bar}>
        <Skeleton height={16} width={220} radius="sm" />
      </div>
      <div className={classes.stage} />
    </div>
  );
}
