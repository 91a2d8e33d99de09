import { SegmentedControl } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { changeOwnership, useOwnershipSettings } from '../../lib/ownership/settings';

/** Whether the owners are those on the open chart or over all charts that the reader may read. */
export function ScopeSwitch() {
  const { scope } = useOwnershipSettings();
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      mt="sm"
      aria-label={t('Which charts count')}
      value={scope}
      onChange={(value) => changeOwnership({ scope: value === 'ALL_MY_CHARTS' ? 'ALL_MY_CHARTS' : 'CHART' })}
      data={[
        { value: 'CHART', label: t('This chart') },
        { value: 'ALL_MY_CHARTS', label: t('All my charts') },
      ]}
    />
  );
}
