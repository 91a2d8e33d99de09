import { Checkbox, SegmentedControl } from '@mantine/core';
import type { Threshold } from '@stemma/shared/ownership/verdict';
import { t } from '@stemma/shared/language/translate';
import { changeOwnership, useOwnershipSettings } from '../../lib/ownership/settings';
import classes from './Ownership.module.css';

/** What rules of one's own say beside the threshold: whether it is met or passed, how majorities count, and whether control does. */
export function OwnRules({ threshold }: { threshold: Threshold }) {
  const { majorityWhole, withControl } = useOwnershipSettings();
  return (
    <>
      <SegmentedControl
        className={classes.whole}
        size="xs"
        aria-label={t('How the threshold is compared')}
        value={threshold.inclusive ? 'atLeast' : 'moreThan'}
        onChange={(value) => changeOwnership({ threshold: { ...threshold, inclusive: value === 'atLeast' } })}
        data={[
          { value: 'atLeast', label: t('At least (≥)') },
          { value: 'moreThan', label: t('More than (>)') },
        ]}
      />
      <Checkbox
        size="xs"
        label={t('Majorities count whole')}
        checked={majorityWhole}
        onChange={({ currentTarget }) => changeOwnership({ majorityWhole: currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label={t('Control counts, too')}
        checked={withControl}
        onChange={({ currentTarget }) => changeOwnership({ withControl: currentTarget.checked })}
      />
    </>
  );
}
