import { useRef } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { SharedOne } from '../documents';
import classes from '../Sharing.module.css';
import { turned } from '../../../components/sharing/grants';
import { GrantRow } from './GrantRow';
import type { GrantTableProps } from './grantTableProps';

/** Pixels of a row: the switches beside the name, or beneath it where there is little room. */
const ROW = 52;
const ROW_NARROW = 92;

/** The entities with their switches; only the rows in view exist, as a chart may have thousands. */
export function GrantRows({ entities, ...props }: GrantTableProps & { entities: readonly SharedOne[] }) {
  const { grants, before, picks, onChange, onFiles } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const narrow = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const height = narrow ? ROW_NARROW : ROW;
  const virtual = useVirtualizer({
    count: entities.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    getItemKey: (index) => entities[index]?.key ?? index,
    overscan: 8,
  });
  return (
    <div ref={scroll} className={classes.rows} role="rowgroup">
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }} role="presentation">
        {virtual.getVirtualItems().map(({ index, start }) => {
          const one = entities[index];
          if (!one) return null;
          return (
            <GrantRow
              key={one.key}
              one={one}
              grants={grants}
              before={before}
              picked={picks.get(one.key)}
              index={index + 2}
              style={{ height, transform: `translateY(${start}px)` }}
              onTurn={(what, next) => onChange(turned([one], what, next, { now: grants, before }))}
              onFiles={() => onFiles(one)}
            />
          );
        })}
      </div>
    </div>
  );
}
