import { dayOnFile } from '../../../chart/ownership/dayOnFile';
import type { PageSetup } from '@stemma/diagram/export/page/pageSetup';
import { t } from '@stemma/shared/language/translate';
import type { CanvasController } from '../../../chart/canvas/controller';
import { NOTHING_THERE, printPicture, savePicture } from '../../../chart/canvas/pictureFile';
import { hiddenCards } from '../../../chart/canvas/visibleChart';
import { download } from '../../../lib/download';
import { currentSession } from '../../../lib/session';
import { currentOwnershipSettings } from '../../../lib/ownership/settings';
import type { Editor } from '../editor';
import { fetchPicture } from '../annotations/pictures';

export const FORMATS = ['png', 'svg', 'pdf', 'pptx', 'xlsx', 'docx', 'bods', 'ftm'] as const;
export type Format = (typeof FORMATS)[number];

/** Forms that the server makes of the chart as it is saved: the call, how the file's name ends, and whether it shows a day. */
const SAVED = {
  xlsx: { call: 'excel', ending: 'xlsx', hasDay: true },
  docx: { call: 'word', ending: 'docx', hasDay: true },
  bods: { call: 'bods', ending: 'bods.json', hasDay: false },
  ftm: { call: 'ftm', ending: 'ftm.json', hasDay: false },
} as const;
export type SavedFormat = keyof typeof SAVED;

/** Whether a form is made of the chart as it is saved, rather than drawn as it is on screen. */
export function isSavedFormat(format: Format): format is SavedFormat {
  return Object.hasOwn(SAVED, format);
}

/** Whether a form shows the chart as of a day: data are of all days. */
export function showsDay(format: Format): boolean {
  return !isSavedFormat(format) || SAVED[format].hasDay;
}

export interface ExportAsk {
  format: Format;
  part: 'whole' | 'view';
  title: boolean;
  legend: boolean;
  /** Keys of cards that the file leaves out, beside those that are out of sight on screen. */
  hidden: ReadonlySet<string>;
  /** The paper that a PDF or slides come on; null for one page as large as the chart. */
  pages: PageSetup | null;
  /** Whether links of slides are glued to their cards. */
  attached: boolean;
}

/** Makes a file of the chart and saves it on the person's machine. Spreadsheet and report hold the chart as saved, so it is saved first. */
export async function exportChart(editor: Editor, ask: ExportAsk): Promise<void> {
  const { session, ui } = editor;
  const { name } = session.store.getState().document.props;
  const { format } = ask;
  if (isSavedFormat(format)) {
    if (!(await session.save())) throw new Error(t('The chart could not be saved, so no file was made of it.'));
    const { call, ending, hasDay } = SAVED[format];
    const { away } = ui.getState().explore;
    const leaveOut = new Set([...ask.hidden, ...hiddenCards(session.store.getState().document, away)]);
    const { asOf } = currentOwnershipSettings();
    const day = hasDay && asOf ? { asOf } : {};
    return download(
      `datasets/${call}/${encodeURIComponent(session.key)}`,
      `${name}.${ending}`,
      leaveOut.size > 0 || 'asOf' in day ? { leaveOut: [...leaveOut], ...day } : undefined,
    );
  }
  return savePicture(canvasOf(editor), { ...pictureAsk(editor, ask), format });
}

/** Prints the chart on the paper that is asked for, by the browser's own print. */
export async function printChart(editor: Editor, ask: ExportAsk & { pages: PageSetup }): Promise<void> {
  return printPicture(canvasOf(editor), { ...pictureAsk(editor, ask), format: 'pdf', pages: ask.pages });
}

function canvasOf({ canvas }: Editor): CanvasController {
  if (!canvas.current) throw new Error(NOTHING_THERE);
  return canvas.current;
}

function pictureAsk({ session }: Editor, ask: ExportAsk) {
  const { document } = session.store.getState();
  return { ...ask, ...dayOnFile(document), name: document.props.name, organization: organizationName(), fetchPicture };
}

/** Whose user makes the file. */
export function organizationName(): string {
  const session = currentSession();
  return session.status === 'signedIn' ? session.viewer.organizationName : '';
}
