import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { MANUAL_BENDS } from '@stemma/diagram/route/bends';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { obstaclesOnRoute } from '@stemma/diagram/route/obstaclesOnRoute';
import { labelBounds } from '@stemma/diagram/label/labelPlace';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { cardBounds, Scene } from '@stemma/diagram/scene/scene';
import { linkShape } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import fc from 'fast-check';
import type { Command } from '../../../client/src/chart/model/commands';
import { newNode, type ChartDocument } from '../../../client/src/chart/model/document';
import { base, command } from '../../../client/src/testkit/anyCommand';

const setters = {
  card: createCardSetter((text) => text.length * 7),
  label: createLabelSetter((text) => text.length * 6, '2026-11-21'),
};
const edits = fc.array(command, { maxLength: 8 });
const after = (document: ChartDocument, commands: readonly Command[]) =>
  commands.reduce((chart, one) => one.apply(chart), document);

function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene(setters);
  scene.update(document);
  return scene;
}

const summary = (scene: Scene) => ({
  cards: Object.fromEntries([...scene.cards].map(([key, { x, y }]) => [key, [x, y]])),
  links: Object.fromEntries([...scene.links].map(([key, { path, label }]) => [key, { path, label }])),
  frames: scene.frames(),
  found: [...scene.labelIndex.query({ left: -1e5, right: 1e5, top: -1e5, bottom: 1e5 })].sort(),
});

test('a scene that becomes another shows what that showed, tells what changed, and goes on from there', () => {
  fc.assert(
    fc.property(edits, edits, edits, (first, second, third) => {
      const [one, two] = [after(base, first), after(after(base, first), second)];
      const three = after(two, third);
      const [scene, updated] = [sceneOf(one), sceneOf(one)];
      const plain = updated.update(two);
      const changes = scene.become(sceneOf(two));
      expect(summary(scene)).toEqual(summary(updated));
      const keys = ({ added, changed, removed }: typeof plain) => [
        added.map(({ node }) => node.key).sort(),
        changed.map(({ node }) => node.key).sort(),
        [...removed].sort(),
      ];
      expect(keys(changes)).toEqual(keys(plain));
      scene.update(three);
      updated.update(three);
      expect(summary(scene)).toEqual(summary(updated));
    }),
    { numRuns: 150 },
  );
});

test('a chart of straight links that was laid out has links along the axes as one that is opened anew', () => {
  const nodes = ['a', 'b', 'c'].map((key, at) =>
    newNode({ key, typeName: 'Company', name: key, x: 300 * at, y: at === 1 ? 300 : 0 }),
  );
  const links = ['a', 'c'].map((from) => linkShape.parse({ key: `${from}b`, from, to: 'b' }));
  const chart = (routing: 'straight' | 'orthogonal') => ({
    ...base,
    props: { ...base.props, routing },
    nodes: byKey(nodes),
    links: byKey(links),
    groups: new Map(),
  });
  const scene = sceneOf(chart('straight'));
  scene.become(sceneOf(chart('straight')));
  scene.update(chart('orthogonal'));
  expect(summary(scene)).toEqual(summary(sceneOf(chart('orthogonal'))));
});

test('a scene that is updated in steps shows at the end what one shows that is updated at once', () => {
  fc.assert(
    fc.property(edits, edits, (first, second) => {
      const [one, two] = [after(base, first), after(after(base, first), second)];
      const [slow, fast] = [sceneOf(one), sceneOf(one)];
      let count = 0;
      for (const steps = slow.updating(two); !steps.next().done;) count++;
      fast.update(two);
      expect(summary(slow)).toEqual(summary(fast));
      if (two.nodes.size > one.nodes.size) expect(count).toBeGreaterThan(0);
    }),
    { numRuns: 100 },
  );
});

test('the rectangle around everything holds labels that reach further than cards', () => {
  const nodes = ['a', 'b'].map((key, at) => newNode({ key, typeName: 'Company', name: key, y: 300 * at }));
  const role = 'Protector of the settlement of the elder line';
  const link = linkShape.parse({ key: 'ab', from: 'a', to: 'b', roles: [{ role }] });
  const scene = sceneOf({ ...base, nodes: byKey(nodes), links: byKey([link]), groups: new Map() });
  const label = scene.links.get('ab')?.label;
  const words = label ? labelBounds(label, label.shape) : null;
  const card = scene.cards.get('a');
  expect(words?.left).toBeLessThan(card ? cardBounds(card).left : NaN);
  expect(scene.bounds()).toMatchObject({ left: words?.left, right: words?.right });
});

describe('a card that is put onto the route of a link', () => {
  const cards = (x: number) =>
    byKey(
      [
        { key: 'a', x: 0, y: 0 },
        { key: 'b', x: 0, y: 600 },
        { key: 'c', x, y: 300 },
      ].map((card) => newNode({ typeName: 'Company', name: card.key, ...card })),
    );
  const route = (adjusting: string | null) =>
    linkShape.parse({ key: 'ab', from: 'a', to: 'b', adjusting, points: [0, 100, 40, 100, 40, 500, 0, 500] });
  const chart = (x: number, adjusting: string | null) =>
    ({ ...base, nodes: cards(x), links: byKey([route(adjusting)]), groups: new Map() }) satisfies ChartDocument;
  const met = (scene: Scene) => {
    const { link, path = [] } = scene.links.get('ab') ?? {};
    return link ? obstaclesOnRoute(scene, link, path).length : NaN;
  };

  test('is gone round by one that a layout gave its route, which it takes again when the card goes', () => {
    const scene = sceneOf(chart(900, null));
    const laid = scene.links.get('ab')?.path;
    scene.move(new Map([['c', { x: 40, y: 300 }]]));
    expect(met(scene)).toBe(0);
    scene.update(chart(40, null));
    expect(met(scene)).toBe(0);
    expect(summary(scene)).toEqual(summary(sceneOf(chart(40, null))));
    scene.update(chart(900, null));
    expect(scene.links.get('ab')?.path).toEqual(laid);
  });

  test('leaves one that a person bent as he bent it', () => {
    const scene = sceneOf(chart(900, MANUAL_BENDS));
    const bent = scene.links.get('ab')?.path;
    scene.update(chart(40, MANUAL_BENDS));
    expect(met(scene)).toBe(1);
    expect(scene.links.get('ab')?.path).toEqual(bent);
  });
});

test('links between the same two cards stand in one order, however what they leave unsaid was read', () => {
  const nodes = ['a', 'b'].map((key, at) => newNode({ key, typeName: 'Company', name: key, y: 300 * at }));
  const plain = linkShape.parse({ key: 'l', from: 'a', to: 'b' });
  const routes = (roles: LinkRole[]) => {
    const links = roles.map((role, at) => ({ ...plain, key: `l${at}`, roles: [role] }));
    const scene = sceneOf({ ...base, nodes: byKey(nodes), links: byKey(links), groups: new Map() });
    return [...scene.links.values()].map(({ path }) => path);
  };
  const others = ['Lender', 'Guarantor'].map((role) => ({ role }));
  const apart = routes([{ role: 'Shareholder', percentage: 40 }, ...others]);
  expect(new Set(apart.map((path) => path[0]?.x)).size).toBe(3);
  expect(routes([{ percentage: 40, role: 'Shareholder', startDate: null }, ...others])).toEqual(apart);
});
