import type { CanvasController } from '../../../chart/canvas/controller';
import { layOut } from '../../../chart/layout/engine';
import { layoutInput } from '@stemma/diagram/layout/input';
import { needsLayout } from '@stemma/diagram/layout/needsLayout';
import { arrange } from '../../../chart/model/commands';
import { openView } from '../../../chart/view/camera';
import { whileArranging } from '../../../components/whileArranging';
import type { ChartViewer } from './viewer';

/** Lays the chart out for this visitor's eyes: nothing of it is kept. */
export async function layOutShown({ session, ui, canvas }: ChartViewer): Promise<void> {
  if (!canvas.current || ui.getState().arranging) return;
  const shown = canvas.current;
  await whileArranging(
    (arranging) => ui.setState({ arranging }),
    async (stop) => {
      const command = arrange(await layOut(layoutInput(shown.scene), 'layered', stop));
      await shown.prepare(command.apply(session.store.getState().document));
      if (stop.aborted) return;
      session.present(command);
      shown.camera.fit(undefined, false);
    },
  );
}

/** Shows the chart, whole where it can be read; one that nobody has placed yet, or that is a part of several, is laid out first. */
export async function showViewerAtFirst(viewer: ChartViewer): Promise<void> {
  const { shared, canvas } = viewer;
  const isLaidOut = ({ scene }: CanvasController) => shared.type === 'chart' && !needsLayout(scene);
  await openView(canvas, isLaidOut, () => layOutShown(viewer));
}
