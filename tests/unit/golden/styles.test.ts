import { expect, test } from '@jest/globals';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILT_IN_STYLES } from '@stemma/shared/chart/builtInStyles';
import { chartSvg } from '@stemma/diagram/export/svg/svg';
import { theme } from '@stemma/diagram/export/testScene';
import { BORDER_CHOSEN } from '@stemma/diagram/paint/palette';
import { Scene } from '@stemma/diagram/scene/scene';
import { sceneSetters } from '@stemma/diagram/scene/sceneSetters';
import { wholeBounds } from '@stemma/diagram/scene/sceneView';
import { PREVIEW_CHART } from '../../../client/src/features/admin/styles/previewChart';
import { projectRoot } from '../../../server/src/store';

/** STEMMA_GOLDEN=write writes the pictures anew. */
const isWriting = process.env['STEMMA_GOLDEN'] === 'write';

test.each(BUILT_IN_STYLES.map((style) => [style.key, style] as const))('%s draws as it did', async (key, style) => {
  const links = [...PREVIEW_CHART.links.values()];
  const scene = new Scene(sceneSetters({ measure: theme.measure, day: '2026-11-27', style, links, wholeNames: true }));
  scene.update(PREVIEW_CHART);
  const bounds = wholeBounds(scene);
  if (!bounds) throw new Error('The chart is empty.');
  const border = style.border ?? theme.border;
  const drawn = chartSvg(
    scene,
    { bounds, title: { name: style.name, date: '27.11.2026' }, legend: true },
    {
      ...theme,
      ...{ style, line: scene.look.line, border, borderUnknown: border },
      borderWidth: style.border ? BORDER_CHOSEN : 1,
    },
  );
  const file = join(projectRoot(), 'tests/unit/golden/styles', `${key}.svg`);
  if (isWriting) await writeFile(file, drawn);
  expect(drawn).toBe(await readFile(file, 'utf8'));
});
