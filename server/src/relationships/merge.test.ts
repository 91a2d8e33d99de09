import { describe, expect, test } from '@jest/globals';
import { linkShape } from '@stemma/shared/chart/link';
import { mergeLinks } from './merge';

const link = (key: string, from: string, to: string, more: object = {}) =>
  linkShape.parse({ key, from, to, roles: [{ role: 'Shareholder', percentage: 50 }], ...more });
const merged = (...links: ReturnType<typeof link>[]) =>
  mergeLinks(links.map((each, index) => ({ link: each, chart: `chart${index}` }))).map(({ key, charts }) => [
    key,
    charts,
  ]);

describe('links of several charts', () => {
  test('that say the same are one, and list their charts', () => {
    expect(merged(link('1', 'a', 'b'), link('2', 'a', 'b', { color: '#ff0000', dashed: true }))).toEqual([
      ['1', ['chart0', 'chart1']],
    ]);
    expect(merged(link('1', 'a', 'b'), link('2', 'b', 'a', { arrowType: 'Reversed' }))).toHaveLength(1);
    expect(
      merged(link('1', 'a', 'b', { arrowType: 'Double' }), link('2', 'b', 'a', { arrowType: 'Double' })),
    ).toHaveLength(1);
  });

  test('that say something else stay apart: another share, another way, another arrow', () => {
    expect(
      merged(link('1', 'a', 'b'), link('2', 'a', 'b', { roles: [{ role: 'Shareholder', percentage: 51 }] })),
    ).toHaveLength(2);
    expect(merged(link('1', 'a', 'b'), link('2', 'b', 'a'))).toHaveLength(2);
    expect(merged(link('1', 'a', 'b'), link('2', 'a', 'b', { arrowType: 'None' }))).toHaveLength(2);
  });
});
