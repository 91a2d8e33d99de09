import {
  AlignmentType,
  ImageRun,
  PageOrientation,
  Paragraph,
  type ISectionOptions,
  type ISpacingProperties,
} from 'docx';
import type { Picture } from '../picture/chartPicture';
import { SHEET_MARGIN, type ChartSheets } from '../picture/chartSheets';
import { paragraph } from './styles';

/** Room on a page, in pixels of 1/96 inch. */
export const ROOM = { width: 600, height: 760 } as const;

/** The chart's picture, as large as the page has room for and no larger than on screen. */
export function picturePart({ bytes, width, height }: Picture, name: string): Paragraph {
  const scale = Math.min(ROOM.width / width, ROOM.height / height, 0.5);
  return imagePart(bytes, { width: width * scale, height: height * scale }, name, { before: 120, after: 120 });
}

/** Twentieths of a point, and pixels of 1/96 inch, to a millimetre. */
const TWIPS = 1440 / 25.4;
const PIXELS = 96 / 25.4;

/** Room for the report's title over the first sheet, in millimetres. */
const TITLE = 26;

/** The chart on sheets of its own, which lie across, the first of them under the title. */
export function sheetsSection(
  { paper, height, sheets }: ChartSheets,
  name: string,
  title: readonly Paragraph[],
  rest: Pick<ISectionOptions, 'headers' | 'footers'>,
): ISectionOptions {
  const twips = (mm: number) => Math.round(mm * TWIPS);
  return {
    ...rest,
    properties: {
      page: {
        size: { width: twips(paper.height), height: twips(paper.width), orientation: PageOrientation.LANDSCAPE },
        margin: {
          left: twips(SHEET_MARGIN),
          right: twips(SHEET_MARGIN),
          top: twips(20),
          bottom: twips(18),
          header: twips(10),
          footer: twips(9),
        },
      },
    },
    children: [
      ...title,
      ...sheets.flatMap((sheet, at) => {
        const scale = at === 0 ? Math.min(1, (height - TITLE) / sheet.size.height) * PIXELS : PIXELS;
        return [
          ...(sheet.name
            ? [paragraph(sheet.name, { style: 'Small', pageBreakBefore: at > 0, spacing: { after: 0 } })]
            : []),
          imagePart(
            sheet.picture.bytes,
            { width: sheet.size.width * scale, height: sheet.size.height * scale },
            [name, sheet.name].filter(Boolean).join(', '),
          ),
        ];
      }),
    ],
  };
}

function imagePart(
  bytes: Uint8Array,
  size: { width: number; height: number },
  name: string,
  spacing?: ISpacingProperties,
): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    ...(spacing ? { spacing } : {}),
    children: [
      new ImageRun({
        type: 'png',
        data: bytes,
        transformation: {
          width: Math.max(1, Math.round(size.width)),
          height: Math.max(1, Math.round(size.height)),
        },
        altText: { name: 'Chart', title: name, description: `The chart “${name}”` },
      }),
    ],
  });
}
