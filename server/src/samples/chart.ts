import type { ChartChangesInput } from '@stemma/shared/chart/save';
import type { EntityChange } from '@stemma/shared/entities/entity';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { sampleEntity } from './entities';
import { Random } from './random';

const COLUMN = 260;
const ROW = 190;
const PER_ROW = 24;

interface Layer {
  types: RecordType[];
  /** Part of the chart's entities. */
  part: number;
  role(random: Random, owner: RecordType): string;
}

const LAYERS: Layer[] = [
  { types: ['Individual', 'Individual', 'Individual', 'Trust'], part: 0.2, role: () => '' },
  {
    types: ['Company', 'Company', 'Trust'],
    part: 0.15,
    role: (_random, owner) => (owner === 'Individual' ? 'Shareholder' : 'Beneficial Owner'),
  },
  { types: ['Company'], part: 0.35, role: () => 'Shareholder' },
  {
    types: ['Property', 'BankAccount', 'Yacht', 'Aircraft', 'Company', 'Project', 'Custom'],
    part: 0.3,
    role: () => 'Owner',
  },
];

/**
 * A random sample of ownership: people and trusts at the top, holding companies, companies, and what they own. Shares of what is
 * held sum to 100 %. `keyOf` names the records, so that the same seed can be told apart between charts.
 */
export function sampleChart(
  entities: number,
  seed: number,
  keyOf: (kind: 'entity' | 'link', index: number) => string,
): ChartChangesInput {
  const random = new Random(seed);
  const layers = layerSizes(entities);
  const made: { entity: EntityChange; layer: number; column: number }[] = [];
  layers.forEach((size, layer) => {
    for (let column = 0; column < size; column += 1) {
      const type =
        layer === LAYERS.length - 1 && column < 4
          ? (LAYERS[layer]?.types[column] ?? 'Property')
          : random.pick(LAYERS[layer]?.types ?? []);
      made.push({ entity: sampleEntity(type, keyOf('entity', made.length), random), layer, column });
    }
  });
  const rows = rowOffsets(layers);
  return {
    entities: made.map(({ entity }) => entity),
    placements: made.map(({ entity, layer, column }) => ({
      entityKey: entity.key,
      x: (column % PER_ROW) * COLUMN - (Math.min(layers[layer] ?? 1, PER_ROW) - 1) * (COLUMN / 2),
      y: ((rows[layer] ?? 0) + Math.floor(column / PER_ROW)) * ROW,
    })),
    links: sampleLinks(made, random, keyOf),
  };
}

function layerSizes(entities: number): number[] {
  const sizes = LAYERS.map(({ part }) => Math.max(1, Math.floor(part * entities)));
  const rest = entities - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size, index) => (index === 2 ? Math.max(1, size + rest) : size));
}

function rowOffsets(layers: number[]): number[] {
  let row = 0;
  return layers.map((size) => {
    const start = row;
    row += Math.ceil(size / PER_ROW);
    return start;
  });
}

function sampleLinks(
  made: { entity: EntityChange; layer: number; column: number }[],
  random: Random,
  keyOf: (kind: 'link', index: number) => string,
): ChartChangesInput['links'] {
  const links: NonNullable<ChartChangesInput['links']> = [];
  for (const { entity, layer, column } of made.filter((item) => item.layer > 0)) {
    const above = made.filter((item) => item.layer === layer - 1);
    const near = above
      .slice(Math.floor((column / 4) % above.length))
      .concat(above)
      .slice(0, 4);
    const owners = random.some(near, layer === LAYERS.length - 1 ? 1 : random.int(1, 3));
    const shares = random.shares(owners.length);
    owners.forEach((owner, index) => {
      const role = LAYERS[layer]?.role(random, owner.entity.typeName as RecordType) ?? 'Owner';
      links.push({
        key: keyOf('link', links.length),
        from: owner.entity.key,
        to: entity.key,
        roles: [{ role, percentage: shares[index] ?? null }],
      });
    });
  }
  return links;
}
