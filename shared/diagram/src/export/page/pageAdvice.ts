import { t } from '@stemma/shared/language/translate';
import type { Bounds } from '../../geometry/box';
import type { SceneView } from '../../scene/sceneView';
import { PAPERS, type Paper, type Size } from './paper';
import { LEAST_POINTS, planPages, type Furniture } from './planPages';
import type { PageSetup } from './pageSetup';

/** What pages come of a set-up, and in its place what would be read where the type is too small. */
export interface PageAdvice {
  pages: number;
  /** The smallest type, in points. */
  points: number;
  /** Null where it can be read. */
  instead: { paper: Paper | null; tiles: number } | null;
}

/** Papers in place of a smaller one, in the order in which they are offered. */
const LARGER: Record<Paper, readonly Paper[]> = {
  a4: ['a3', 'a2', 'a1', 'a0'],
  a3: ['a2', 'a1', 'a0'],
  a2: ['a1', 'a0'],
  a1: ['a0'],
  a0: [],
  letter: ['tabloid', 'a2', 'a1', 'a0'],
  tabloid: ['a2', 'a1', 'a0'],
  slide: [],
};

/** How a set-up does for a chart, or for what is in `view`. */
export function adviceOn(
  scene: SceneView,
  setup: PageSetup,
  furniture: (sheet: Size) => Furniture,
  view?: Bounds,
): PageAdvice {
  const { pages, points } = planPages(scene, setup, furniture, view);
  if (setup.mode !== 'fit' || pages.length === 0 || points >= LEAST_POINTS)
    return { pages: pages.length, points, instead: null };
  const paper = LARGER[setup.paper].find(
    (larger) => planPages(scene, { ...setup, paper: larger }, furniture, view).points >= LEAST_POINTS,
  );
  const tiles = planPages(scene, { ...setup, mode: 'tile' }, furniture, view).pages.length;
  return { pages: pages.length, points, instead: { paper: paper ?? null, tiles } };
}

/** The advice in words: "Text would be 3 pt on A4: A1 or 6 pages"; empty where all is well. */
export function adviceText({ points, instead }: PageAdvice, { paper }: PageSetup): string {
  if (!instead) return '';
  const size = Math.max(0.1, points < 1 || points > 5 ? Math.floor(points * 10) / 10 : Math.floor(points));
  const [on, { tiles }] = [PAPERS[paper].label, instead];
  return instead.paper
    ? t('Text would be {size} pt on {on}: {paper} or {tiles} pages', {
        size,
        on,
        paper: PAPERS[instead.paper].label,
        tiles,
      })
    : t('Text would be {size} pt on {on}: {tiles} pages', { size, on, tiles });
}
