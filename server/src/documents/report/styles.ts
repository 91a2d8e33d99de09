import { runsRightToLeft } from '@stemma/shared/chart/geometry/text';
import type { IStylesOptions } from 'docx';
import { TextRun } from 'docx';

const INK = '17212B';
export const GREY = '5B6876';
const TEAL = '006D75';

/** Sizes are half points, spacing twentieths of a point. */
export const STYLES: IStylesOptions = {
  default: {
    document: { run: { font: 'Calibri', size: 21, color: INK } },
    title: { run: { size: 44, bold: true, color: INK }, paragraph: { spacing: { after: 60 } } },
    heading1: {
      run: { size: 28, bold: true, color: TEAL },
      paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
    },
    heading2: {
      run: { size: 23, bold: true, color: INK },
      paragraph: { spacing: { before: 240, after: 60 }, keepNext: true },
    },
  },
  paragraphStyles: [
    {
      id: 'Small',
      name: 'Small',
      basedOn: 'Normal',
      run: { size: 18, color: GREY },
      paragraph: { spacing: { after: 120 } },
    },
    { id: 'Cell', name: 'Cell', basedOn: 'Normal', run: { size: 19 } },
  ],
};

/** Text as runs, its lines kept, written in its own direction. XML has no place for control characters. */
export function plain(text: string, options: { bold?: boolean; color?: string } = {}): TextRun[] {
  const lines = text.replace(/[^\P{Cc}\t\n]/gu, '').split('\n');
  return lines.map(
    (line, index) =>
      new TextRun({
        ...options,
        text: line,
        ...(runsRightToLeft(line) ? { rightToLeft: true } : {}),
        ...(index > 0 ? { break: 1 } : {}),
      }),
  );
}
