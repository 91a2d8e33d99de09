import { lazyComponent } from '../../components/lazyComponent';

/** The canvas, with Cytoscape in it: fetched beside the chart's data, so that the page is there before both. */
export const chartCanvas = lazyComponent(() => import('../canvas/ChartCanvas').then((loaded) => loaded.ChartCanvas));
