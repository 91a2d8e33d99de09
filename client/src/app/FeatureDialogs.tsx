import { part } from '../components/part';
import { showShellDialog, useShellDialog } from '../components/shellDialogStore';

const importEntities = part(() => import('../features/import/sheet/SheetDialog').then((loaded) => loaded.SheetDialog));
const requestDocuments = part(() =>
  import('../features/requests/RequestDialog').then((loaded) => loaded.RequestDialog),
);
const requests = part(() => import('../features/requests/RequestsDialog').then((loaded) => loaded.RequestsDialog));
const chartFiles = part(() => import('../components/files/ChartFilesDialog').then((loaded) => loaded.ChartFilesDialog));

const selectCharts = part(() =>
  import('../features/editor/dynamic/SelectChartsDialog').then((loaded) => loaded.SelectChartsDialog),
);
const pickChart = part(() =>
  import('../features/editor/pickChart/PickChartDialog').then((loaded) => loaded.PickChartDialog),
);
const shareLinks = part(() => import('../features/sharing/ShareLinksDialog').then((loaded) => loaded.ShareLinksDialog));
const access = part(() => import('../features/access/AccessDialog').then((loaded) => loaded.AccessDialog));

const close = () => showShellDialog(null);

/** Dialogs of features that every screen can open; each is loaded when it is first opened. */
export function FeatureDialogs() {
  const open = useShellDialog();
  if (typeof open !== 'object' || open === null) return null;
  switch (open.kind) {
    case 'importEntities':
      return <importEntities.Component type={open.type} folder={open.folder ?? ''} onClose={close} />;
    case 'requestDocuments':
      return (
        <requestDocuments.Component
          entityKey={open.entityKey}
          entityName={open.entityName}
          onSeeAll={() => showShellDialog({ kind: 'requests' })}
          onClose={close}
        />
      );
    case 'requests':
      return <requests.Component onClose={close} />;
    case 'selectCharts':
      return (
        <selectCharts.Component
          entityKey={open.entityKey}
          entityName={open.entityName}
          {...(open.of && { of: open.of })}
          {...(open.chosen && { chosen: open.chosen })}
          onClose={close}
        />
      );
    case 'pickChart':
      return <pickChart.Component entities={open.entities} except={open.except} onClose={close} />;
    case 'shareLinks':
      return <shareLinks.Component key={open.key} target={open} onClose={close} />;
    case 'access':
      return <access.Component recordKey={open.key} name={open.name} kind={open.of} onClose={close} />;
    case 'chartFiles':
      return <chartFiles.Component chartKey={open.chartKey} chartName={open.chartName} onClose={close} />;
  }
}
