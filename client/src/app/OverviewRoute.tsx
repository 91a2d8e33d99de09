import { useState } from 'react';
import { lazyComponent } from '../components/lazyComponent';
import { OverviewPage } from '../features/overview/OverviewPage';

const importDialog = lazyComponent(() =>
  import('../features/import/ImportDialog').then((loaded) => loaded.ImportDialog),
);

/** All Charts with the import of ownership data, which is loaded when it is first asked for. */
export function OverviewRoute() {
  const [importing, setImporting] = useState(false);
  return (
    <>
      <OverviewPage onImport={() => setImporting(true)} />
      {importing && <importDialog.Component onClose={() => setImporting(false)} />}
    </>
  );
}
