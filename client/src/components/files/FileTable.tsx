import { useRef, type KeyboardEvent } from 'react';
import { Checkbox, Skeleton, VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { MovePlaces } from '../folders/tree';
import { FileRow, type RowActions } from './FileRow';
import classes from './files.module.css';
import type { Item } from './items';

const ROW = 44;

export interface FileTableProps extends RowActions {
  items: readonly Item[];
  chosen: ReadonlySet<string>;
  /** Key of the file whose preview stands beside the list. */
  previewed: string | undefined;
  editable: boolean;
  places: MovePlaces;
  /** As a CSS length; with more rows the list scrolls. */
  maxHeight: string;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Files, folders and links as a table; only the rows in view exist. */
export function FileTable(props: FileTableProps) {
  const { items, chosen, previewed, editable, places, maxHeight, onChoose, ...actions } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 8,
  });
  const all = items.length > 0 && items.every(({ key }) => chosen.has(key));
  const toggle = ({ key }: Item) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChoose(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const at = event.target instanceof HTMLElement ? event.target.dataset['at'] : undefined;
    if (step === 0 || at === undefined) return;
    event.preventDefault();
    const next = Number(at) + step;
    const button = scroll.current?.querySelector<HTMLElement>(`[data-at="${next}"]`);
    if (!button) return;
    virtual.scrollToIndex(next);
    button.focus({ preventScroll: true });
  };
  return (
    <div ref={scroll} className={classes.table} style={{ maxHeight }} onKeyDown={onKeyDown}>
      <div role="table" aria-label="Files" aria-rowcount={items.length + 1}>
        <div role="row" className={classes.head} aria-rowindex={1}>
          <div role="columnheader" className={classes.box}>
            <Checkbox
              size="xs"
              aria-label="Select all"
              checked={all}
              indeterminate={!all && chosen.size > 0}
              onChange={() => onChoose(all ? new Set() : new Set(items.map(({ key }) => key)))}
            />
          </div>
          <div role="columnheader" aria-sort="ascending">
            Name
          </div>
          <div role="columnheader" className={classes.wide}>
            Upload date
          </div>
          <div role="columnheader" className={classes.wide}>
            Kind
          </div>
          <div role="columnheader" className={`${classes.wide} ${classes.number}`}>
            Size
          </div>
          <div role="columnheader" className={classes.wide}>
            Sharing
          </div>
          <div role="columnheader">
            <VisuallyHidden>Actions</VisuallyHidden>
          </div>
        </div>
        <div role="rowgroup" className={classes.rows} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const item = items[index];
            return (
              item && (
                <FileRow
                  key={item.key}
                  item={item}
                  at={index}
                  top={start}
                  chosen={chosen.has(item.key)}
                  previewed={item.key === previewed}
                  editable={editable}
                  places={places}
                  dragged={() => (chosen.has(item.key) ? [...chosen] : [item.key])}
                  onToggle={toggle}
                  {...actions}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Rows while the files are read. */
export function FileTableSkeleton() {
  return (
    <div className={classes.table} role="status" aria-label="Reading the files">
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className={classes.waiting}>
          <Skeleton height={20} width={20} radius="sm" />
          <Skeleton height={14} width={`${28 + ((at * 11) % 24)}%`} radius="sm" />
        </div>
      ))}
    </div>
  );
}
