import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import type { Point } from '../../geometry/box';
import { createCardSetter } from '../../geometry/card';
import { Scene } from '../../scene/scene';
import type { ChartLink } from '@stemma/shared/chart/link';
import { gluedCard, Sites } from './pptxEnds';
import { connectorPieces, connector } from './pptxJoints';
import { newLink, newNode } from '../../testkit';

const slide = { scale: 10, left: 0, top: 0 };

function glue(change: Partial<ChartLink>, at = { x: 300, y: 260 }) {
  const scene = new Scene({ card: createCardSetter((text) => text.length * 7), label: () => null });
  scene.update({
    props: { routing: 'orthogonal' },
    nodes: byKey([
      newNode({ key: 'a', typeName: 'Company', name: 'Ash' }),
      newNode({ key: 'b', typeName: 'Company', name: 'Birch', ...at }),
    ]),
    links: byKey([newLink({ key: 'l', from: 'a', to: 'b', ...change })]),
  });
  const entry = scene.links.get('l');
  const [from, to] = [scene.cards.get(entry?.link.from ?? ''), scene.cards.get(entry?.link.to ?? '')];
  if (!entry || !from || !to) throw new Error('There is no link.');
  const sites = new Sites();
  const route = sites.route(entry.path, gluedCard(1, from), gluedCard(2, to));
  const routing = scene.routingOf(entry.link);
  const joints = { label: null, at: (point: Point) => ({ id: 3, ...point, width: 1.5, height: 1.5 }) };
  const [piece, ...more] = connectorPieces(entry, route, routing, sites, joints);
  if (!piece) throw new Error('The link is not drawn.');
  const { geometry, bends } = connector(piece.path, piece.route, routing, slide);
  return { start: route.start.side, end: route.end.side, geometry, bends, more: more.length };
}

const values = (bends: string) => [...bends.matchAll(/val (-?\d+)/g)].map(([, value]) => Number(value));

test('a connector is glued at the sides by which its link goes, and has as many runs', () => {
  expect(glue({ fromSpot: 'Right', toSpot: '0.25 0' })).toMatchObject({
    ...{ start: 'right', end: 'top', geometry: 'bentConnector2', bends: '' },
  });
  expect(glue({ fromSpot: 'Bottom', toSpot: 'Top' })).toMatchObject({
    ...{ start: 'bottom', end: 'top', geometry: 'bentConnector3' },
  });
  expect(glue({ fromSpot: 'Right', routing: 'straight' }).geometry).toBe('straightConnector1');
  expect(glue({ fromSpot: 'Right', toSpot: 'Top', routing: 'curved' }).geometry).toBe('curvedConnector2');
});

test('a connector from one right side to another bends outside of both', () => {
  const route = glue({ fromSpot: 'Right', toSpot: 'Right' });
  expect(route).toMatchObject({ start: 'right', end: 'right', geometry: 'bentConnector3' });
  expect(values(route.bends)[0]).toBeGreaterThan(100_000);
  const aligned = glue({ fromSpot: 'Right', toSpot: 'Right' }, { x: 0, y: 260 });
  expect(values(aligned.bends)[0]).toBeGreaterThan(100_000);
});

test('a link to its own card is a connector round its corner', () => {
  const route = glue({ to: 'a' });
  expect(route).toMatchObject({ start: 'top', end: 'right', geometry: 'bentConnector4' });
  const [up = 0, right = 0] = values(route.bends);
  expect(up).toBeLessThan(0);
  expect(right).toBeGreaterThan(100_000);
});

test('a link whose ends are free is glued at the sides that face each other', () => {
  expect(glue({})).toMatchObject({ start: 'bottom', end: 'top', geometry: 'bentConnector3' });
});
