import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Checkbox } from '@mantine/core';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { t } from '@stemma/shared/language/translate';
import { useScreeningStatuses } from '../../components/lookups/useScreeningStatuses';
import type { Pages } from '../../lib/usePages';
import type { Column } from './columns';
import type { ListedEntity } from './documents';
import { ListHead } from './ListHead';
import { ListRow } from './ListRow';
import type { ListPreferences } from './preferences';
import type { RowActions } from './RowMenu';
import { NOTHING, reached, toggled, type RowSelection } from './selection';
import { tracks } from './tracks';
import classes from './List.module.css';

const ROW = 48;

interface Props {
  label: string;
  rows: Pages<ListedEntity>;
  /** Another text for another list or order, which is shown from its top. */
  place: string;
  columns: readonly Column[];
  order: Pick<ListPreferences, 'sort' | 'descending'>;
  onOrder: (order: Pick<ListPreferences, 'sort' | 'descending'>) => void;
  selection: RowSelection;
  onSelect: (selection: RowSelection) => void;
  onSelectAll: () => void;
  actions: RowActions;
}

/**
 * The entities as a grid of which only the rows in view exist. Arrow keys, Page, Home and End move; Enter opens, Space chooses,
 * Ctrl+A chooses all, Delete moves what is chosen to the bin.
 */
export function ListTable({
  label,
  rows,
  place,
  columns,
  order,
  onOrder,
  selection,
  onSelect,
  onSelectAll,
  actions,
}: Props) {
  const scroll = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const total = rows.total ?? 0;
  const current = Math.min(active, Math.max(0, total - 1));
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 8,
    scrollPaddingStart: 40,
    rangeExtractor: (range) => [...new Set([current, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
    onChange: ({ range }) => range && rows.show(range.startIndex, range.endIndex + 8),
  });
  useEffect(() => {
    setActive(0);
    scroll.current?.scrollTo({ top: 0 });
  }, [place]);
  const inView = virtual.getVirtualItems().flatMap(({ index }) => rows.at(index)?.key ?? []);
  const screeningStatuses = useScreeningStatuses(inView);
  const all = total > 0 && selection.keys.size >= total;

  const go = (index: number) => {
    const to = Math.max(0, Math.min(total - 1, index));
    setActive(to);
    virtual.scrollToIndex(to);
    requestAnimationFrame(() =>
      scroll.current?.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus({ preventScroll: true }),
    );
  };
  const choose = (index: number, reach: boolean) => {
    const entity = rows.at(index);
    if (!entity) return;
    setActive(index);
    onSelect(reach ? reached(selection, index, (at) => rows.at(at)?.key) : toggled(selection, entity.key, index));
  };
  const keys = (event: KeyboardEvent) => {
    const entity = rows.at(current);
    const page = Math.max(1, Math.floor((scroll.current?.clientHeight ?? ROW) / ROW) - 2);
    const moves: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + page,
      PageUp: current - page,
      Home: 0,
      End: total - 1,
    };
    const to = moves[event.key];
    const onRow = (event.target as HTMLElement).getAttribute('role') === 'row';
    if (to !== undefined) {
      if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        const from = selection.anchor === null ? { ...selection, anchor: current } : selection;
        onSelect(reached(from, Math.max(0, Math.min(total - 1, to)), (at) => rows.at(at)?.key));
      }
      go(to);
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) onSelectAll();
    else if (event.key === ' ' && onRow) choose(current, event.shiftKey);
    else if (event.key === 'Enter' && onRow && entity) actions.open(entity);
    else if (event.key === 'Delete' && onRow && entity)
      actions.bin(selection.keys.size ? [...selection.keys] : [entity.key]);
    else if (event.key === 'Escape' && selection.keys.size > 0) onSelect(NOTHING);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const [template, narrowest] = tracks(columns, virtual.scrollRect?.width ?? 0);
  return (
    <div className={classes.frame} data-changing={rows.changing || undefined}>
      <div
        ref={scroll}
        className={classes.grid}
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-multiselectable
        aria-busy={rows.changing}
        style={{ '--columns': template, '--narrowest': `${narrowest}px` } as CSSProperties}
        onKeyDown={keys}
      >
        <ListHead columns={columns} order={order} onOrder={onOrder}>
          <Checkbox
            size="xs"
            aria-label={all ? t('Choose none') : t('Choose all')}
            checked={all}
            indeterminate={!all && selection.keys.size > 0}
            onChange={() => (all ? onSelect(NOTHING) : onSelectAll())}
          />
        </ListHead>
        <div className={classes.body} role="rowgroup" inert={rows.changing} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const entity = rows.at(index);
            return (
              <ListRow
                key={index}
                entity={entity}
                index={index}
                top={start}
                columns={columns}
                screening={entity && screeningStatuses.get(entity.key)}
                active={index === current}
                selected={entity !== undefined && selection.keys.has(entity.key)}
                dragged={() => (entity ? (selection.keys.has(entity.key) ? [...selection.keys] : [entity.key]) : [])}
                onFocus={() => setActive(index)}
                onChoose={(reach) => choose(index, reach)}
                actions={actions}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
