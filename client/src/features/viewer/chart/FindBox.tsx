import { FindBar } from '../../../chart/find/FindBar';
import { useUi, useViewer } from './viewer';

/** Search on the chart, while it is open. */
export function FindBox() {
  const { ui, session, canvas } = useViewer();
  const find = useUi((state) => state.find);
  if (!find) return null;
  const keep = (next: typeof find | null) => ui.setState({ find: next });
  return <FindBar session={session} canvas={canvas} find={find} onFind={keep} />;
}
