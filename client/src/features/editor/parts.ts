import { createElement } from 'react';
import { part } from '../../components/part';
import { EditorSkeleton } from './EditorSkeleton';

/** The canvas, with Cytoscape in it: fetched beside the chart's data, so that the page is there before both. */
export const canvasPart = part(() => import('../../chart/canvas/ChartCanvas').then((loaded) => loaded.ChartCanvas));

/** The editor's dialogs. */
export const dialogsPart = part(() => import('./dialogs/EditorDialogs').then((loaded) => loaded.EditorDialogs));

/** A chart as it was. */
export const pastPart = part(
  () => import('./snapshots/PastChart').then((loaded) => loaded.PastChart),
  createElement(EditorSkeleton),
);
