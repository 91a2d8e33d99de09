import type { Point } from '@stemma/diagram/geometry/box';
import type { Sized } from '../model/decor';
import type { Selection } from '../model/selection';
import type { MovedBend } from './moveBendTool';
import type { MovedEndpoint } from './moveEndpointTool';
import type { DrawnLink } from './drawLinkTool';

/** What stands under the pointer or the keyboard's focus. */
export type Target = { kind: 'card' | 'link'; key: string } | { kind: 'canvas'; at: Point };

/** What the canvas tells about what a person does on it. Points are in chart units, `client` in the window's pixels. */
export interface CanvasEvents {
  select(selection: Selection): void;
  /** Cards were let go of at new places. */
  moved(places: ReadonlyMap<string, Point>): void;
  linked(pulled: DrawnLink): void;
  /** A link was bent, or its label moved along it. */
  bent(bent: MovedBend): void;
  /** An end of a link was put at another place of its card. */
  ended(ended: MovedEndpoint): void;
  /** A note, picture or text box was resized. */
  resized(key: string, size: Sized): void;
  /** What was tried out was given up: the document is to be shown again. */
  undone(): void;
  /** The badge of a folded card or group was pressed, or the sign of an open group. */
  unfold(key: string): void;
  /** The badge of neighbours that are not on the chart was pressed. */
  expand(): void;
  open(target: Target): void;
  menu(target: Target, client: Point): void;
  zoomed(zoom: number): void;
}

/** Something is typed over the link that is selected: with a digit, or with nothing yet. */
export type TypedOnLink = (link: string, text: string | null) => void;
