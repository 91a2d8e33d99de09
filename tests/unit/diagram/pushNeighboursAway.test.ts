import { describe, expect, test } from '@jest/globals';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { layoutFaults } from '@stemma/diagram/layout/faults';
import type { LayoutKind } from '@stemma/diagram/layout/kinds';
import { pushNeighboursAway } from '@stemma/diagram/layout/pushNeighboursAway';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import { arrange, changeNodes, together } from '../../../client/src/chart/model/commands';
import { groupNodes } from '../../../client/src/chart/model/groups';
import { newLink, newNode, toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { randomChart } from '../../bench/layout/randomChart';
import { startElk } from '../../testkit/elk';
import { sceneOf } from './measuredScene';

const elk = startElk();
const LONG = 'Holds the operations of the group in London and reports to the trustees each quarter. '.repeat(11);
const SHORT = 'Holds the operations of the group in London; year end 31 March.';

async function laidOut(document: ChartDocument, kind: LayoutKind): Promise<ChartDocument> {
  const how = { kind, only: null, pinned: new Set<string>() };
  return arrange(await runLayout(sceneOf(document), how, (input, of) => arrangement(of, input, elk))).apply(document);
}

function described(document: ChartDocument, key: string, chartDescription: string): ChartDocument {
  const scene = sceneOf(document);
  const card = scene.cards.get(key);
  if (!card) throw new Error('The card is gone.');
  const { arrangement: room } = pushNeighboursAway(scene, card, scene.shapeOf({ ...card.node, chartDescription }));
  return together('', [changeNodes([key], { chartDescription }), arrange(room)]).apply(document);
}

/** Cards over each other; in layouts from the top down also words, links behind cards and owners below what they hold. */
const faultsOf = (document: ChartDocument, kind: LayoutKind) =>
  layoutFaults(sceneOf(document))
    .filter((fault) => kind === 'layered' || kind === 'tree' || fault.kind === 'cardOverCard')
    .map((fault) => `${fault.kind} ${fault.a} ${fault.b}`);

const topOf = (document: ChartDocument, key: string) => {
  const card = sceneOf(document).cards.get(key);
  return card && card.y - card.shape.height / 2;
};

describe.each(['layered', 'tree', 'circular', 'force'] as const)('a description on a card of the %s layout', (kind) => {
  test.each([
    ['short', SHORT],
    ['long', LONG],
  ])('comes over nothing, %s', async (_, words) => {
    const grouped = groupNodes('g', 'Some', ['n7', 'n8', 'n21', 'n22']);
    const charts = [grouped.apply(toDocument(randomChart(30, 2)))];
    if (kind !== 'circular') charts.push(toDocument(randomChart(60, 3)));
    for (const document of charts) {
      const whole = await laidOut(document, kind);
      const before = faultsOf(whole, kind);
      const inPlace: string[] = [];
      for (const key of [...whole.nodes.keys()].filter((_key, at) => at % 11 === 0)) {
        const after = described(whole, key, words);
        expect(faultsOf(after, kind).filter((fault) => !before.includes(fault))).toEqual([]);
        expect(topOf(after, key)).toBeCloseTo(topOf(whole, key) ?? NaN);
        inPlace.push(...faultsOf(changeNodes([key], { chartDescription: words }).apply(whole), kind));
      }
      if (words === LONG) expect(inPlace.length).toBeGreaterThan(before.length * 5);
    }
  });
});

test.each([
  [380, 0],
  [-380, 40],
  [300, 120],
  [0, 190],
])('a card that grows leaves room for the words of a link to one %i beside and %i below it', (x, y) => {
  const nodes = [
    newNode({ key: 'a', typeName: 'Company', name: 'Ash' }),
    newNode({ key: 'b', typeName: 'Company', name: 'Birch', x, y }),
  ];
  const roles = [{ role: 'Limited Partner in the fund', percentage: 48.25 }, { role: 'Director' }];
  const links = [newLink({ key: 'l', from: 'a', to: 'b', roles })];
  for (const routing of ['orthogonal', 'straight', 'curved'] as const) {
    const chart = toDocument({ name: '', description: '', routing, nodes, links, groups: [] });
    const after = described(chart, 'a', LONG.slice(0, 300));
    const covered = [chart, after].map((one) => faultsOf(one, 'layered').filter((fault) => fault.includes('Over')));
    expect(covered).toEqual([[], []]);
  }
});
