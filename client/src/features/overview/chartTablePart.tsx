import { lazyComponent } from '../../components/lazyComponent';
import { ChartTableSkeleton } from './ChartTableSkeleton';

export const chartTable = lazyComponent(
  () => import('./ChartTable').then((loaded) => loaded.ChartTable),
  <ChartTableSkeleton />,
);
