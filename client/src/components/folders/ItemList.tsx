import { useRef, type ReactNode } from 'react';
import { Checkbox, Skeleton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { IconSitemap } from '@tabler/icons-react';
import type { Pages } from '../../lib/usePages';
import { EntityTypeIcon } from '../entity/EntityTypeIcon';
import type { FolderItem } from './items';
import classes from './folders.module.css';

const ROW = 44;

interface Props {
  label: string;
  items: Pages<FolderItem>;
  /** Rows that stand before the items, for example folders. */
  before?: readonly { key: string; row: ReactNode }[];
  isChosen: (item: FolderItem) => boolean;
  isDisabled: (item: FolderItem) => boolean;
  onToggle: (item: FolderItem) => void;
}

/** Charts or entities with boxes to choose them; only the rows in view exist. */
export function ItemList({ label, items, before = [], isChosen, isDisabled, onToggle }: Props) {
  const scroll = useRef<HTMLDivElement>(null);
  const total = before.length + (items.total ?? 6);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 6,
    onChange: ({ range }) =>
      range && items.show(Math.max(0, range.startIndex - before.length), Math.max(0, range.endIndex - before.length)),
  });
  return (
    <div ref={scroll} className={classes.items}>
      <ul aria-label={label} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const leading = before[index];
          const item = leading ? undefined : items.at(index - before.length);
          return (
            <li key={leading?.key ?? index} className={classes.item} style={{ transform: `translateY(${start}px)` }}>
              {leading?.row}
              {!leading && !item && <Skeleton height={14} width="56%" radius="sm" />}
              {item && (
                <Checkbox
                  className={classes.box}
                  checked={isChosen(item)}
                  disabled={isDisabled(item)}
                  onChange={() => onToggle(item)}
                  label={
                    <span className={classes.itemName}>
                      {item.typeName ? (
                        <EntityTypeIcon type={item.typeName} size={24} />
                      ) : (
                        <IconSitemap size={20} stroke={1.5} aria-hidden />
                      )}
                      <bdi>{item.name}</bdi>
                    </span>
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
