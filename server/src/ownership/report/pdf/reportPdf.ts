import type { ReadyPicture } from '../../../documents/picture/chartPicture';
import { reportBlocks } from '../blocks';
import { drawnPicture } from '../drawn';
import type { ReportDocument } from '../report';
import type { TypeStyle } from './sheet';
import { PAGE, CONTENT_BOX, Sheets } from './sheet';
import { writeTable } from './table';

const TEXT_COLOR = '#17212B';
const TITLE: TypeStyle = { size: 20, weight: 600, color: TEXT_COLOR, line: 26 };
const HEADING: TypeStyle = { size: 13, weight: 600, color: '#006D75', line: 18 };
const SUBHEADING: TypeStyle = { size: 10.5, weight: 600, color: TEXT_COLOR, line: 15 };
const TEXT: TypeStyle = { size: 10, weight: 400, color: TEXT_COLOR, line: 14.5 };
const WARNING: TypeStyle = { ...TEXT, weight: 600, color: '#8A5A00' };
const SMALL: TypeStyle = { size: 8.5, weight: 400, color: '#5B6876', line: 12.5 };
/** How large a chart unit may be, in points: as on screen. */
const SCALE_MAX = 0.75;

/** The bytes of a PDF on A4 whose words are words and whose chart is drawn in lines. */
export async function reportPdf({ report, picture }: ReportDocument): Promise<Uint8Array> {
  const drawn = picture && (await drawnPicture(picture, report.ownership.asOf));
  const sheets = new Sheets(`Who owns ${report.ownership.subject.name}`);
  for (const block of reportBlocks(report, drawn !== undefined)) {
    if (block.kind === 'table') writeTable(sheets, block);
    else if (block.kind === 'picture') {
      if (drawn) drawPicture(sheets, drawn);
    } else if (block.kind === 'title') sheets.write(block.text, TITLE, { after: 8 });
    else if (block.kind === 'heading') sheets.write(block.text, HEADING, { before: 14, after: 4, keep: 60 });
    else if (block.kind === 'subheading') sheets.write(block.text, SUBHEADING, { before: 8, after: 2, keep: 40 });
    else if (block.kind === 'warning') sheets.write(block.text, WARNING, { after: 4 });
    else sheets.write(block.text, block.kind === 'small' ? SMALL : TEXT, { after: 6 });
  }
  return sheets.close();
}

/** The chart as large as a page has room for; beside the heading where at least half of that is left. */
function drawPicture(sheets: Sheets, picture: ReadyPicture): void {
  const { width, height } = picture;
  const left = PAGE.height - PAGE.bottom - sheets.y;
  const room = left > CONTENT_BOX.height / 2 ? left : CONTENT_BOX.height;
  const scale = Math.min(CONTENT_BOX.width / width, room / height, SCALE_MAX);
  const context = sheets.page(height * scale);
  context.save();
  context.translate(PAGE.left + (CONTENT_BOX.width - width * scale) / 2, sheets.y);
  context.scale(scale, scale);
  picture.draw(context);
  context.restore();
  sheets.y += height * scale + 8;
}
