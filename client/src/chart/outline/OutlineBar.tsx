import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { IconChevronsDown, IconChevronsUp, IconPrinter } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import type { OutlineDirection } from '../model/outline';
import { DIRECTIONS } from './directions';
import classes from './Outline.module.css';

interface OutlineBarProps {
  direction: OutlineDirection;
  onTurn: (to: OutlineDirection) => void;
  isAnyOpen: boolean;
  onOpenAll: () => void;
  onCloseAll: () => void;
  /** Left out where it may not be printed. */
  onPrint: (() => void) | undefined;
  /** Name of the entity that totals are of; empty where there are none. */
  subject: string;
}

/** What is done with an outline as a whole. */
export function OutlineBar({ direction, onTurn, isAnyOpen, onOpenAll, onCloseAll, onPrint, subject }: OutlineBarProps) {
  const fold = isAnyOpen
    ? { label: t('Close all lines'), icon: <IconChevronsUp size={18} stroke={1.6} />, run: onCloseAll }
    : { label: t('Open all lines'), icon: <IconChevronsDown size={18} stroke={1.6} />, run: onOpenAll };
  return (
    <div className={classes.bar}>
      <SegmentedControl<OutlineDirection>
        size="xs"
        aria-label={t('What a step in leads to')}
        value={direction}
        onChange={onTurn}
        data={(['holdings', 'owners'] as const).map((value) => ({ value, label: DIRECTIONS[value] }))}
      />
      <Tooltip label={fold.label}>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={fold.label} onClick={fold.run}>
          {fold.icon}
        </ActionIcon>
      </Tooltip>
      {onPrint && (
        <Tooltip label={t('Print the lines that are open')}>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('Print')} onClick={onPrint}>
            <IconPrinter size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      )}
      {subject && (
        <span className={classes.subject} title={t('Owns of {subject}', { subject })}>
          {t('Owns of')} <bdi>{subject}</bdi>
        </span>
      )}
    </div>
  );
}
