import { overlayBarPart } from '../../../components/ownership/part';
import { ownershipGraphOf } from '../../../lib/ownership/graph';
import { reportsOf } from '../../../lib/ownership/report';
import { useOwnershipSettings } from '../../../lib/ownership/settings';
import { ReportMenu } from '../../../components/ownership/ReportMenu';
import { useEditor, useSessionState } from '../editor';
import { reportedBy } from '../source';
import { useScreen } from '../../../lib/useScreen';
import { NARROW, usePanelRoom } from '../usePanelLayout';

/** The room of the palette at the left while editing, in CSS pixels. */
const PALETTE = 64;

/** Whose owners the chart shows, while it shows some. */
export function OwnershipBar() {
  const { shown } = useOwnershipSettings();
  const document = useSessionState((state) => state.document);
  const editing = useSessionState((state) => state.mode === 'edit');
  const { session, source } = useEditor();
  const unsaved = useSessionState((state) => state.unsaved > 0);
  const narrow = useScreen(NARROW);
  const panel = usePanelRoom();
  if (shown === null) return null;
  const left = editing && !narrow ? PALETTE : 0;
  const subject = shown ? document.nodes.get(shown) : undefined;
  const reported = reportedBy(source, session.key);
  const report = reported && subject && !subject.isNew && subject.typeName !== 'Individual' && (
    <ReportMenu
      fetchReport={reportsOf(reported)}
      entityKey={subject.key}
      name={subject.name}
      onSave={unsaved ? () => session.save() : null}
    />
  );
  return <overlayBarPart.Component graph={ownershipGraphOf(document)} left={left} right={panel} report={report} />;
}
