import { expect, test } from '@jest/globals';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { labelBounds } from '@stemma/diagram/label/labelPlace';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { segmentTouches } from '@stemma/diagram/geometry/segment';
import { Scene } from '@stemma/diagram/scene/scene';
import type { Measure } from '@stemma/diagram/geometry/text';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { layoutInput } from '@stemma/diagram/layout/input';
import { arrange } from '../../../client/src/chart/model/commands';
import { toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { startElk } from '../../testkit/elk';
import { randomChart } from '../../bench/layout/randomChart';

const elk = startElk();
const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-22') });
  scene.update(document);
  return scene;
}

async function tree(document: ChartDocument): Promise<Scene> {
  return sceneOf(arrange(await arrangement('tree', layoutInput(sceneOf(document)), elk)).apply(document));
}

/** Links whose words stand on, or right beside, a piece of another link of their owner. */
function labelsOnOthers(scene: Scene): string[] {
  const links = [...scene.links.values()];
  return links.flatMap(({ link, label }) => {
    const { left = 0, right = 0, top = 0, bottom = 0 } = label ? labelBounds(label, label.shape) : {};
    const near = { left: left - 3, right: right + 3, top, bottom };
    const others = links.filter((other) => other.link.from === link.from && other.link.key !== link.key);
    const isOn = others.some(({ path }) =>
      path.some((end, at) => at > 0 && segmentTouches(path[at - 1] ?? end, end, near)),
    );
    return label && isOn ? [link.key] : [];
  });
}

test.each([1, 2, 4])('labels of links in a tree stand on no other link of their owner (%i)', async (seed) => {
  expect(labelsOnOthers(await tree(toDocument(randomChart(30, seed))))).toEqual([]);
});
