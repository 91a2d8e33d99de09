import type { ChartNode } from '@stemma/shared/chart/chart';
import { chartChangesShape, type ChartChangesInput } from '@stemma/shared/chart/save';
import { isoToday } from '@stemma/shared/dates';
import { defaults } from '@stemma/shared/limits';
import { assembleComponents, layoutRoutings } from '@stemma/diagram/layout/assemble';
import { layeredShapes } from '@stemma/diagram/layout/layered/layered';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import { Scene } from '@stemma/diagram/scene/scene';
import { sceneSetters } from '@stemma/diagram/scene/sceneSetters';
import { presentNode } from '../charts/present';
import { pictureFonts } from '../documents/picture/fonts';
import { measureIn } from '../documents/picture/measure';

/** A chart's content in layers, as the layout of the editor puts it there, with the routes of its links. */
export async function withLayout(content: ChartChangesInput): Promise<ChartChangesInput> {
  const scene = sceneOf(content);
  const ask = { kind: 'layered', only: null, pinned: new Set<string>() } as const;
  const { nodes, links } = await runLayout(scene, ask, (input, kind) =>
    assembleComponents(input, (part) => layeredShapes(part), layoutRoutings(kind, input)),
  );
  return {
    ...content,
    placements: content.placements?.map((placement) => ({ ...placement, ...nodes.get(placement.entityKey) })),
    links: content.links?.map((link) => ({ ...link, ...links.get(link.key) })),
  };
}

function sceneOf(content: ChartChangesInput): Scene {
  const { entities, placements, links, groups } = chartChangesShape.parse(content);
  const known = new Map(entities.map((entity) => [entity.key, entity]));
  const nodes = placements.flatMap(({ entityKey, ...placement }): ChartNode[] => {
    const entity = known.get(entityKey);
    if (!entity) return [];
    return [presentNode({ ...entity.fields, ...entity }, placement, null, 1)];
  });
  const measure = measureIn(pictureFonts());
  const scene = new Scene(sceneSetters({ measure, day: isoToday() }));
  scene.update({
    props: { routing: defaults.chartRouting },
    nodes: new Map(nodes.map((node) => [node.key, node])),
    links: new Map(links.map((link) => [link.key, link])),
    groups: new Map((groups ?? []).map((group) => [group.key, group])),
  });
  return scene;
}
