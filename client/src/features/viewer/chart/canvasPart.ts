import { part } from '../../../components/part';

/** The canvas, with Cytoscape in it: fetched beside the chart's data. */
export const canvasPart = part(() => import('../../../chart/canvas/ChartCanvas').then((loaded) => loaded.ChartCanvas));
