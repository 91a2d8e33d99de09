import { expect, test } from '@jest/globals';
import type { ComponentLayout } from '@stemma/diagram/layout/types';
import { removeKinks } from '@stemma/diagram/layout/layered/removeKinks';
import { inReadingDirection } from '@stemma/diagram/layout/layered/mirror';
import { connectedComponents, type ConnectedComponent } from '@stemma/diagram/layout/connectedComponents';

const node = (key: string) => ({ key, name: key, width: 100, height: 50, drop: 0, corner: 8 });
const link = (from: string, to: string, share: number) => ({
  ...{ key: `${from}${to}`, from, to, share },
  ...{ arrowType: 'Normal' as const, label: null },
});

function partOf(keys: string[], links: ReturnType<typeof link>[]): ConnectedComponent {
  const [part] = connectedComponents({ nodes: keys.map(node), links });
  if (!part) throw new Error('No part');
  return part;
}

const at = (x: number, y: number) => ({ x, y });

test('a layout is mirrored where siblings stand against their shares, and only there', () => {
  const part = partOf(['o', 'a', 'b', 'c'], [link('o', 'a', 75), link('o', 'b', 100), link('o', 'c', 100)]);
  const laid: ComponentLayout = {
    ...{ width: 400, height: 200 },
    nodes: new Map([
      ['o', at(200, 25)],
      ['a', at(50, 150)],
      ['c', at(200, 150)],
      ['b', at(350, 150)],
    ]),
    links: new Map([['oa', { path: [at(200, 50), at(50, 125)], label: at(50, 100), turned: false }]]),
  };
  const turned = inReadingDirection(part, laid);
  expect(['b', 'c', 'a'].map((key) => turned.nodes.get(key)?.x)).toEqual([50, 200, 350]);
  expect(turned.links.get('oa')).toMatchObject({ path: [at(200, 50), at(350, 125)], label: at(350, 100) });
  expect(inReadingDirection(part, turned)).toBe(turned);
});

test('a kink goes where an end is the only link on its side, and stays where both have company', () => {
  const kinked = [at(100, 50), at(100, 74), at(104, 74), at(104, 150)];
  const laid = (keys: string[]): ComponentLayout => ({
    ...{ width: 300, height: 200, nodes: new Map() },
    links: new Map(keys.map((key) => [key, { path: kinked, label: at(104, 110), turned: false }])),
  });
  const alone = removeKinks(partOf(['o', 'a', 'b'], [link('o', 'a', 60), link('o', 'b', 40)]), laid(['oa']));
  expect(alone.links.get('oa')).toMatchObject({ path: [at(100, 50), at(100, 150)], label: at(100, 110) });
  const both = partOf(['o', 'p', 'a', 'b'], [link('o', 'a', 60), link('o', 'b', 40), link('p', 'a', 40)]);
  expect(removeKinks(both, laid(['oa'])).links.get('oa')?.path).toBe(kinked);
});
