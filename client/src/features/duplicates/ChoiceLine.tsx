import { Radio } from '@mantine/core';
import type { MergeSide } from '@stemma/shared/merging/compareRecords';
import { t } from '@stemma/shared/language/translate';
import type { ReactNode } from 'react';
import classes from './Merge.module.css';

interface Props {
  label: string;
  /** What each side says; nothing for none. */
  kept: ReactNode;
  other: ReactNode;
  sides: readonly MergeSide[];
  side: MergeSide;
  /** Both say the same, or one says nothing: there is little to choose. */
  isQuiet: boolean;
  onChoose: (side: MergeSide) => void;
}

/** One line of two records side by side, with the choice of which value stays. */
export function ChoiceLine({ label, kept, other, sides, side, isQuiet, onChoose }: Props) {
  const option = (value: MergeSide, said: ReactNode, title: string) => (
    <label
      className={classes.value}
      data-chosen={side === value || side === 'BOTH' || undefined}
      data-none={said ? undefined : true}
    >
      <Radio
        size="xs"
        value={value}
        checked={side === value}
        onChange={() => onChoose(value)}
        aria-label={t('{label}: {title}', { label, title })}
      />
      <span className={classes.text}>{said || t('nothing')}</span>
    </label>
  );
  return (
    <div className={classes.line} role="radiogroup" aria-label={label} data-quiet={isQuiet || undefined}>
      <span className={classes.label}>{label}</span>
      {option('KEPT', kept, t('of the record that stays'))}
      {option('OTHER', other, t('of the record that goes'))}
      {sides.includes('BOTH') && (
        <label className={`${classes.value} ${classes.both}`} data-chosen={side === 'BOTH' || undefined}>
          <Radio
            size="xs"
            value="BOTH"
            checked={side === 'BOTH'}
            onChange={() => onChoose('BOTH')}
            aria-label={t('{label}: {title}', { label, title: t('of both') })}
          />
          <span className={classes.text}>{t('Both')}</span>
        </label>
      )}
    </div>
  );
}
