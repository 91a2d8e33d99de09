import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { t } from '@stemma/shared/language/translate';
import { FileRow, type FileRowActions, type RowMoves } from './FileRow';
import classes from './files.module.css';
import type { FileRowItem } from './items';

const ROW = 44;

export interface FileTableProps<T> extends FileRowActions<T> {
  items: readonly T[];
  chosen: ReadonlySet<string>;
  /** Key of the file whose preview stands beside the list. */
  previewed: string | undefined;
  moves?: RowMoves | undefined;
  /** What stands under Sharing; without it there is no such column, as on shared links (SPEC §2.5). */
  sharingOf?: (item: T) => ReactNode;
  /** What else can be done with a row. */
  menuOf?: (item: T) => ReactNode;
  /** As a CSS length; with more rows the list scrolls. */
  maxHeight: string;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Files, folders and links as a table; only the rows in view exist. */
export function FileTable<T extends FileRowItem>(props: FileTableProps<T>) {
  const { items, chosen, previewed, moves, sharingOf, menuOf, maxHeight, onChoose, ...actions } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 8,
  });
  const all = items.length > 0 && items.every(({ key }) => chosen.has(key));
  const toggle = ({ key }: T) => {
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
    <div
      ref={scroll}
      className={classes.table}
      data-unshared={!sharingOf || undefined}
      style={{ '--list-height': maxHeight } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <div role="table" aria-label={t('Files')} aria-rowcount={items.length + 1}>
        <div role="row" className={classes.head} aria-rowindex={1}>
          <div role="columnheader" className={classes.box}>
            <Checkbox
              size="xs"
              aria-label={t('Select all')}
              checked={all}
              indeterminate={!all && chosen.size > 0}
              onChange={() => onChoose(all ? new Set() : new Set(items.map(({ key }) => key)))}
            />
          </div>
          <div role="columnheader" aria-sort="ascending">
            {t('Name')}
          </div>
          <div role="columnheader" className={classes.wide}>
            {t('Upload date')}
          </div>
          <div role="columnheader" className={classes.wide}>
            {t('Kind')}
          </div>
          <div role="columnheader" className={`${classes.wide} ${classes.number}`}>
            {t('Size')}
          </div>
          {sharingOf && (
            <div role="columnheader" className={classes.wide}>
              {t('Sharing')}
            </div>
          )}
          <div role="columnheader">
            <VisuallyHidden>{t('Actions')}</VisuallyHidden>
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
                  moves={moves}
                  sharing={sharingOf?.(item)}
                  menu={menuOf?.(item)}
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
