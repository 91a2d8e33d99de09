import type { ChartChangesInput } from '../../gql/graphql';
import fc from 'fast-check';
import type { Model } from './model';

/** One save of one of two writers; numbers pick among what he knows of. */
export interface Step {
  writer: 0 | 1;
  /** Sends the save a second time under the same key. */
  again: boolean;
  make: { name: string; x: number }[];
  move: { which: number; x: number; label: string }[];
  link: { from: number; to: number; percentage: number }[];
  removeCards: number[];
  removeLinks: number[];
  rename: string | null;
  group: number[] | null;
}

const pick = fc.nat(30);
const words = fc.constantFrom('Ada', 'Zürich', 'שלום', '🚀 Ltd', 'A & B');

export const step: fc.Arbitrary<Step> = fc.record({
  writer: fc.constantFrom(0 as const, 1 as const),
  again: fc.boolean(),
  make: fc.array(fc.record({ name: words, x: pick }), { maxLength: 3 }),
  move: fc.array(fc.record({ which: pick, x: fc.integer({ min: -900, max: 900 }), label: words }), { maxLength: 2 }),
  link: fc.array(fc.record({ from: pick, to: pick, percentage: fc.nat(100) }), { maxLength: 3 }),
  removeCards: fc.array(pick, { maxLength: 1 }),
  removeLinks: fc.array(pick, { maxLength: 1 }),
  rename: fc.option(words, { freq: 3 }),
  group: fc.option(fc.array(pick, { maxLength: 2 }), { freq: 2 }),
});

let made = 0;

/** The changes that a step means to somebody who knows the chart as `known`. */
export function changesOf(known: Model, now: Step, chart: string): ChartChangesInput {
  const fresh = now.make.map(({ name, x }) => ({ key: `${chart}:${(made += 1)}`, name, x }));
  const placed = [...known.placements.keys(), ...fresh.map(({ key }) => key)];
  const at = (keys: readonly string[], index: number): string[] => {
    const key = keys[index % Math.max(1, keys.length)];
    return key === undefined ? [] : [key];
  };
  const placements = new Map(fresh.map(({ key, x }) => [key, { entityKey: key, x, y: 0, label: '' }]));
  for (const { which, x, label } of now.move) {
    for (const entityKey of at([...known.placements.keys()], which))
      placements.set(entityKey, { entityKey, x, y: 0, label });
  }
  const links = now.link.flatMap(({ from, to, percentage }) => {
    const [[source], [target]] = [at(placed, from), at(placed, to)];
    if (source === undefined || target === undefined || source === target) return [];
    return [{ key: `${chart}:${(made += 1)}`, from: source, to: target, roles: [{ role: 'Owner', percentage }] }];
  });
  return {
    ...(now.rename ? { name: now.rename } : {}),
    entities: fresh.map(({ key, name }) => ({ key, typeName: 'Company', name })),
    placements: [...placements.values()],
    links,
    removedPlacements: now.removeCards.flatMap((index) => at([...known.placements.keys()], index)),
    removedLinks: now.removeLinks.flatMap((index) => at([...known.links.keys()], index)),
    ...(now.group ? { groups: [{ key: `${chart}:g`, members: now.group.flatMap((index) => at(placed, index)) }] } : {}),
  };
}
