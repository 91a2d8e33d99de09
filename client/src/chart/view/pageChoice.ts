import { readStored, writeStored } from '../../lib/browserStorage';
import { pageSetupOf, USUAL_SETUP, type PageSetup } from '@stemma/diagram/export/page/pageSetup';

/** The formats that come on pages. */
export type PagedFormat = 'pdf' | 'pptx';

/** How a chart last left this browser on pages. */
export interface PageChoice {
  /** On paper, rather than on one page as large as the chart. */
  onPaper: boolean;
  setup: PageSetup;
  /** Whether links on slides move along with cards in PowerPoint, which other programs lay anew. */
  attached: boolean;
}

const KEY = 'stemma.pages';

const AT_FIRST: Record<PagedFormat, PageChoice> = {
  pdf: { onPaper: false, setup: USUAL_SETUP, attached: false },
  pptx: { onPaper: false, setup: { ...USUAL_SETUP, paper: 'slide' }, attached: false },
};

/** What was chosen for a format in this browser; what holds at first where nothing was, or storage is closed. */
export function readPageChoice(format: PagedFormat): PageChoice {
  const stored = all()[format];
  if (typeof stored !== 'object' || stored === null) return AT_FIRST[format];
  const { onPaper, setup, attached } = stored as Record<string, unknown>;
  return { onPaper: onPaper === true, setup: pageSetupOf(setup), attached: attached === true };
}

export function writePageChoice(format: PagedFormat, choice: PageChoice): void {
  writeStored(KEY, { ...all(), [format]: choice });
}

function all(): Record<string, unknown> {
  const stored = readStored(KEY);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}
