import { Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconRowRemove } from '@tabler/icons-react';
import type { TableFault } from '@stemma/shared/rules/import/links/judgedTable';
import { t } from '@stemma/shared/language/translate';
import classes from './Tables.module.css';

const SHOWN = 100;
const ICONS = {
  chart: IconAlertTriangle,
  warning: IconAlertTriangle,
  leftOut: IconRowRemove,
  note: IconInfoCircle,
} as const;
const ORDER: readonly TableFault['kind'][] = ['chart', 'warning', 'leftOut', 'note'];

interface Props {
  /** What a table becomes, in words. */
  sum: string;
  faults: readonly TableFault[];
}

/** What a table becomes, and all that of it is left out or doubtful, before anything is written. */
export function TableFaults({ sum, faults }: Props) {
  const leftOut = faults.filter(({ kind }) => kind === 'leftOut').length;
  const ordered = ORDER.flatMap((kind) => faults.filter((fault) => fault.kind === kind));
  const more = ordered.length - SHOWN;
  return (
    <div className={classes.faults}>
      <Text size="sm" fw={600} role="status">
        {sum}
        {leftOut > 0 && t('; {leftOut, plural, one {# row is} other {# rows are}} left out', { leftOut })}
      </Text>
      {ordered.length > 0 && (
        <ul tabIndex={0} aria-label={t('What is told before anything is written')}>
          {ordered.slice(0, SHOWN).map(({ kind, place, why }, at) => {
            const Icon = ICONS[kind];
            return (
              <li key={at} data-kind={kind}>
                <Icon size={16} stroke={1.6} aria-hidden />
                <span>
                  {place && <b>{place}</b>} {kind === 'leftOut' ? t('Left out: {why}', { why }) : why}
                </span>
              </li>
            );
          })}
          {more > 0 && <li>{t('and {more} more', { more })}</li>}
        </ul>
      )}
    </div>
  );
}
