import { UnstyledButton } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { count } from '../../../lib/count';
import type { RowOutcome } from './model';
import { ROW_OUTCOME_LABELS } from './model';
import classes from './Sheet.module.css';

interface Props {
  counts: Record<RowOutcome, number>;
  total: number;
  value: RowOutcome | 'all';
  onChange: (value: RowOutcome | 'all') => void;
}

const FATES = ['new', 'invalid', 'duplicate', 'skipped'] as const satisfies readonly RowOutcome[];

/** How many rows there are of each fate, and which are shown; a fate that no row has is not offered. */
export function FateFilter({ counts, total, value, onChange }: Props) {
  const offered = FATES.filter((fate) => counts[fate] > 0);
  return (
    <div className={classes.filter} role="group" aria-label={t('Which rows are shown')}>
      {(['all', ...offered] as const).map((fate) => (
        <UnstyledButton
          key={fate}
          className={classes.fate}
          data-fate={fate}
          aria-pressed={value === fate}
          onClick={() => onChange(fate)}
        >
          <b>{count(fate === 'all' ? total : counts[fate])}</b>{' '}
          {fate === 'all' ? t('All rows') : ROW_OUTCOME_LABELS[fate]}
        </UnstyledButton>
      ))}
    </div>
  );
}
