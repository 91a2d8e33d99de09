import { expect, test } from '@jest/globals';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { axisSegmentsOf } from '@stemma/diagram/geometry/orthogonalPath';
import { LINK_LINE } from '@stemma/diagram/geometry/linkLine';
import { Scene } from '@stemma/diagram/scene/scene';
import { linkShape } from '@stemma/shared/chart/link';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import { arrange } from '../../../client/src/chart/model/commands';
import { newLink, newNode, toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { startElk } from '../../testkit/elk';

const elk = startElk();
const measure = (text: string) => text.length * 6.8;

function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-23') });
  scene.update(document);
  return scene;
}

/** An owner of three, with one of which it holds a head in common, and two further levels. */
const LINKS = ['p>h', 'p>l', 'p>m', 'l>x', 'm>x', 'p>x'];

test.each([
  ['layered', 'p>l'],
  ['layered', 'p>m'],
  ['layered', 'p>x'],
  ['tree', 'p>l'],
  ['tree', 'p>m'],
  ['tree', 'p>x'],
] as const)(
  'in the %s layout a link with a head at its owner (%s) leaves that beside all others',
  async (kind, double) => {
    const roles = linkShape.shape.roles.parse([{ role: 'Shareholder', percentage: 25 }]);
    const document = toDocument({
      name: '',
      description: '',
      routing: 'orthogonal',
      nodes: [...'phlmx'].map((key) => newNode({ key, typeName: 'Company', name: `Company ${key}` })),
      links: LINKS.map((key) =>
        newLink({
          key,
          from: key.charAt(0),
          to: key.charAt(2),
          roles,
          arrowType: key === double ? 'Double' : 'Normal',
        }),
      ),
      groups: [],
    });
    const ask = { kind, only: null, pinned: new Set<string>() };
    const laid = await runLayout(sceneOf(document), ask, (input, how = kind) => arrangement(how, input, elk));
    const { links } = sceneOf(arrange(laid).apply(document));
    const own = links.get(double)?.path ?? [];
    const others = [...links.values()].filter(({ link }) => link.from === 'p' && link.key !== double);
    expect(others).toHaveLength(3);
    for (const { path } of others) {
      expect(Math.abs((path[0]?.x ?? 0) - (own[0]?.x ?? 0))).toBeGreaterThanOrEqual(2 * LINK_LINE.head.half);
      const together = axisSegmentsOf(path).filter((run) =>
        axisSegmentsOf(own).some(
          (one) =>
            one.upright === run.upright && one.at === run.at && Math.min(one.hi, run.hi) > Math.max(one.lo, run.lo),
        ),
      );
      expect(together).toEqual([]);
    }
  },
);
