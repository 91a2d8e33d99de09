import { useId, useMemo, useRef, useState } from 'react';
import { CloseButton, Skeleton, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { messages } from '@stemma/shared/messages';
import { ErrorState } from '../../../components/State';
import type { SharedOne } from '../documents';
import classes from '../Sharing.module.css';
import { isOn, offReason, turned, type Draft, type Grants } from './draft';
import { GrantRow } from './GrantRow';
import { GRANT_COLUMNS } from './grantColumns';
import { Toggle } from './Toggle';
import type { Entities } from './useEntities';

interface Props {
  read: Entities;
  grants: Grants;
  /** As the link has them now. */
  before: Grants;
  picks: Draft['picks'];
  onChange: (grants: Grants) => void;
  onFiles: (of: { key: string; name: string }) => void;
}

/** Pixels of a row: beside each other, or the switches beneath the name where there is little room. */
const ROW = 52;
const ROW_NARROW = 92;
/** From how many entities on they can be searched. */
const SEARCH_FROM = 8;

/** What a link shows of each entity, and a whole column at once. Only the rows in view exist: a chart may have thousands. */
export function GrantTable({ read, grants, before, picks, onChange, onFiles }: Props) {
  const [search, setSearch] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const title = useId();
  const narrow = useMediaQuery('(max-width: 599px)') ?? false;
  const all = read.entities;
  const shown = useMemo(() => found(all ?? [], search), [all, search]);
  const size = narrow ? ROW_NARROW : ROW;
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    overscan: 8,
    getItemKey: (index) => shown[index]?.key ?? index,
    initialRect: { width: 0, height: 400 },
  });
  if (read.failed) {
    return (
      <ErrorState
        title="The entities did not load"
        text="Stemma could not read them just now. Check your connection and try again."
        busy={read.loading}
        onRetry={read.readAgain}
      />
    );
  }
  const state = { now: grants, before };
  return (
    <section className={classes.grants} aria-labelledby={title}>
      <div className={classes.grantsTop}>
        <div>
          <h3 id={title}>What visitors see of each entity</h3>
          <small>The name and the links are on the chart. Everything else only where you switch it on.</small>
        </div>
        {all && all.length >= SEARCH_FROM && (
          <TextInput
            className={classes.search}
            size="xs"
            type="search"
            aria-label="Find an entity"
            placeholder="Find an entity"
            leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
            rightSection={
              search && <CloseButton size="xs" aria-label="Clear the search" onClick={() => setSearch('')} />
            }
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
      </div>
      <div role="table" aria-labelledby={title} aria-rowcount={shown.length + 1} className={classes.table}>
        <div role="row" className={classes.columns} aria-rowindex={1}>
          <span role="columnheader">Entity</span>
          {GRANT_COLUMNS.map(({ what, label, says }) => {
            const able = shown.filter((one) => !offReason(one, what, grants, before));
            const on = able.filter((one) => isOn(grants, one.key, what)).length;
            return (
              <span role="columnheader" key={what} title={says}>
                {label}
                <Toggle
                  label={`${label}: all${search ? ' found' : ''}`}
                  on={able.length > 0 && on === able.length}
                  mixed={on > 0 && on < able.length}
                  disabled={able.length === 0}
                  onTurn={(next) => onChange(turned(shown, what, next, state))}
                />
              </span>
            );
          })}
        </div>
        <div ref={scroller} className={classes.rows} role="rowgroup" tabIndex={-1}>
          {!all &&
            [48, 62, 40, 55].map((width) => (
              <div key={width} className={classes.waiting}>
                <Skeleton height={14} width={`${width}%`} radius="sm" />
              </div>
            ))}
          {all && shown.length === 0 && <p className={classes.none}>{messages.empty.entities}</p>}
          <div style={{ height: virtual.getTotalSize(), position: 'relative' }} role="presentation">
            {virtual.getVirtualItems().map(({ index, start }) => {
              const one = shown[index];
              return (
                one && (
                  <GrantRow
                    key={one.key}
                    one={one}
                    grants={grants}
                    before={before}
                    picked={picks.get(one.key)}
                    index={index + 2}
                    style={{ height: size, transform: `translateY(${start}px)` }}
                    onTurn={(what, next) => onChange(turned([one], what, next, state))}
                    onFiles={() => onFiles(one)}
                  />
                )
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
}

function found(entities: readonly SharedOne[], search: string): readonly SharedOne[] {
  const wanted = search.trim().toLowerCase();
  return wanted ? entities.filter(({ name }) => name.toLowerCase().includes(wanted)) : entities;
}
