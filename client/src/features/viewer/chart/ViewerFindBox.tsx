import { FindBar } from '../../../chart/view/FindBar';
import { useViewerUi, useViewer } from './viewer';

/** Search on the chart, while it is open. */
export function ViewerFindBox() {
  const { ui, session, canvas } = useViewer();
  const find = useViewerUi((state) => state.find);
  if (!find) return null;
  const setFind = (next: typeof find | null) => ui.setState({ find: next });
  return <FindBar session={session} canvas={canvas} find={find} onFind={setFind} />;
}
