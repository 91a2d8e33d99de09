import { Checkbox, Skeleton } from '@mantine/core';
import { shownDetail } from '@stemma/shared/entities/card';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../../components/entity/EntityTypeIcon';
import { RiskBadge } from '../../components/lookups/RiskBadge';
import type { ShownScreeningStatus } from '../../components/lookups/useScreeningStatuses';
import { useDraggable } from '../../components/folders/dragging';
import { Cell } from './Cell';
import type { Column } from './columns';
import type { ListedEntity } from './documents';
import { RowMenu, type RowActions } from './RowMenu';
import classes from './List.module.css';

interface Props {
  /** Undefined while its page is on the way. */
  entity: ListedEntity | undefined;
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  columns: readonly Column[];
  /** What screening came to, where anybody screened it. */
  screening: ShownScreeningStatus | undefined;
  /** The row that Tab leads to. */
  active: boolean;
  selected: boolean;
  /** Keys of what is dragged along. */
  dragged: () => readonly string[];
  onFocus: () => void;
  onChoose: (reach: boolean) => void;
  actions: RowActions;
}

/** One entity; a click opens it, its box chooses it, dragging takes it to a folder. */
export function ListRow(props: Props) {
  const { entity, index, top, columns, screening, active, selected, dragged, onFocus, onChoose, actions } = props;
  const [ref, dragging] = useDraggable<HTMLDivElement>(dragged, entity !== undefined && actions.mayWrite);
  const tabIndex = active ? 0 : -1;
  return (
    <div
      ref={ref}
      role="row"
      className={classes.row}
      style={{ transform: `translateY(${top}px)` }}
      data-index={index}
      data-dragging={dragging || undefined}
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-busy={entity === undefined}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={() => entity && actions.open(entity)}
    >
      <div role="gridcell" className={classes.check} onClick={(event) => event.stopPropagation()}>
        {entity && (
          <Checkbox
            size="xs"
            tabIndex={tabIndex}
            aria-label={t('Choose {name}', { name: entity.name })}
            checked={selected}
            onClick={(event) => onChoose(event.shiftKey)}
            onChange={() => undefined}
          />
        )}
      </div>
      <div role="gridcell" className={classes.nameCell}>
        {entity ? (
          <>
            <EntityTypeIcon type={entity.typeName} party={entity.party} size={28} />
            <span className={classes.words}>
              <bdi className={classes.name} title={entity.name}>
                {entity.name}
              </bdi>
              {entity.detail && <span className={classes.under}>{shownDetail(entity)}</span>}
            </span>
            {screening && <RiskBadge risk={screening.risk} open={screening.open} short />}
          </>
        ) : (
          <Skeleton height={14} width={`${40 + ((index * 13) % 40)}%`} radius="sm" />
        )}
      </div>
      {columns.map((column) => (
        <div key={column.id} role="gridcell" className={classes.cell} data-align={column.align} data-column={column.id}>
          {entity && <Cell entity={entity} column={column} />}
        </div>
      ))}
      <div role="gridcell" className={classes.menuCell} onClick={(event) => event.stopPropagation()}>
        {entity && <RowMenu entity={entity} actions={actions} tabIndex={tabIndex} />}
      </div>
    </div>
  );
}
