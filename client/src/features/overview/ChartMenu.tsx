import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { LazyMenu } from '../../components/floating/LazyMenu';
import { lazyComponent } from '../../components/lazyComponent';
import type { ChartMenuProps } from './ChartMenuDropdown';

const dropdown = lazyComponent(() => import('./ChartMenuDropdown').then((loaded) => loaded.ChartMenuDropdown));

/** The button of what can be done with a chart. */
export function ChartMenu(props: ChartMenuProps) {
  return (
    <LazyMenu part={dropdown} given={props}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t('Actions for {name}', { name: props.chart.name })}
      >
        <IconDots size={18} stroke={1.5} />
      </ActionIcon>
    </LazyMenu>
  );
}
