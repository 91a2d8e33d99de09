import type { Annotation } from '../geometry/annotation';
import type { Measure } from '../geometry/text';

/** What the drawing takes from the screen: colours, and flags as addresses that the file carries within itself. */
export interface ExportTheme {
  card(fillColor: string | null): { fill: string; name: string; detail: string };
  link(color: string): string;
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
  borderUnknown: string;
  pill: string;
  pillText: string;
  label: string;
  labelStrong: string;
}
