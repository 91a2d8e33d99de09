import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const source = join(dirname(createRequire(import.meta.url).resolve('cytoscape')), '..', 'src');
const RENDERER = 'extensions/renderer';
const MATHS = `${RENDERER}/base/coord-ele-math`;

const NOTHING = 'export default {};';
const NO_CACHE = 'export default class { invalidateElements() {} onDequeue() {} enqueueElementRefinement() {} }';

/** What stands in place of modules of Cytoscape, by their paths in its sources. */
const INSTEAD: Readonly<Record<string, string>> = {
  'version.mjs': "export default '';",
  // Of graphs: charts calculate on their own model.
  'collection/algorithms/index.mjs': NOTHING,
  'extensions/layout/index.mjs': `import impl from './preset.mjs'; export default [{ name: 'preset', impl }];`,
  // Drawing: nothing but the frame of a selection (`stage.ts`).
  [`${RENDERER}/canvas/arrow-shapes.mjs`]: NOTHING,
  [`${RENDERER}/canvas/drawing-edges.mjs`]: NOTHING,
  [`${RENDERER}/canvas/drawing-elements.mjs`]: NOTHING,
  [`${RENDERER}/canvas/drawing-images.mjs`]: NOTHING,
  [`${RENDERER}/canvas/drawing-label-text.mjs`]: NOTHING,
  [`${RENDERER}/canvas/drawing-nodes.mjs`]: NOTHING,
  [`${RENDERER}/canvas/drawing-shapes.mjs`]: NOTHING,
  [`${RENDERER}/canvas/export-image.mjs`]: NOTHING,
  [`${RENDERER}/canvas/node-shapes.mjs`]: NOTHING,
  [`${RENDERER}/canvas/webgl/drawing-redraw-webgl.mjs`]: NOTHING,
  [`${RENDERER}/canvas/ele-texture-cache.mjs`]: NO_CACHE,
  [`${RENDERER}/canvas/layered-texture-cache.mjs`]: NO_CACHE,
  [`${RENDERER}/base/images.mjs`]: NOTHING,
  // Links and labels, which Cytoscape has none of.
  [`${RENDERER}/base/arrow-shapes.mjs`]: 'export default { registerArrowShapes() {} };',
  [`${MATHS}/edge-arrows.mjs`]: NOTHING,
  [`${MATHS}/edge-control-points.mjs`]: NOTHING,
  [`${MATHS}/edge-endpoints.mjs`]: NOTHING,
  [`${MATHS}/edge-projection.mjs`]: 'export default { recalculateEdgeProjections() {} };',
  [`${MATHS}/labels.mjs`]: 'export default { recalculateNodeLabelProjection() {} };',
};

/** Takes Cytoscape from its sources, without what a chart's canvas does not use: two thirds of it. */
export function cytoscapeParts(): Plugin {
  const known = new Set<string>();
  return {
    name: 'cytoscape-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'cytoscape' ? join(source, 'index.mjs') : null),
    load(id) {
      const code = id.startsWith(source) ? INSTEAD[relative(source, id)] : undefined;
      if (code === undefined) return null;
      known.add(relative(source, id));
      return { code, map: null, moduleSideEffects: false };
    },
    buildEnd(error) {
      const missing = Object.keys(INSTEAD).filter((path) => !known.has(path));
      if (!error && known.size > 0 && missing.length > 0)
        this.error(`Cytoscape has these no longer: ${missing.join(', ')}.`);
    },
  };
}
