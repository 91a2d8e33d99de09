import { describe, expect, test } from '@jest/globals';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { cardBounds, Scene } from '@stemma/diagram/scene/scene';
import type { Measure } from '@stemma/diagram/geometry/text';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import type { LayoutKind } from '@stemma/diagram/layout/kinds';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import { arrange } from '../../../client/src/chart/model/commands';
import { newLink, newNode, toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { randomChart } from '../../bench/layout/randomChart';
import { startElk } from '../../testkit/elk';
import { runTogether } from './sharedSegments';
import { straightFaults } from './straightFaults';

const elk = startElk();
const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-22') });
  scene.update(document);
  return scene;
}

async function laidOut(document: ChartDocument, kind: LayoutKind, only: ReadonlySet<string> | null) {
  const how = { kind, only, pinned: new Set<string>() };
  const laid = await runLayout(sceneOf(document), how, (input, of = kind) => arrangement(of, input, elk));
  return arrange(laid).apply(document);
}

/** A card with all that it is linked to, and what these are linked to. */
function around(document: ChartDocument, card: string): Set<string> {
  const found = new Set([card]);
  for (let step = 0; step < 2; step++) {
    for (const { from, to } of [...document.links.values()].filter(
      (link) => found.has(link.from) || found.has(link.to),
    ))
      found.add(from).add(to);
  }
  return found;
}

describe.each(['force', 'circular', 'tree', 'layered'] as const)('some cards of a chart in the %s layout', (kind) => {
  test.each([1, 3])('have no link behind a card that stays, and stand on none of its links (%i)', async (seed) => {
    const whole = await laidOut(toDocument(randomChart(30, seed)), 'layered', null);
    const only = around(whole, 'n3');
    const scene = sceneOf(await laidOut(whole, kind, only));
    const behind = straightFaults(scene).behindCards.filter((fault) => {
      const [link = '', card = ''] = fault.split(' ');
      const ends = scene.links.get(link)?.link;
      return ends && only.has(ends.from) === only.has(ends.to) && only.has(ends.from) !== only.has(card);
    });
    expect(behind).toEqual([]);
  });
});

test('a card that is laid out keeps room for the label of a link to one that stays', async () => {
  const nodes = [
    newNode({ key: 'owner', typeName: 'Company', name: 'Owner', x: 0, y: 0 }),
    newNode({ key: 'held', typeName: 'Company', name: 'Held', x: 0, y: 80 }),
    newNode({ key: 'below', typeName: 'Company', name: 'Below', x: 300, y: 80 }),
  ];
  const roles = [{ role: 'Shareholder', percentage: 60 }];
  const links = [
    newLink({ key: 'first', from: 'owner', to: 'held', roles }),
    newLink({ key: 'second', from: 'held', to: 'below', roles }),
  ];
  const document = toDocument({ name: '', description: '', routing: 'orthogonal', nodes, links, groups: [] });
  const { cards } = sceneOf(await laidOut(document, 'tree', new Set(['held', 'below'])));
  const [owner, held] = [cards.get('owner'), cards.get('held')];
  if (!owner || !held) throw new Error('A card is gone.');
  expect(cardBounds(held).top - cardBounds(owner).bottom).toBeGreaterThanOrEqual(64);
});

test.each([
  ['tree', 60, 2],
  ['tree', 34, 1],
  ['layered', 60, 2],
] as const)(
  'links of every third card in the %s layout again share no line with another owner’s (%i cards, %i)',
  async (kind, size, seed) => {
    const whole = await laidOut(toDocument(randomChart(size, seed)), 'layered', null);
    const only = new Set([...whole.nodes.keys()].filter((_, at) => at % 3 === 0));
    expect(runTogether(sceneOf(await laidOut(whole, kind, only)))).toEqual([]);
  },
);
