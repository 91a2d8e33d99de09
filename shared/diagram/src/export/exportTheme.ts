import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import type { ChartStyleLook } from '@stemma/shared/chart/style';
import type { LineLook } from '../paint/lineLook';
import type { Annotation } from '../geometry/annotation';
import type { Measure } from '../geometry/text';

/** What the drawing takes from the screen: colours, and flags as addresses that the file carries within itself. */
export interface ExportTheme {
  /** The ground that it is drawn for: files have a light one. */
  scheme: 'light' | 'dark';
  card(node: ChartNode): { fill: string; name: string; detail: string };
  line(link: ChartLink): LineLook;
  /** A line's colour as it is seen on the ground. */
  color(color: string): string;
  style: ChartStyleLook;
  flagTheme(color: string): string;
  flag(country: string): string | null;
  /** The same as pixels, for programs that draw no vectors. */
  flagPng(country: string): string | null;
  /** A picture on the chart as an address that the file carries within itself. */
  picture(annotation: Annotation): { url: string } | null;
  /** The colour of a note's words. */
  annotation(annotation: Annotation): string;
  /** How long words are in the chart's own type, which whoever opens the file may lack. */
  measure: Measure;
  border: string;
  /** Width of borders, in chart units. */
  borderWidth: number;
  borderUnknown: string;
  pill: string;
  pillText: string;
  /** What lies behind the words of a link or a frame, so that no line runs through them. */
  labelGround: string;
  label: string;
  labelStrong: string;
}
