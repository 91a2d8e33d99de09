import { describe, expect, test } from '@jest/globals';
import type { ChartNode } from '@stemma/shared/chart/chart';
import { linkShape } from '@stemma/shared/chart/link';
import { NODE_DEFAULTS } from '@stemma/shared/chart/nodeDefaults';
import { drawnWithout, withoutCards } from './leftOut';

const card = (key: string, x: number, y: number): ChartNode => ({
  ...NODE_DEFAULTS,
  key,
  typeName: 'Company',
  name: key,
  x,
  y,
});
const chart = {
  nodes: [card('ash', 0, 0), card('bay', 0, 100), card('cob', 0, 400), card('owner', 0, -300)],
  links: [
    linkShape.parse({ key: 'one', from: 'owner', to: 'ash' }),
    linkShape.parse({ key: 'two', from: 'owner', to: 'cob' }),
  ],
  groups: [{ key: 'core', name: 'Core', members: ['ash', 'bay', 'cob'], collapsed: true }],
  routing: 'orthogonal' as const,
};

describe('what is left out of a document', () => {
  test('is in none of the lists, nor in the picture, in which the card of a folded group stays where it stood', () => {
    const keys = new Set(['cob']);
    expect(JSON.stringify(withoutCards(chart, keys))).not.toContain('cob');
    const whole = drawnWithout(chart, new Set()).nodes.find(({ key }) => key === 'core');
    expect(whole).toMatchObject({ x: 0, y: 100, standsFor: 3 });
    const drawn = drawnWithout(chart, keys);
    expect(drawn.nodes.map(({ key }) => key).sort()).toEqual(['core', 'owner']);
    expect(drawn.nodes.find(({ key }) => key === 'core')).toMatchObject({
      x: 0,
      y: 100,
      standsFor: 2,
      detail: '2 cards',
    });
    expect(drawn.links.map(({ key, to }) => ({ key, to }))).toEqual([{ key: 'one', to: 'core' }]);
    expect(drawn.groups).toEqual([]);
  });

  test('leaves the picture of all as it is, without links that lead to nothing', () => {
    const astray = linkShape.parse({ key: 'astray', from: 'ash', to: 'gone' });
    const open = { ...chart, links: [...chart.links, astray], groups: [] };
    const drawn = drawnWithout(open, new Set());
    expect(drawn.nodes).toEqual(chart.nodes);
    expect(drawn.links.map(({ key }) => key)).toEqual(['one', 'two']);
  });
});
