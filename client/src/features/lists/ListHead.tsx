import type { ReactNode } from 'react';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import type { Column } from './columns';
import type { ListPreferences } from './preferences';
import classes from './List.module.css';

type Order = Pick<ListPreferences, 'sort' | 'descending'>;

const NAME: Column = { id: 'name', label: t('Name'), width: 0, least: 0, sortable: true };
/** What is most worth seeing first is the latest and the most. */
const DESCENDING_FIRST = new Set(['modifiedDate', 'createdDate', 'chartCount']);

interface Props {
  columns: readonly Column[];
  order: Order;
  onOrder: (order: Order) => void;
  /** The box that chooses all. */
  children: ReactNode;
}

/** The heads of a list's columns; those that can, order it. */
export function ListHead({ columns, order, onOrder, children }: Props) {
  return (
    <div role="rowgroup" className={classes.headGroup}>
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        <div role="columnheader" className={classes.check}>
          {children}
        </div>
        {[NAME, ...columns].map((column) => (
          <Head key={column.id} column={column} order={order} onOrder={onOrder} />
        ))}
        <div role="columnheader" className={classes.menuHead}>
          <VisuallyHidden>{t('Actions')}</VisuallyHidden>
        </div>
      </div>
    </div>
  );
}

function Head({ column, order, onOrder }: { column: Column; order: Order; onOrder: (order: Order) => void }) {
  const { id, label, align, sortable } = column;
  const current = order.sort === id;
  const Arrow = order.descending ? IconArrowDown : IconArrowUp;
  const turn = () => onOrder({ sort: id, descending: current ? !order.descending : DESCENDING_FIRST.has(id) });
  return (
    <div
      role="columnheader"
      className={classes.head}
      data-align={align}
      data-column={id}
      aria-sort={sortable ? (current ? (order.descending ? 'descending' : 'ascending') : 'none') : undefined}
    >
      {sortable ? (
        <UnstyledButton className={classes.sort} onClick={turn}>
          <span className={classes.clip}>{label}</span>
          <Arrow size={14} stroke={2} aria-hidden className={current ? undefined : classes.unused} />
        </UnstyledButton>
      ) : (
        <span className={classes.clip}>{label}</span>
      )}
    </div>
  );
}
