import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { Scene } from '@stemma/diagram/scene/scene';

/** How cards and words are set where each letter is as wide as the others, on one day. */
export const setters = {
  card: createCardSetter((text) => text.length * 7),
  label: createLabelSetter((text) => text.length * 6, '2026-11-23'),
};

/** A chart as it is drawn, by these setters. */
export function sceneOf(chart: Parameters<Scene['update']>[0]): Scene {
  const scene = new Scene(setters);
  scene.update(chart);
  return scene;
}
