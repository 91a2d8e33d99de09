import { Document, Footer, Header, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { Table } from 'docx';
import { picturePart } from '../../documents/report/picturePart';
import { paragraph, STYLES } from '../../documents/report/styles';
import { textTable } from '../../documents/report/table';
import type { Block } from './blocks';
import { reportBlocks } from './blocks';
import { drawnPicture } from './drawn';
import type { ReportDocument } from './report';

/** The bytes of a .docx file. */
export async function reportDocx({ report, picture }: ReportDocument): Promise<Uint8Array> {
  const drawn = picture && (await drawnPicture(picture, report.ownership.asOf))?.toPng();
  const title = `Who owns ${report.ownership.subject.name}`;
  const pictureBlock = () => (drawn ? [picturePart(drawn, report.chart.name)] : []);
  const document = new Document({
    title,
    creator: 'Stemma',
    lastModifiedBy: 'Stemma',
    styles: STYLES,
    sections: [
      {
        headers: { default: new Header({ children: [paragraph(title, { style: 'Small' })] }) },
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: reportBlocks(report, drawn !== undefined).flatMap((block) => partsOf(block, pictureBlock)),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function partsOf(block: Block, picture: () => Paragraph[]): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'picture':
      return picture();
    case 'table':
      return [textTable(block), paragraph('', { style: 'Small' })];
    case 'title':
      return [paragraph(block.text, { heading: HeadingLevel.TITLE })];
    case 'heading':
      return [paragraph(block.text, { heading: HeadingLevel.HEADING_1 })];
    case 'subheading':
      return [paragraph(block.text, { heading: HeadingLevel.HEADING_2 })];
    case 'small':
      return [paragraph(block.text, { style: 'Small' })];
    case 'warning':
      return [paragraph(block.text, {}, { bold: true })];
    case 'text':
      return [paragraph(block.text)];
  }
}

function pageNumber(): Paragraph {
  return new Paragraph({
    style: 'Small',
    children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
  });
}
