import { strToU8, zipSync } from 'fflate';
import { xmlText } from '../xml';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const KINDS = 'application/vnd.openxmlformats-officedocument.presentationml';
const EMPTY_TREE =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

/** A picture of a presentation. */
export interface Media {
  /** With its ending: .png, .jpeg or .svg. */
  name: string;
  bytes: Uint8Array;
}

/** A slide: its shapes, and the names of the pictures that it is related to, the first as rId2. */
export interface SlideContent {
  shapes: string;
  media: readonly string[];
}

/** The files of a presentation (ECMA-376), with the least that programs ask for: a master, a layout, a theme. `font` is what its words are written in. */
export function packageOf(
  slides: readonly SlideContent[],
  size: { width: number; height: number },
  { title, font }: { title: string; font: string },
  media: readonly Media[] = [],
): ZipFile[] {
  return [
    { path: '[Content_Types].xml', text: contentTypes(slides.length) },
    {
      path: '_rels/.rels',
      text: relations([
        [`${OFFICE}/officeDocument`, 'ppt/presentation.xml'],
        ['http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml'],
      ]),
    },
    {
      path: 'docProps/core.xml',
      text: `${XML}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(title)}</dc:title></cp:coreProperties>`,
    },
    {
      path: 'ppt/presentation.xml',
      text: `${XML}<p:presentation ${SPACES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 2}"/>`).join('')}</p:sldIdLst><p:sldSz cx="${size.width}" cy="${size.height}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    },
    {
      path: 'ppt/_rels/presentation.xml.rels',
      text: relations([
        [`${OFFICE}/slideMaster`, 'slideMasters/slideMaster1.xml'],
        ...slides.map((_, at) => [`${OFFICE}/slide`, `slides/slide${at + 1}.xml`] as const),
        [`${OFFICE}/theme`, 'theme/theme1.xml'],
      ]),
    },
    ...slides.flatMap(({ shapes, media: names }, at) => [
      {
        path: `ppt/slides/slide${at + 1}.xml`,
        text: `${XML}<p:sld ${SPACES}><p:cSld><p:spTree>${EMPTY_TREE}${shapes}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`,
      },
      {
        path: `ppt/slides/_rels/slide${at + 1}.xml.rels`,
        text: relations([
          [`${OFFICE}/slideLayout`, '../slideLayouts/slideLayout1.xml'],
          ...names.map((name) => [`${OFFICE}/image`, `../media/${name}`] as const),
        ]),
      },
    ]),
    {
      path: 'ppt/slideLayouts/slideLayout1.xml',
      text: `${XML}<p:sldLayout ${SPACES} type="blank" preserve="1"><p:cSld name="Blank"><p:spTree>${EMPTY_TREE}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
    },
    {
      path: 'ppt/slideLayouts/_rels/slideLayout1.xml.rels',
      text: relations([[`${OFFICE}/slideMaster`, '../slideMasters/slideMaster1.xml']]),
    },
    {
      path: 'ppt/slideMasters/slideMaster1.xml',
      text: `${XML}<p:sldMaster ${SPACES}><p:cSld><p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:effectLst/></p:bgPr></p:bg><p:spTree>${EMPTY_TREE}</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
    },
    {
      path: 'ppt/slideMasters/_rels/slideMaster1.xml.rels',
      text: relations([
        [`${OFFICE}/slideLayout`, '../slideLayouts/slideLayout1.xml'],
        [`${OFFICE}/theme`, '../theme/theme1.xml'],
      ]),
    },
    { path: 'ppt/theme/theme1.xml', text: themeOf(font) },
    ...media.map(({ name, bytes }) => ({ path: `ppt/media/${name}`, text: bytes })),
  ];
}

const contentTypes = (slides: number) =>
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/><Override PartName="/ppt/presentation.xml" ContentType="${KINDS}.presentation.main+xml"/>${Array.from({ length: slides }, (_, at) => `<Override PartName="/ppt/slides/slide${at + 1}.xml" ContentType="${KINDS}.slide+xml"/>`).join('')}<Override PartName="/ppt/slideLayouts/slideLayout1.xml" ContentType="${KINDS}.slideLayout+xml"/><Override PartName="/ppt/slideMasters/slideMaster1.xml" ContentType="${KINDS}.slideMaster+xml"/><Override PartName="/ppt/theme/theme1.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

const COLORS = Object.entries({
  dk1: '17212B',
  lt1: 'FFFFFF',
  dk2: '2E3944',
  lt2: 'EFF2F5',
  accent1: '006D75',
  accent2: '5B6876',
  accent3: '2B8A3E',
  accent4: 'B35900',
  accent5: '6741D9',
  accent6: 'C92A2A',
  hlink: '006D75',
  folHlink: '5B6876',
})
  .map(([name, color]) => `<a:${name}><a:srgbClr val="${color}"/></a:${name}>`)
  .join('');
const typefaces = (font: string) => `<a:latin typeface="${font}"/><a:ea typeface=""/><a:cs typeface=""/>`;
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const themeOf = (font: string) =>
  `${XML}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Stemma"><a:themeElements><a:clrScheme name="Stemma">${COLORS}</a:clrScheme><a:fontScheme name="Stemma"><a:majorFont>${typefaces(font)}</a:majorFont><a:minorFont>${typefaces(font)}</a:minorFont></a:fontScheme><a:fmtScheme name="Stemma"><a:fillStyleLst>${FILL.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln w="9525">${FILL}</a:ln>`.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${FILL.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;

function relations(all: readonly (readonly [type: string, target: string])[]): string {
  const lines = all.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`);
  return `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`;
}

/** A file within an archive. */
interface ZipFile {
  path: string;
  /** Its words, or its bytes. */
  text: string | Uint8Array;
}

/** Files as a zip archive, not packed closer. The date is always 1 January 1980, so that the same files are the same bytes. */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const all = Object.fromEntries(
    files.map(({ path, text }) => [path, typeof text === 'string' ? strToU8(text) : text]),
  );
  return new Uint8Array(zipSync(all, { level: 0, mtime: new Date(1980, 0, 1) }));
}
