import { ReportMenu } from '../../../components/ownership/ReportMenu';
import { fetchSharedFile } from '../../../lib/download';
import type { FetchReport } from '../../../lib/ownership/report';
import { useViewer } from '../chart/viewer';
import { endsVisit, useVisiting } from '../visit';

/** The report of who owns an entity, of what the link shows; nothing where the link does not let it be saved. */
export function VisitorReport({ entityKey, name }: { entityKey: string; name: string }) {
  const { mayExport } = useViewer().shared;
  const visiting = useVisiting();
  const fetchReport: FetchReport = async ({ entityKey: key, ...ask }) => {
    try {
      return await fetchSharedFile('datasets/ownershipReportShared', visiting.visit, undefined, { ...ask, key });
    } catch (error) {
      endsVisit(error, visiting);
      throw error;
    }
  };
  return mayExport && <ReportMenu {...{ entityKey, name, fetchReport }} onSave={null} />;
}
