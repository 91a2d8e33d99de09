import { utils, write, type WorkBook } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** What a book says of how a sheet is printed. */
export interface PrintedSheet {
  /** Columns from the left that are printed; all where it is left out. */
  columns?: number;
}

/**
 * The bytes of an .xlsx file: headings bold, frozen and again on each printed page, texts wrapped, pages across and as wide as the sheet.
 * SheetJS writes values and number formats, but no styles, panes or page set-up: these are put into what it writes (ECMA-376, part 1, 18.3).
 */
export function bookFile(book: WorkBook, printed: ReadonlyMap<string, PrintedSheet> = new Map()): Uint8Array {
  book.Workbook = { ...book.Workbook, Names: book.SheetNames.flatMap((name, at) => namesOf(book, name, at, printed)) };
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: false }) as Uint8Array);
  const parts = unzipSync(bytes);
  const rewrite = (path: string, change: (xml: string) => string) => {
    const part = parts[path];
    if (part) parts[path] = strToU8(change(strFromU8(part)));
  };
  let bold = 0;
  rewrite('xl/styles.xml', (xml) => {
    const styled = withStyles(xml);
    bold = styled.bold;
    return styled.xml;
  });
  book.SheetNames.forEach((name, at) => {
    const hasHeadings = book.Sheets[name]?.['!autofilter'] !== undefined;
    rewrite(`xl/worksheets/sheet${at + 1}.xml`, (xml) => withPages(hasHeadings ? withHeadings(xml, bold) : xml, name));
  });
  return zipSync(parts, { level: 6 });
}

/** The names by which programs know the rows that come again on each page, and what is printed. */
function namesOf(book: WorkBook, name: string, at: number, printed: ReadonlyMap<string, PrintedSheet>) {
  const own = book.Sheets[name];
  const quoted = `'${name.replaceAll("'", "''")}'`;
  if (!own?.['!autofilter'] || !own['!ref']) return [];
  const titles = { Name: '_xlnm.Print_Titles', Sheet: at, Ref: `${quoted}!$1:$1` };
  const columns = printed.get(name)?.columns;
  if (columns === undefined) return [titles];
  const { e } = utils.decode_range(own['!ref']);
  const area = `$A$1:$${utils.encode_col(Math.min(columns - 1, e.c))}$${e.r + 1}`;
  return [titles, { Name: '_xlnm.Print_Area', Sheet: at, Ref: `${quoted}!${area}` }];
}

/** Texts wrapped from the top, and one more look for headings, which is answered by its number. */
function withStyles(xml: string): { xml: string; bold: number } {
  const [, fonts = ''] = /<fonts[^>]*>(.*?)<\/fonts>/s.exec(xml) ?? [];
  const fontCount = (fonts.match(/<font[ >]/g) ?? []).length;
  const [, fills = ''] = /<fills[^>]*>(.*?)<\/fills>/s.exec(xml) ?? [];
  const fillCount = (fills.match(/<fill[ >]/g) ?? []).length;
  const [, looks = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(xml) ?? [];
  const own = [...looks.matchAll(/<xf ([^>]*?)\/>/g)].map(
    ([, attributes = '']) => `<xf ${attributes} applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`,
  );
  const heading = `<xf numFmtId="0" fontId="${fontCount}" fillId="${fillCount}" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>`;
  const [, first = ''] = /<font>(.*?)<\/font>/s.exec(fonts) ?? [];
  const font = `<font><b/>${first}</font>`;
  const fill =
    '<fill><patternFill patternType="solid"><fgColor rgb="FFEFF2F5"/><bgColor indexed="64"/></patternFill></fill>';
  return {
    bold: own.length,
    xml: xml
      .replace(/<fonts[^>]*>.*?<\/fonts>/s, `<fonts count="${fontCount + 1}">${fonts}${font}</fonts>`)
      .replace(/<fills[^>]*>.*?<\/fills>/s, `<fills count="${fillCount + 1}">${fills}${fill}</fills>`)
      .replace(
        /<cellXfs[^>]*>.*?<\/cellXfs>/s,
        `<cellXfs count="${own.length + 1}">${own.join('')}${heading}</cellXfs>`,
      ),
  };
}

const PANE =
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/>';

function withHeadings(xml: string, bold: number): string {
  return xml
    .replace(/<sheetView ([^>]*?)\/>/, `<sheetView $1>${PANE}</sheetView>`)
    .replace(/<row r="1"[^>]*>.*?<\/row>/s, (row) =>
      row.replace(/<c r="([A-Z]+1)"(?: s="\d+")?/g, `<c r="$1" s="${bold}"`),
    );
}

/** Pages across, as wide as the sheet, with its name and their number. */
function withPages(xml: string, name: string): string {
  const fit = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
  const title = name.replaceAll('&', '&amp;&amp;');
  const setup = [
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>',
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    `<headerFooter><oddFooter>&amp;L${title}&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>`,
  ].join('');
  return xml
    .replace(/<pageMargins[^>]*\/>/, '')
    .replace(/<sheetPr[^>]*\/>|<sheetPr>.*?<\/sheetPr>/s, '')
    .replace(/(<worksheet[^>]*>)/, `$1${fit}`)
    .replace(/(<ignoredErrors>|<\/worksheet>)/, `${setup}$1`);
}
