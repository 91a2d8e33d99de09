import type { Chart } from '@stemma/shared/chart/chart';
import type { EntityRecord } from '../entities/present';
import type { Drawn } from './leftOut';
import type { StoredPictures } from './picture/annotationImages';

/** What a document is made of: a chart, and of the entities on it the records that the caller may read. */
export interface ChartContent {
  chart: Chart;
  entities: EntityRecord[];
  /** ISO day that the document is dated. */
  today: string;
  /** ISO day that it shows; null for today. */
  asOf: string | null;
}

/** What a report is made of, which shows the chart too. */
export interface ReportContent extends ChartContent {
  drawn: Drawn;
  pictures: StoredPictures;
}
