import type { Point } from '../../geometry/box';
import type { Scene } from '../../scene/scene';
import type { ExportTheme } from '../exportTheme';
import { textSvg } from '../svg/textSvg';
import { num } from '../xml';
import { onPage } from './pageMarks';
import { widthAt } from './pageType';
import type { PlannedPage } from './planPages';
import { exitOf, pageOfCard } from './references';

/** Where links leave a page, the number of the page on which they go on. */
export function referenceChips(
  page: PlannedPage,
  pages: readonly PlannedPage[],
  scene: Scene,
  theme: ExportTheme,
  factor: number,
): string[] {
  const { part } = page;
  if (!part) return [];
  const size = 6.5 * factor;
  const edge = onPage(page.crop, page);
  const placed: { text: string; at: Point; width: number }[] = [];
  for (const link of part.crossing) {
    const exit = exitOf(link, part, page.crop);
    const number = pageOfCard(part.cards.has(link.link.from) ? link.link.to : link.link.from, pages, scene);
    if (!exit || number === null) continue;
    const text = `Page ${number}`;
    const width = widthAt(text, size, true, theme) + size;
    const { left: x, top: y } = onPage({ left: exit.x, right: exit.x, top: exit.y, bottom: exit.y }, page);
    const at = {
      x: Math.min(edge.right - width / 2, Math.max(edge.left + width / 2, x)),
      y: Math.min(edge.bottom - size * 0.8, Math.max(edge.top + size * 0.8, y)),
    };
    const near = (other: (typeof placed)[number]) =>
      Math.abs(other.at.x - at.x) < (other.width + width) / 2 && Math.abs(other.at.y - at.y) < size * 1.6;
    if (placed.some((other) => other.text === text && near(other))) continue;
    const inward = at.y > (edge.top + edge.bottom) / 2 ? -1 : 1;
    for (let tries = 0; tries < 40 && placed.some(near); tries++) at.y += inward * size * 1.7;
    placed.push({ text, at, width });
  }
  return placed.map(({ text, at, width }) =>
    [
      `<rect x="${num(at.x - width / 2)}" y="${num(at.y - size * 0.75)}" width="${num(width)}" height="${num(size * 1.5)}" rx="${num(size * 0.4)}" fill="#006D75"/>`,
      textSvg(text, at.x, at.y + size * 0.36, size, '#ffffff', 600, 'middle'),
    ].join(''),
  );
}
