import type { ReactNode } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../../components/notify';
import { ErrorState, State } from '../../../components/State';
import { AdminTable } from './AdminTable';
import type { AdminTableProps } from './AdminTable';
import classes from './AdminTable.module.css';

interface SectionProps<Row> extends Omit<AdminTableProps<Row>, 'rows'> {
  /** Undefined until the first have come. */
  rows: readonly Row[] | undefined;
  isLoading: boolean;
  /** Why there are no rows, and how to ask again. */
  failure: { title: string; error: { message: string } | undefined; onRetry: () => void };
  empty: { icon: ReactNode; title: string; text: string };
  /** Reads on, where not all are shown. */
  more?: (() => Promise<unknown>) | false | undefined;
  /** Stands beside "Show more". */
  moreNote?: string;
  /** What finds and narrows the rows. */
  search?: ReactNode;
  /** What is done besides: a new row, an export. */
  actions: ReactNode;
}

/** A section of administration that is a table: found, read, read on; what it says while there is nothing to show. */
export function AdminTableSection<Row>({ rows, isLoading, failure, empty, more, ...parts }: SectionProps<Row>) {
  const { search, actions, moreNote, label, columns, keyOf } = parts;
  return (
    <>
      <div className={classes.bar}>
        {search}
        <div className={classes.end}>{actions}</div>
      </div>
      <div className={classes.scroll}>
        {!rows && failure.error && (
          <ErrorState title={failure.title} text={failure.error.message} busy={isLoading} onRetry={failure.onRetry} />
        )}
        {!rows && !failure.error && <Skeleton h={320} radius="lg" />}
        {rows?.length === 0 && <State {...empty} />}
        {rows && rows.length > 0 && <AdminTable {...{ label, columns, rows, keyOf }} />}
        {more && (
          <div className={classes.more}>
            <Button
              variant="default"
              loading={isLoading}
              onClick={() => void more().catch((fault: Error) => notify('Error', fault.message))}
            >
              {t('Show more')}
            </Button>
            {moreNote && <span className={classes.dim}>{moreNote}</span>}
          </div>
        )}
      </div>
    </>
  );
}
