import { useRef, useState } from 'react';
import { Button, Checkbox, CloseButton, Skeleton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { IconArrowBackUp, IconTrashX } from '@tabler/icons-react';
import { permitsDelete } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';
import type { Pages } from '../../lib/usePages';
import { count } from '../../lib/count';
import { BinRow } from './BinRow';
import type { BinnedEntity } from './documents';
import classes from './Bin.module.css';

const ROW = 64;

interface Props {
  rows: Pages<BinnedEntity>;
  mayWrite: boolean;
  onRestore: (entities: readonly BinnedEntity[]) => Promise<boolean>;
  onRemove: (entities: readonly BinnedEntity[]) => Promise<boolean>;
}

/** What lies in the bin, latest first; only the rows in view exist. */
export function BinRows({ rows, mayWrite, onRestore, onRemove }: Props) {
  const scroll = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, BinnedEntity>>(new Map());
  const total = rows.total ?? 0;
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 6,
    onChange: ({ range }) => range && rows.show(range.startIndex, range.endIndex),
  });
  const mayChoose = (entity: BinnedEntity) => mayWrite && permitsDelete(entity.permission);
  const loaded = Array.from({ length: total }, (_, index) => rows.at(index)).filter((entity) => entity !== undefined);
  const choosable = loaded.filter(mayChoose);
  const all = choosable.length > 0 && choosable.every(({ key }) => chosen.has(key));
  const toggle = (entity: BinnedEntity) => {
    const next = new Map(chosen);
    if (!next.delete(entity.key)) next.set(entity.key, entity);
    setChosen(next);
  };
  const act = (work: (entities: readonly BinnedEntity[]) => Promise<boolean>, entities: readonly BinnedEntity[]) =>
    void work(entities).then((done) => done && setChosen(new Map()));

  return (
    <>
      <div className={classes.bar} data-chosen={chosen.size > 0 || undefined}>
        {mayWrite && (
          <Checkbox
            size="xs"
            aria-label={all ? t('Choose none') : t('Choose all')}
            checked={all}
            indeterminate={!all && chosen.size > 0}
            disabled={choosable.length === 0}
            onChange={() => setChosen(all ? new Map() : new Map(choosable.map((entity) => [entity.key, entity])))}
          />
        )}
        <span role="status">
          {chosen.size > 0
            ? t('{count} chosen', { count: count(chosen.size) })
            : t('{total, plural, one {# entity} other {# entities}} in the bin', {
                total,
              })}
        </span>
        {chosen.size > 0 && (
          <>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconArrowBackUp size={16} stroke={1.6} />}
              onClick={() => act(onRestore, [...chosen.values()])}
            >
              {t('Restore')}
            </Button>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconTrashX size={16} stroke={1.6} />}
              onClick={() => act(onRemove, [...chosen.values()])}
            >
              {t('Delete for good')}
            </Button>
            <CloseButton aria-label={t('Choose none')} onClick={() => setChosen(new Map())} />
          </>
        )}
      </div>
      <div ref={scroll} className={classes.frame}>
        <ul className={classes.list} aria-label={t('In the bin')} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const entity = rows.at(index);
            return (
              <li key={index} className={classes.item} style={{ transform: `translateY(${start}px)` }}>
                {entity ? (
                  <BinRow
                    entity={entity}
                    mayChoose={mayChoose(entity)}
                    chosen={chosen.has(entity.key)}
                    onChoose={() => toggle(entity)}
                    onRestore={() => act(onRestore, [entity])}
                    onRemove={() => act(onRemove, [entity])}
                  />
                ) : (
                  <Skeleton height={14} width="40%" radius="sm" />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

/** Rows while the bin is read. */
export function BinSkeleton() {
  return (
    <div className={classes.frame} role="status" aria-busy="true" aria-label={t('Loading the bin')}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={classes.skeleton}>
          <Skeleton height={32} width={32} radius="md" />
          <Skeleton height={14} width={`${30 + ((index * 7) % 20)}%`} radius="sm" />
        </div>
      ))}
    </div>
  );
}
