import { describe, expect, test } from '@jest/globals';
import { linkShape, type ChartLink } from '@stemma/shared/chart/link';
import type { ChartNode } from '@stemma/shared/chart/chart';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { Scene } from '@stemma/diagram/scene/scene';
import type { Measure } from '@stemma/diagram/geometry/text';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { layoutFaults } from '@stemma/diagram/layout/faults';
import { runLayout } from '@stemma/diagram/layout/runLayout';
import { arrange } from '../../../client/src/chart/model/commands';
import { newLink, newNode, toDocument } from '../../../client/src/chart/model/document';
import { random } from '../../bench/layout/randomChart';
import { startElk } from '../../testkit/elk';
import { coveredLinks, sharedRuns, treeFaults } from './treeFaults';

const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);
const elk = startElk();
const NONE = { oneLine: [], onePlace: [], hiddenHeads: [], overTwo: [], inLine: [] };

async function tree(nodes: ChartNode[], links: ChartLink[]): Promise<Scene> {
  const document = toDocument({ name: '', description: '', routing: 'orthogonal', nodes, links, groups: [] });
  const sceneOf = (one: typeof document) => {
    const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-23') });
    scene.update(one);
    return scene;
  };
  const ask = { kind: 'tree' as const, only: null, pinned: new Set<string>() };
  const laid = await runLayout(sceneOf(document), ask, (input) => arrangement('tree', input, elk));
  return sceneOf(arrange(laid).apply(document));
}

/** A link by its words, its ends and what else is said of it. */
function linked(from: string, to: string, words: string, more: Partial<ChartLink> = {}): ChartLink {
  const [share, ...role] = words.split('% ');
  const roles = words.includes('%')
    ? [{ role: role.join(), percentage: Number(share) }]
    : words.split(', ').map((one) => ({ role: one }));
  return newLink({ key: `${from}>${to} ${words}`, from, to, roles: linkShape.shape.roles.parse(roles), ...more });
}

/** Entities whose owners have others, over several levels; owner, held and share. */
const GRID = `0>27:29 6>21:53 9>22:75 16>20:63 24>7:38 21>20:6 20>14:92 24>3:51 27>20:64 17>27:90 11>10:83 9>4:30 12>8:93
  16>21:87 1>8:56 15>12:20 27>1:37 10>19:92 15>4:41 8>10:42 9>15:61 6>27:46 25>19:63 20>28:40 21>7:59 10>9:39 23>26:11
  24>2:41 4>2:99 6>18:15 13>17:14 27>26:89 26>27:76`;

function grid() {
  const nodes = Array.from({ length: 30 }, (_, at) =>
    newNode({
      key: `${at}`,
      typeName: 'Company',
      name: at % 5 ? `Grid ${at}` : `Grid ${at} with a long name Holdings Limited`,
    }),
  );
  const links = GRID.split(/\s+/).map((one) => {
    const [, from = '', to = '', share = ''] = /^(\d+)>(\d+):(\d+)$/.exec(one) ?? [];
    return linked(from, to, `${share}% Shareholder`);
  });
  return tree(nodes, links);
}

/** Three links between the same two, one each way between others, a loop, and links that lead up. */
function family() {
  const nodes = [
    newNode({
      key: 'a',
      typeName: 'Individual',
      name: 'Maximiliane von Hohenfels-Wittgenstein',
      label: 'PEP, watch list!',
      labelVisible: true,
    }),
    newNode({ key: 'b', typeName: 'Individual', name: 'Muhammad bin Abdallah' }),
    newNode({
      key: 'c',
      typeName: 'Company',
      name: 'Tokyo International Investment',
      chartDescription: 'Held for the family since 1999.',
    }),
    newNode({ key: 'd', typeName: 'Company', name: 'Jerusalem Holdings Ltd', label: 'Dormant', labelVisible: true }),
    newNode({ key: 'e', typeName: 'Company', name: 'Rocket & Söhne GmbH <AG>', width: 240 }),
    newNode({ key: 'f', typeName: 'Trust', name: 'The Very Long Discretionary Settlement Trust' }),
    newNode({ key: 'g', typeName: 'Company', name: 'Gamma AG' }),
    newNode({ key: 'h', typeName: 'Company', name: 'Delta SA', hideIcon: true }),
    newNode({ key: 'i', typeName: 'Property', name: 'Villa Ω' }),
    newNode({ key: 'j', typeName: 'Yacht', name: 'M/Y Übermut' }),
    newNode({ key: 'k', typeName: 'BankAccount', name: 'Konto 4711' }),
    newNode({ key: 'l', typeName: 'Project', name: 'Projet «Étoile»' }),
  ];
  const links = [
    linked('a', 'd', '51% Shareholder'),
    linked('a', 'd', 'Director'),
    linked('a', 'd', 'Lender'),
    linked('b', 'd', '49% Shareholder'),
    linked('b', 'e', 'Shareholder, Director, Secretary'),
    linked('c', 'e', '99.99% Shareholder'),
    linked('d', 'g', '60% Owner'),
    linked('g', 'd', '10% Owner'),
    linked('e', 'e', '2.5% Owner'),
    linked('e', 'h', '100% Owner'),
    linked('h', 'c', '5% Owner'),
    linked('f', 'i', '100% Owner', { arrowType: 'Double' }),
    linked('c', 'f', 'Settlor'),
    linked('b', 'f', '50% Beneficiary'),
    linked('d', 'j', '100% Owner'),
    linked('h', 'k', 'Account holder'),
    linked('h', 'k', 'Authorised signatory', { arrowType: 'None' }),
    linked('e', 'l', '25% Partner', { arrowType: 'Reversed' }),
    linked('a', 'i', 'Protector'),
    linked('g', 'h', '40% Shareholder'),
  ];
  return tree(nodes, links);
}

/** Two people with a trust, a company and what it holds with others, some of which hold it or lend to it; owner, held and words. */
const MIX = `a>h:30% Shareholder,b>h:50% Shareholder,t>h:20% Beneficiary,a>t:Settlor,b>t:Protector,h>o:100% Shareholder,
  h>q:40% Shareholder,h>r:60% Shareholder,b>q:60% Shareholder,o>s:100% Owner,q>u:10% Owner,q>v:90% Owner,r>w:Owner,
  r>u:90% Owner,h>x:Account holder,x>h:Lender,o>q:Lender,o>q:Guarantor,s>o:Director,u>a:Nominee,r>v:10% Owner`;

function mix() {
  const names = 'Anna Lind,Bo Lind,Hold Co,Op One,Op Two,Op Three,Sub A,Lind Trust,Sub B,Villa,M/Y Wave,Account'.split(
    ',',
  );
  const keys = [...'abhoqrstuvwx'];
  const nodes = keys.map((key, at) =>
    newNode({ key, typeName: at < 2 ? 'Individual' : 'Company', name: names[at] ?? '' }),
  );
  return tree(
    nodes,
    MIX.split(/,\s*/).map((one) => linked(one.charAt(0), one.charAt(2), one.slice(4))),
  );
}

/** Few entities with many owners each; now and then two or three links between the same two, or one back. */
function tangled(size: number, seed: number) {
  const next = random(seed);
  const nodes = Array.from({ length: size }, (_, at) =>
    newNode({ key: `c${at}`, typeName: 'Company', name: `Card ${at}` }),
  );
  const links: ChartLink[] = [];
  const add = (from: number, to: number, at: number) => {
    const words =
      next() < 0.3 ? ['Director', 'Lender', 'Protector'][at % 3] : `${1 + Math.floor(next() * 99)}% Shareholder`;
    links.push({ ...linked(`c${from}`, `c${to}`, words ?? ''), key: `l${links.length}` });
  };
  for (let at = 0; at < size * 1.2; at++) {
    const ends = [Math.floor(next() * size), Math.floor(next() * size)].sort((a, b) => a - b);
    const [high = 0, low = 0] = next() < 0.08 ? ends.reverse() : ends;
    if (high === low) continue;
    add(high, low, at);
    if (next() < 0.1) add(high, low, at + 1);
    if (next() < 0.06) add(low, high, at + 2);
  }
  return tree(nodes, links);
}

describe('a tree shows no holding that is not there', () => {
  test.each([
    ['entities with several owners each', grid],
    ['three links between the same two, links to and fro, and a loop', family],
  ])('of %s', async (_name, chart) => {
    const scene = await chart();
    expect(treeFaults(scene)).toEqual(NONE);
    expect(layoutFaults(scene).filter(({ kind }) => kind !== 'ownerBelow')).toEqual([]);
  });

  test.each(Array.from({ length: 20 }, (_, seed) => seed + 1))('of tangled holdings, number %i', async (seed) => {
    const { oneLine, onePlace, hiddenHeads, inLine } = treeFaults(await tangled(10 + (seed % 3) * 4, seed));
    expect({ oneLine, onePlace, hiddenHeads, inLine }).toEqual({
      oneLine: [],
      onePlace: [],
      hiddenHeads: [],
      inLine: [],
    });
  });

  test('of two links of the same two cards: each has its own line into the card', async () => {
    const cards = [...'rhkqmxyz'].map((key) => newNode({ key, typeName: 'Company', name: `Card ${key}` }));
    const scene = await tree(cards, [
      ...[linked('r', 'h', '60% Owner'), linked('r', 'k', '30% Owner'), linked('r', 'q', '10% Owner')],
      ...[linked('k', 'x', '10% Owner'), linked('k', 'y', '20% Owner'), linked('k', 'z', '30% Owner')],
      linked('q', 'm', '84% Owner'),
      ...[linked('h', 'm', '29% Limited Partner'), linked('h', 'm', '38% Beneficiary')],
    ]);
    const [one, other] = ['29% Limited Partner', '38% Beneficiary'].map((words) => scene.links.get(`h>m ${words}`));
    expect(sharedRuns(one?.path ?? [], other?.path ?? []).filter(({ isLast }) => isLast)).toEqual([]);
    expect(coveredLinks(scene)).toEqual({});
  });

  test('of owners that hold each other: labels stand on their own line and cover no other', async () => {
    const scene = await mix();
    expect(treeFaults(scene)).toEqual(NONE);
    expect(coveredLinks(scene)).toEqual({});
  });
});

test('a chain of thousands is laid out, each card below the one that holds it', async () => {
  const keys = Array.from({ length: 6000 }, (_, at) => `${at}`);
  const card = { width: 160, height: 48, corner: 8, drop: 0 };
  const { nodes } = await arrangement(
    'tree',
    {
      nodes: keys.map((key) => ({ ...card, key, name: key })),
      links: keys
        .slice(1)
        .map((to, at) => ({ key: to, from: `${at}`, to, arrowType: 'Normal', share: 100, label: null })),
    },
    elk,
  );
  const tops = keys.map((key) => nodes.get(key)?.y ?? NaN);
  expect(tops.slice(1).every((y, at) => y > tops[at]!)).toBe(true);
});
