import { Skeleton } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import classes from './Editor.module.css';

/** The editor's outline while the chart is read. */
export function EditorSkeleton() {
  return (
    <div className={classes.page} role="status" aria-busy="true" aria-label={t('Reading the chart')}>
      <div className={classes.bar}>
        <Skeleton height={16} width={220} radius="sm" />
      </div>
      <div className={classes.stage}>
        <div className={classes.ghosts}>
          <Skeleton height={56} width={180} radius={28} />
          <div>
            <Skeleton height={56} width={170} />
            <Skeleton height={56} width={170} />
            <Skeleton height={56} width={170} />
          </div>
        </div>
      </div>
    </div>
  );
}
