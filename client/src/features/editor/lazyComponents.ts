import { lazyComponent } from '../../components/lazyComponent';

/** Files of the chart: drawn and written only when somebody asks. */
export const exportDialog = lazyComponent(() => import('./exports/ExportDialog').then((loaded) => loaded.ExportDialog));

/** The chart as a table, fetched when it is first asked for. */
export const tableView = lazyComponent(() => import('./tableView/TableView').then((loaded) => loaded.TableView));

/** What others saved; fetched when they did. */
export const newsCard = lazyComponent(() => import('./presence/NewsCard').then((loaded) => loaded.NewsCard));

/** What of the chart is looked at alone, and the fields of the filter. */
export const exploreBar = lazyComponent(() => import('./explore/ExploreBar').then((loaded) => loaded.ExploreBar));

/** What is told and edited of a link in its panel. */
export const linkFacts = lazyComponent(() => import('./inspector/LinkFacts').then((loaded) => loaded.LinkFacts));

/** The editor's dialogs. */
export const editorDialogs = lazyComponent(() =>
  import('./dialogs/EditorDialogs').then((loaded) => loaded.EditorDialogs),
);

/** Fetches what is opened while a chart is looked at, so that it opens at once and even without a connection. */
export function preloadOpened(): void {
  for (const one of [editorDialogs, exploreBar, linkFacts]) one.preload();
}
