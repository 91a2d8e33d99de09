import type { Bounds, Point } from '../../geometry/box';
import type { Scene } from '../../scene/scene';
import type { ExportTheme } from '../exportTheme';
import { onPage } from './pageMarks';
import { widthAt } from './pageType';
import { POINTS_PER_MM } from './paper';
import type { PlannedPage } from './planPages';
import { exitOf, pageOfCard } from './references';

export const CHIP = { fill: '#006D75', text: '#ffffff' } as const;

/** A small sign on a page, its box by the upper left and the size of its words in points. */
export interface PageChip {
  text: string;
  size: number;
  box: { x: number; y: number; width: number; height: number };
}

/** Where links leave a page, the number of the page on which they go on. */
export function referenceChips(
  page: PlannedPage,
  pages: readonly PlannedPage[],
  scene: Scene,
  theme: Pick<ExportTheme, 'measure'>,
  factor: number,
  /** What is on the page; null for whatever stands there. */
  cards: ReadonlySet<string> | null = page.part?.cards ?? null,
): PageChip[] {
  if (!cards) return [];
  const size = 6.5 * factor;
  const edge = onPage(page.crop, page);
  const room = inPoints(page.room);
  const placed: { text: string; at: Point; width: number }[] = [];
  for (const link of scene.links.values()) {
    const { from, to } = link.link;
    if (cards.has(from) === cards.has(to)) continue;
    const exit = exitOf(link, cards, page.crop);
    const number = pageOfCard(cards.has(from) ? to : from, pages, scene);
    if (!exit || number === null) continue;
    const text = `Page ${number}`;
    const width = widthAt(text, size, true, theme) + size;
    const { left: x, top: y } = onPage({ left: exit.x, right: exit.x, top: exit.y, bottom: exit.y }, page);
    const at = outside({ x, y }, edge, { width, height: size * 1.5 });
    at.x = Math.min(room.right - width / 2, Math.max(room.left + width / 2, at.x));
    at.y = Math.min(room.bottom - size * 0.75, Math.max(room.top + size * 0.75, at.y));
    const near = (other: (typeof placed)[number]) =>
      Math.abs(other.at.x - at.x) < (other.width + width) / 2 && Math.abs(other.at.y - at.y) < size * 1.6;
    if (placed.some((other) => other.text === text && near(other))) continue;
    const inward = at.y > (edge.top + edge.bottom) / 2 ? -1 : 1;
    for (let tries = 0; tries < 40 && placed.some(near); tries++) at.y += inward * size * 1.7;
    placed.push({ text, at, width });
  }
  return placed.map(({ text, at, width }) => ({
    text,
    size,
    box: { x: at.x - width / 2, y: at.y - size * 0.75, width, height: size * 1.5 },
  }));
}

/** A place for a sign beside the edge at which a link leaves; where it ends within, at its end. */
function outside(exit: Point, edge: Bounds, { width, height }: { width: number; height: number }): Point {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.5;
  if (near(exit.y, edge.top)) return { x: exit.x, y: edge.top - height / 2 };
  if (near(exit.y, edge.bottom)) return { x: exit.x, y: edge.bottom + height / 2 };
  if (near(exit.x, edge.left)) return { x: edge.left - width / 2, y: exit.y };
  if (near(exit.x, edge.right)) return { x: edge.right + width / 2, y: exit.y };
  return { ...exit };
}

function inPoints({ left, top, right, bottom }: Bounds): Bounds {
  return {
    left: left * POINTS_PER_MM,
    top: top * POINTS_PER_MM,
    right: right * POINTS_PER_MM,
    bottom: bottom * POINTS_PER_MM,
  };
}
