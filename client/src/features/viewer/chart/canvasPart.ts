import { lazyComponent } from '../../../components/lazyComponent';

/** The canvas, with Cytoscape in it: fetched beside the chart's data. */
export const canvasPart = lazyComponent(() =>
  import('../../../chart/canvas/ChartCanvas').then((loaded) => loaded.ChartCanvas),
);
