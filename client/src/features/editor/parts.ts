import { part } from '../../components/part';

/** The canvas, with Cytoscape in it: fetched beside the chart's data, so that the page is there before both. */
export const canvasPart = part(() => import('../../chart/canvas/ChartCanvas').then((loaded) => loaded.ChartCanvas));

/** Files of the chart: drawn and written only when somebody asks. */
export const exportPart = part(() => import('./exports/ExportDialog').then((loaded) => loaded.ExportDialog));

/** The chart as a table, fetched when it is first asked for. */
export const twinPart = part(() => import('./twin/TableTwin').then((loaded) => loaded.TableTwin));

/** What others saved; fetched when they did. */
export const newsPart = part(() => import('./together/NewsCard').then((loaded) => loaded.NewsCard));

/** The fields of the filter. */
export const filtersPart = part(() => import('./explore/Filters').then((loaded) => loaded.Filters));

/** What is told and edited of a link in its panel. */
export const linkFactsPart = part(() => import('./inspector/LinkFacts').then((loaded) => loaded.LinkFacts));

/** The editor's dialogs. */
export const dialogsPart = part(() => import('./dialogs/EditorDialogs').then((loaded) => loaded.EditorDialogs));

/** Fetches what is opened while a chart is looked at, so that it opens at once and even without a connection. */
export function preloadOpened(): void {
  for (const one of [dialogsPart, filtersPart, linkFactsPart]) one.preload();
}
