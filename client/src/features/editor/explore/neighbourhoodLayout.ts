import { runLayout } from '@stemma/diagram/layout/runLayout';
import type { CanvasController } from '../../../chart/canvas/controller';
import { arrange } from '../../../chart/model/commands';
import type { ChartDocument } from '../../../chart/model/document';
import { layOut } from '../../../chart/layout/engine';
import { whileArranging } from '../../../components/whileArranging';
import type { Editor } from '../editor';
import type { Focus } from './state';

/** A chart with what is looked at alone laid out together, for the moment. */
export interface NeighbourhoodLayout {
  focus: Focus;
  /** The document that it was made of: of any other it shows nothing. */
  of: ChartDocument;
  /** The same as `of` where nothing was laid out. */
  shown: ChartDocument;
}

type Around = Pick<Editor, 'session' | 'ui'> & {
  canvas: { current: Pick<CanvasController, 'scene' | 'asked' | 'arranged' | 'prepare'> | null };
};

/** More cards than these are only lit where they stand. */
const MOST = 300;

/** The chart as it is to be seen while cards are gathered; every document but the one they were gathered on is shown as it is. */
export function shownAfterLayout({ of, shown }: NeighbourhoodLayout): (document: ChartDocument) => ChartDocument {
  return (document) => (document === of ? shown : document);
}

/** Lays cards out near where they stand, clear of all others; nothing of it is an edit. Once `signal` is aborted, what comes of it is left. */
export async function layOutNeighbourhood(
  { session, ui, canvas: { current: canvas } }: Around,
  cards: ReadonlySet<string>,
  signal: AbortSignal,
  lay = layOut,
): Promise<ChartDocument> {
  const { document } = session.store.getState();
  let shown = document;
  if (!canvas || cards.size < 2 || cards.size > MOST || ui.getState().arranging) return shown;
  let running: AbortController | null = null;
  const isRunning = () => running !== null && ui.getState().arranging === running;
  const show = (arranging: AbortController | null) => {
    if (!arranging && !isRunning()) return;
    running = arranging;
    ui.setState({ arranging });
  };
  signal.addEventListener('abort', () => show(null), { once: true });
  await whileArranging(show, async (stop) => {
    const ask = canvas.asked({ kind: 'layered', only: cards, pinned: new Set() });
    const layout = await runLayout(canvas.scene, ask, (input, kind) => lay(input, kind, stop));
    const laidOut = arrange(canvas.arranged(layout)).apply(document);
    if (signal.aborted) return;
    await canvas.prepare(laidOut);
    if (!stop.aborted && !signal.aborted) shown = laidOut;
  });
  return shown;
}
