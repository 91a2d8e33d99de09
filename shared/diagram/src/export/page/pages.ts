import type { Bounds } from '../../geometry/box';
import { legendOf } from '../../paint/legend';
import type { Scene } from '../../scene/scene';
import { wholeBounds } from '../../scene/sceneView';
import type { ExportTheme } from '../exportTheme';
import { PageFurniture, type TitleBlock } from './furniture';
import type { PageSetup } from './pageSetup';
import type { Size } from './paper';
import { planPages, type PagePlan } from './planPages';

export interface PagesAsk {
  setup: PageSetup;
  /** The part of the chart that is wanted; null for all of it. */
  view: Bounds | null;
  title: TitleBlock | null;
  legend: boolean;
  /** The day (ISO) that the chart shows. */
  day: string;
  /** Whether labels show paperclips; true where it is left out. */
  clips?: boolean;
}

/** What stands round a chart on a sheet. */
export function furnitureOf(
  scene: Scene,
  { setup, view, title, legend, day, clips = true }: PagesAsk,
  theme: Pick<ExportTheme, 'measure'>,
) {
  const bounds = view ?? wholeBounds(scene);
  const entries =
    legend && bounds ? legendOf(scene, bounds, day).filter(({ sign }) => clips || sign.is !== 'clip') : [];
  return (sheet: Size) =>
    new PageFurniture(scene, sheet, setup.margin, { title, entries, style: scene.look.style }, theme);
}

/** The pages of a chart. */
export function pagesOf(scene: Scene, ask: PagesAsk, theme: Pick<ExportTheme, 'measure'>): PagePlan {
  return planPages(scene, ask.setup, furnitureOf(scene, ask, theme), ask.view ?? undefined);
}
