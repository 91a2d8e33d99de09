import { randomUUID } from 'node:crypto';
import type { Client } from '../testkit/client';
import { CREATE_CHART } from '../testkit/charts';
import { call } from './call';
import type { BenchRow } from './measure';
import { compare, ratioRow } from './measure';

const FEW = 1000;
const MANY = 10_000;
const ROUNDS = 9;
const WARM_UP = 3;
/** What the measurement of two equal things may differ by. */
const SAME = 1.1;

/** Entities in layers below one entity, each linked from one of the layer above. */
interface Holdings {
  top: string;
  chart: string;
  links: number;
}

async function makeHoldings(user: Client, layers: number, perLayer: number): Promise<Holdings> {
  const own = randomUUID();
  const keyOf = (layer: number, at: number): string => (layer === 0 ? `${own}:top` : `${own}:${layer}:${at}`);
  const places = Array.from({ length: layers * perLayer }, (_, index) => ({
    layer: 1 + Math.floor(index / perLayer),
    at: index % perLayer,
  }));
  const all = [{ layer: 0, at: 0 }, ...places];
  const changes = {
    entities: all.map(({ layer, at }) => ({
      key: keyOf(layer, at),
      typeName: 'Company' as const,
      name: `Holding ${layer}.${at}`,
    })),
    placements: all.map(({ layer, at }) => ({ entityKey: keyOf(layer, at), x: at * 250, y: layer * 180 })),
    links: places.map(({ layer, at }) => ({
      key: `${keyOf(layer, at)}:l`,
      from: keyOf(layer - 1, at),
      to: keyOf(layer, at),
      roles: [{ role: 'Shareholder', percentage: 100 }],
    })),
  };
  const { createChart } = await user.graphql(CREATE_CHART, { input: { name: 'Holdings', changes } });
  if (!createChart.ok) throw new Error(createChart.error?.message ?? 'The chart was not made.');
  return { top: keyOf(0, 0), chart: createChart.ok.key, links: places.length };
}

interface Ask {
  what: string;
  of: (user: Client, holdings: Holdings) => () => Promise<unknown>;
  /** Layers of the deep shape of about FEW links. */
  deep: number;
}

const reaching = (path: (holdings: Holdings) => string, body: (holdings: Holdings) => object): Ask['of'] => {
  return (user, holdings) => async () => {
    const answer = await call(user, path(holdings), body(holdings));
    const { nodes } = JSON.parse(answer) as { nodes: unknown[] };
    if (nodes.length !== holdings.links + 1) throw new Error(`${nodes.length} of ${holdings.links + 1} were reached.`);
  };
};

const ASKS: Ask[] = [
  {
    what: 'downstream',
    of: reaching(
      () => '/api/graph/getDownstream',
      ({ top }) => ({ key: top }),
    ),
    deep: FEW,
  },
  {
    what: 'neighbourhood',
    of: reaching(
      () => '/api/graph/getNeighbors',
      ({ top }) => ({ key: top, depth: 32 }),
    ),
    deep: 25,
  },
  {
    what: 'dynamic chart',
    of: reaching(
      ({ top }) => `/api/datasets/getAllRelationships/${top}`,
      ({ chart }) => ({ charts: [chart] }),
    ),
    deep: FEW,
  },
];

/** Downstream, neighbourhood and dynamic charts: ten times the links reached, and the same reach in a deep chain. */
export async function benchExploring(user: Client): Promise<BenchRow[]> {
  const few = await makeHoldings(user, 10, FEW / 10);
  const many = await makeHoldings(user, 10, MANY / 10);
  const flat = await makeHoldings(user, 1, FEW);
  const rows: BenchRow[] = [];
  for (const { what, of, deep } of ASKS) {
    const tenfold = await compare(of(user, many), of(user, few), ROUNDS, WARM_UP);
    rows.push(ratioRow(`${what} over ${MANY} links`, `over ${FEW}`, tenfold, 15));
    const chain = await makeHoldings(user, deep, FEW / deep);
    const deeper = await compare(of(user, chain), of(user, flat), ROUNDS, WARM_UP);
    rows.push(ratioRow(`${what} of ${FEW} entities, ${deep} deep`, 'all next to it', deeper, SAME));
  }
  return rows;
}
