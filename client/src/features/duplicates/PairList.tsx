import { useRef } from 'react';
import { Skeleton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { t } from '@stemma/shared/language/translate';
import type { Pages } from '../../lib/usePages';
import type { DuplicatePair } from './documents';
import { PairRow } from './PairRow';
import classes from './Duplicates.module.css';

/** Pixels of a row before it is measured. */
const ROW = 116;

interface Props {
  rows: Pages<DuplicatePair>;
  mayWrite: boolean;
  onDecide: (pair: DuplicatePair, undo: boolean) => void;
}

/** Pairs, the likeliest first; only those in view exist. */
export function PairList({ rows, mayWrite, onDecide }: Props) {
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.total ?? 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 4,
    onChange: ({ range }) => range && rows.show(range.startIndex, range.endIndex),
  });
  return (
    <div ref={scroll} className={classes.frame}>
      <ul className={classes.list} aria-label={t('Pairs of records')} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const pair = rows.at(index);
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={classes.item}
              style={{ transform: `translateY(${start}px)` }}
            >
              {pair ? (
                <PairRow pair={pair} mayWrite={mayWrite} onDecide={onDecide} />
              ) : (
                <Skeleton height={14} width="40%" radius="sm" m="lg" />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Rows while pairs are read. */
export function PairSkeleton() {
  return (
    <div className={classes.frame} role="status" aria-busy="true" aria-label={t('Loading duplicates')}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={classes.skeleton}>
          <Skeleton height={32} width={32} radius="md" />
          <Skeleton height={14} width={`${30 + ((index * 7) % 20)}%`} radius="sm" />
        </div>
      ))}
    </div>
  );
}
