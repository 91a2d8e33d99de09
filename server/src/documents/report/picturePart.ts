import { AlignmentType, ImageRun, Paragraph } from 'docx';
import type { Picture } from '../picture/chartPicture';

/** Room on a page, in pixels of 1/96 inch. */
const ROOM = { width: 600, height: 760 };

/** The chart's picture, as large as the page has room for and no larger than on screen. */
export function picturePart({ bytes, width, height }: Picture, name: string): Paragraph {
  const scale = Math.min(ROOM.width / width, ROOM.height / height, 0.5);
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { before: 120, after: 120 },
    children: [
      new ImageRun({
        type: 'png',
        data: bytes,
        transformation: {
          width: Math.max(1, Math.round(width * scale)),
          height: Math.max(1, Math.round(height * scale)),
        },
        altText: { name: 'Chart', title: name, description: `The chart “${name}”` },
      }),
    ],
  });
}
