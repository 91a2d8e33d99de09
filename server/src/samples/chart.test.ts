import { describe, expect, test } from '@jest/globals';
import { chartChangesShape } from '@stemma/shared/chart/save';
import { sampleChart } from './chart';

const sample = (entities: number, seed: number) =>
  chartChangesShape.parse(sampleChart(entities, seed, (kind, index) => `${kind}${index}`));

describe('a random sample', () => {
  test.each([5, 12, 40, 137, 1000])('of %i entities has as many, each placed once, none over another', (entities) => {
    const { entities: made, placements, links } = sample(entities, 1);
    expect(made).toHaveLength(entities);
    expect(new Set(made.map(({ key }) => key)).size).toBe(entities);
    expect(new Set(placements.map(({ x, y }) => `${x} ${y}`)).size).toBe(entities);
    const keys = new Set(made.map(({ key }) => key));
    expect(links.every(({ from, to }) => from !== to && keys.has(from) && keys.has(to))).toBe(true);
  });

  test('says of everything held shares that sum to 100 %', () => {
    const held = new Map<string, number>();
    for (const { to, roles } of sample(300, 5).links) {
      for (const { percentage } of roles) if (percentage != null) held.set(to, (held.get(to) ?? 0) + percentage);
    }
    expect(held.size).toBeGreaterThan(100);
    expect([...held.values()].every((sum) => sum === 100)).toBe(true);
  });

  test('is the same for the same seed and another for another', () => {
    expect(sample(60, 3)).toEqual(sample(60, 3));
    expect(sample(60, 3)).not.toEqual(sample(60, 4));
  });
});
