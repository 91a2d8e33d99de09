import type { ChartStyleLook } from '@stemma/shared/chart/style';
import type { LegendEntry } from '../../paint/legend';
import type { SceneView } from '../../scene/sceneView';
import type { ExportTheme } from '../exportTheme';
import type { ChartPart } from './chartParts';
import { legendRows, type LegendRows } from './legendRows';
import { logoOf } from './logo';
import { linesAt, TYPE, widthAt } from './pageType';
import { POINTS_PER_MM, typeFactor, type Size } from './paper';
import type { Furniture, PageKind } from './planPages';
import { referencesOf } from './references';

/** What a page says round the chart. */
export interface TitleBlock {
  /** Of the chart; empty for none. */
  name: string;
  organization: string;
  /** The day of the file, or the one it shows. */
  date: string;
  /** Where it is from. */
  source: string;
}

/** Lengths in points on A4. */
const HEAD = { line: 19, sub: 12, below: 9 } as const;
const FOOT = { above: 10, row: 11, reference: 10.5, gap: 9 } as const;

/** Part of the head that a logo is high, and from it to the title in points on A4. */
const LOGO = { height: 0.92, gap: 10 } as const;

/** What is to be said round the chart: its title, its legend, and what its style puts on pages. */
export interface FurnitureAsk {
  title: TitleBlock | null;
  entries: readonly LegendEntry[];
  style: Pick<ChartStyleLook, 'logo' | 'footer'>;
}

/** What stands round the chart on pages of one size, in points from the upper left of the sheet. */
export class PageFurniture implements Furniture {
  readonly factor: number;
  /** The width between the margins. */
  readonly width: number;
  readonly title: TitleBlock | null;
  /** The picture before the title, in points. */
  readonly logo: { url: string; width: number; height: number } | null;
  readonly titleLines: readonly string[];
  readonly dateWidth: number;
  readonly legend: LegendRows;
  readonly sourceLines: readonly string[];
  private readonly pageWidth: number;

  constructor(
    private readonly scene: SceneView,
    private readonly sheet: Size,
    margin: number,
    { title, entries, style }: FurnitureAsk,
    private readonly theme: Pick<ExportTheme, 'measure'>,
  ) {
    this.factor = typeFactor(sheet);
    this.width = (sheet.width - 2 * margin) * POINTS_PER_MM;
    const { factor, width } = this;
    this.title = title;
    const logo = title && logoOf(style.logo);
    const logoHeight = (HEAD.line + HEAD.sub) * factor * LOGO.height;
    this.logo = logo && { url: logo.url, width: logo.ratio * logoHeight, height: logoHeight };
    this.dateWidth = title
      ? Math.max(
          widthAt(title.date, TYPE.line * factor, true, theme),
          Math.min(width * 0.4, widthAt(title.organization, TYPE.line * factor, false, theme)),
        )
      : 0;
    this.titleLines = title?.name
      ? linesAt(title.name, TYPE.title * factor, true, width - this.logoWidth - this.dateWidth - 18 * factor, theme)
      : [];
    this.legend = legendRows(entries, width, factor, theme);
    this.pageWidth = widthAt('Page 000 of 000', TYPE.small * factor, false, theme);
    const source = [style.footer, title?.source].filter(Boolean).join(' · ');
    this.sourceLines = source
      ? linesAt(source, TYPE.small * factor, false, width - this.pageWidth - 18 * factor, theme)
      : [];
  }

  /** How far the title stands in beside the logo. */
  get logoWidth(): number {
    return this.logo ? this.logo.width + LOGO.gap * this.factor : 0;
  }

  /** The lines of a part's references, as long as the page is wide; `pageOf` tells the page of a card. */
  referenceLines(part: ChartPart, pageOf: (key: string) => string): string[] {
    const all = referencesOf(part, this.scene).map(
      ({ own, other, otherKey }) => `${own} – ${other} (page ${pageOf(otherKey)})`,
    );
    if (all.length === 0) return [];
    return linesAt(`Links to other pages: ${all.join('; ')}`, TYPE.small * this.factor, false, this.width, this.theme);
  }

  get head(): number {
    if (!this.title) return 0;
    const lines = Math.max(1, this.titleLines.length);
    return ((lines * HEAD.line + HEAD.sub + HEAD.below) * this.factor) / POINTS_PER_MM;
  }

  foot(kind: PageKind): number {
    const legend = this.hasLegend(kind) && this.legend.height ? this.legend.height + FOOT.gap * this.factor : 0;
    return (legend + this.footLine) / POINTS_PER_MM;
  }

  references(part: ChartPart): number {
    const lines = this.referenceLines(part, () => '000').length;
    return lines ? ((lines * FOOT.reference + FOOT.gap) * this.factor) / POINTS_PER_MM : 0;
  }

  /** Tiles are put together: what they show is told once, on the overview. */
  hasLegend(kind: PageKind): boolean {
    return kind !== 'tile';
  }

  /** Height of the last lines, with the space over them. */
  get footLine(): number {
    return (FOOT.above + Math.max(1, this.sourceLines.length) * FOOT.row) * this.factor;
  }

  /** Where lines of the head and foot stand on this paper, in points. */
  get lengths() {
    const scaled = (value: number) => value * this.factor;
    return {
      titleLine: scaled(HEAD.line),
      sub: scaled(HEAD.sub),
      below: scaled(HEAD.below),
      above: scaled(FOOT.above),
      row: scaled(FOOT.row),
      reference: scaled(FOOT.reference),
      gap: scaled(FOOT.gap),
      sheetHeight: this.sheet.height * POINTS_PER_MM,
      sheetWidth: this.sheet.width * POINTS_PER_MM,
    };
  }
}
