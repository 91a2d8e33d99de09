import { isRightToLeft } from '@stemma/diagram/geometry/text';
import type { IStylesOptions } from 'docx';
import { Paragraph, TextRun, type IParagraphOptions, type IRunOptions } from 'docx';

const TEXT_COLOR = '17212B';
export const GREY = '5B6876';
const TEAL = '006D75';

/** Sizes are half points, spacing twentieths of a point. */
export const STYLES: IStylesOptions = {
  default: {
    document: { run: { font: 'Calibri', size: 21, color: TEXT_COLOR } },
    title: { run: { size: 44, bold: true, color: TEXT_COLOR }, paragraph: { spacing: { after: 60 } } },
    heading1: {
      run: { size: 28, bold: true, color: TEAL },
      paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
    },
    heading2: {
      run: { size: 23, bold: true, color: TEXT_COLOR },
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

type Look = Pick<IRunOptions, 'bold' | 'color'>;

/** Text as a paragraph, which runs as its first line does. */
export function paragraph(text: string, options: Omit<IParagraphOptions, 'children'> = {}, look: Look = {}): Paragraph {
  const [first = ''] = text.trim().split('\n');
  const own = isRightToLeft(first) ? { bidirectional: true } : {};
  return new Paragraph({ ...options, ...own, children: plain(text, look) });
}

/** Text as runs, its lines kept, written in its own direction. XML has no place for control characters. */
function plain(text: string, options: Look): TextRun[] {
  const lines = text.replace(/[^\P{Cc}\t\n]/gu, '').split('\n');
  return lines.map(
    (line, index) =>
      new TextRun({
        ...options,
        text: line,
        ...(isRightToLeft(line) ? { rightToLeft: true } : {}),
        ...(index > 0 ? { break: 1 } : {}),
      }),
  );
}
