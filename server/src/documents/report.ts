import { toShownDate } from '@stemma/shared/dates';
import { asOfText } from '@stemma/shared/chart/onDay';
import { annotationText } from '@stemma/shared/chart/decoration';
import { ASSET_TYPES, isRecordType } from '@stemma/shared/entities/typeNames';
import { naturalOrder } from '@stemma/shared/nameOrder';
import { Document, Footer, Header, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { ReportContent } from './content';
import { grown } from '@stemma/diagram/geometry/box';
import { wholeBounds } from '@stemma/diagram/scene/sceneView';
import { PICTURE_MARGIN, pictureScene, type Picture, type PictureScene } from './picture/chartPicture';
import { chartSheets, isReadBeside, type ChartSheets } from './picture/chartSheets';
import { entityParts } from './report/entityParts';
import { holdingsTable } from './report/holdingsTable';
import { picturePart, ROOM, sheetsSection } from './report/picturePart';
import { paragraph, STYLES } from './report/styles';

/** Most entities whose details a report has; the spreadsheet has them all. */
const DETAILED_MAX = 3000;
const ASSETS: ReadonlySet<string> = new Set(ASSET_TYPES);

/** The bytes of a .docx file: title, date, picture, owners and holdings, each entity with what is known of it. */
export async function chartReport(content: ReportContent): Promise<Uint8Array> {
  const { chart, today, asOf } = content;
  const day = asOf ?? today;
  const onChart = new Map(chart.nodes.map(({ key, chartDescription }) => [key, chartDescription]));
  const picture = await pictureScene(content.drawn, content.pictures, day);
  const { beside, sheets } = pictureOf(picture);
  const entities = content.entities.filter(({ typeName }) => isRecordType(typeName)).sort(byKindAndName);
  const notes = chart.nodes
    .filter(({ typeName }) => typeName === 'Sticky' || typeName === 'TextBox')
    .map(annotationText)
    .sort(naturalOrder);
  const left = entities.length - DETAILED_MAX;
  const said = [
    ...(notes.length ? [heading('Notes'), ...notes.map((note) => paragraph(note))] : []),
    heading('Owners and holdings'),
    ...holdingsTable(chart, day),
    heading('Entities'),
    ...(entities.length ? [] : [small('There are no entities on this chart.')]),
    ...entities.slice(0, DETAILED_MAX).flatMap((entity) => entityParts(entity, onChart.get(entity.key))),
    ...(left > 0 ? [small(`And ${left} more, which the chart's spreadsheet has.`)] : []),
  ];
  const title = [
    paragraph(chart.name, { heading: HeadingLevel.TITLE }),
    small(
      `${toShownDate(today)} · ${counted(entities.length, 'entity', 'entities')}, ${counted(chart.links.length, 'link', 'links')}`,
    ),
    ...(asOf ? [paragraph(asOfText(asOf), {}, { bold: true })] : []),
    ...(chart.description ? [paragraph(chart.description)] : []),
  ];
  const around = {
    headers: { default: new Header({ children: [small(chart.name)] }) },
    footers: { default: new Footer({ children: [pageNumber()] }) },
  };
  const document = new Document({
    title: chart.name,
    creator: 'Stemma',
    lastModifiedBy: 'Stemma',
    styles: STYLES,
    sections: sheets
      ? [sheetsSection(sheets, chart.name, title, around), { ...around, children: said }]
      : [{ ...around, children: [...title, ...(beside ? [picturePart(beside, chart.name)] : []), ...said] }],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** The chart's picture beside the text where its words can be read there, else on sheets of its own. */
function pictureOf(picture: PictureScene): { beside: Picture | null; sheets: ChartSheets | null } {
  const whole = wholeBounds(picture.scene);
  if (!whole) return { beside: null, sheets: null };
  const around = grown(whole, PICTURE_MARGIN);
  return isReadBeside(around.right - around.left, around.bottom - around.top, ROOM)
    ? { beside: picture.toPng(around, 2), sheets: null }
    : { beside: null, sheets: chartSheets(picture) };
}

/** People and organisations first, then what they own, by name. */
function byKindAndName(a: ReportContent['entities'][number], b: typeof a): number {
  return Number(ASSETS.has(a.typeName)) - Number(ASSETS.has(b.typeName)) || naturalOrder(a.name, b.name);
}

function heading(text: string): Paragraph {
  return paragraph(text, { heading: HeadingLevel.HEADING_1 });
}

function small(text: string): Paragraph {
  return paragraph(text, { style: 'Small' });
}

function pageNumber(): Paragraph {
  return new Paragraph({
    style: 'Small',
    children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
  });
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
