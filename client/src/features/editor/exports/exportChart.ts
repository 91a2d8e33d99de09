import { dayOnFile } from '../../../chart/ownership/dayOnFile';
import { NOTHING_THERE, savePicture } from '../../../chart/canvas/pictureFile';
import { hiddenCards } from '../../../chart/canvas/visibleChart';
import { download } from '../../../lib/download';
import { currentOwnershipSettings } from '../../../lib/ownership/settings';
import type { Editor } from '../editor';
import { fetchPicture } from '../things/pictures';

export const FORMATS = ['png', 'svg', 'pdf', 'pptx', 'xlsx', 'docx'] as const;
export type Format = (typeof FORMATS)[number];

export interface ExportAsk {
  format: Format;
  part: 'whole' | 'view';
  title: boolean;
  legend: boolean;
  /** Keys of cards that the file leaves out, beside those that are out of sight on screen. */
  hidden: ReadonlySet<string>;
}

/** Makes a file of the chart and saves it on the person's machine. Spreadsheet and report hold the chart as saved, so it is saved first. */
export async function exportChart(editor: Editor, ask: ExportAsk): Promise<void> {
  const { session, ui } = editor;
  const { name } = session.store.getState().document.props;
  if (ask.format === 'xlsx' || ask.format === 'docx') {
    if (!(await session.save())) throw new Error('The chart could not be saved, so no file was made of it.');
    const kind = ask.format === 'xlsx' ? 'excel' : 'word';
    const { away } = ui.getState().explore;
    const leaveOut = new Set([...ask.hidden, ...hiddenCards(session.store.getState().document, away)]);
    const { asOf } = currentOwnershipSettings();
    return download(
      `datasets/${kind}/${encodeURIComponent(session.key)}`,
      `${name}.${ask.format}`,
      leaveOut.size > 0 || asOf ? { leaveOut: [...leaveOut], asOf } : undefined,
    );
  }
  const { current } = editor.canvas;
  if (!current) throw new Error(NOTHING_THERE);
  return savePicture(current, {
    ...ask,
    ...dayOnFile(session.store.getState().document),
    format: ask.format,
    name,
    fetchPicture,
  });
}
