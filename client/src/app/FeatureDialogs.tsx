import { lazyComponent } from '../components/lazyComponent';
import { showShellDialog, useShellDialog } from '../components/shellDialogStore';

const importEntities = lazyComponent(() =>
  import('../features/import/sheet/SheetDialog').then((loaded) => loaded.SheetDialog),
);
const requestDocuments = lazyComponent(() =>
  import('../features/requests/RequestDialog').then((loaded) => loaded.RequestDialog),
);
const requests = lazyComponent(() =>
  import('../features/requests/RequestsDialog').then((loaded) => loaded.RequestsDialog),
);
const chartFiles = lazyComponent(() =>
  import('../components/files/ChartFilesDialog').then((loaded) => loaded.ChartFilesDialog),
);

const selectCharts = lazyComponent(() =>
  import('../features/editor/dynamic/SelectChartsDialog').then((loaded) => loaded.SelectChartsDialog),
);
const pickChart = lazyComponent(() =>
  import('../features/editor/pickChart/PickChartDialog').then((loaded) => loaded.PickChartDialog),
);
const shareLinks = lazyComponent(() =>
  import('../features/sharing/ShareLinksDialog').then((loaded) => loaded.ShareLinksDialog),
);
const access = lazyComponent(() => import('../features/access/AccessDialog').then((loaded) => loaded.AccessDialog));
const takeFromRegister = lazyComponent(() =>
  import('../features/registers/TakeDialog').then((loaded) => loaded.TakeDialog),
);

const mergeEntities = lazyComponent(() =>
  import('../features/duplicates/MergeDialog').then((loaded) => loaded.MergeDialog),
);

const lookUp = lazyComponent(() => import('../features/lookups/LookUpDialog').then((loaded) => loaded.LookUpDialog));
const screening = lazyComponent(() =>
  import('../features/lookups/ScreeningDialog').then((loaded) => loaded.ScreeningDialog),
);
const screenChart = lazyComponent(() =>
  import('../features/lookups/ScreenChartDialog').then((loaded) => loaded.ScreenChartDialog),
);

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
    case 'mergeEntities':
      return <mergeEntities.Component keptKey={open.keptKey} otherKey={open.otherKey} onClose={close} />;
    case 'takeFromRegister':
      return <takeFromRegister.Component party={open.party} onClose={close} />;
    case 'lookUp':
      return <lookUp.Component entityKey={open.entityKey} entityName={open.entityName} onClose={close} />;
    case 'screening':
      return <screening.Component entityKey={open.entityKey} entityName={open.entityName} onClose={close} />;
    case 'screenChart':
      return <screenChart.Component chartKey={open.chartKey} onClose={close} />;
    case 'chartFiles':
      return <chartFiles.Component chartKey={open.chartKey} chartName={open.chartName} onClose={close} />;
  }
}
