import type { ChartGroup } from '@stemma/shared/chart/chart';
import { linkShape, type Routing } from '@stemma/shared/chart/link';
import { chartChangesShape } from '@stemma/shared/chart/save';
import { LAYOUT_KINDS, type LayoutKind } from '@stemma/diagram/layout/kinds';
import { moveNodes } from '../../../client/src/chart/model/commands';
import { newLink, newNode, toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { pinNodes } from '../../../client/src/chart/model/pins';
import { sampleChart } from '../../../server/src/samples/chart';
import { familyChart } from '../../../server/src/samples/family';
import { randomChart } from '../../bench/layout/randomChart';

/** A chart whose drawing is kept; `kind` null for one that is drawn where its cards stand. */
export interface GoldenCase {
  name: string;
  entities: number;
  kind: LayoutKind | null;
  document: () => ChartDocument;
}

const ROUTINGS: readonly Routing[] = ['orthogonal', 'straight', 'curved'];

type Change = (document: ChartDocument) => ChartDocument;

/** What charts have beyond cards and links between two of them. */
const FEATURES: Readonly<Record<string, Change>> = {
  groups: (document) => {
    const keys = [...document.nodes.keys()];
    const size = Math.max(2, Math.floor(keys.length / 8));
    const groups = [0, 1, 2].map((at): ChartGroup => {
      const members = keys.slice(at * 2 * size, at * 2 * size + size);
      return { key: `g${at}`, name: `Family ${at}`, members, collapsed: false };
    });
    return { ...document, groups: new Map(groups.map((group) => [group.key, group])) };
  },
  pins: (document) => {
    const pinned = [...document.nodes.keys()].filter((_, at) => at % 9 === 4);
    const places = new Map(pinned.map((key, at) => [key, { x: at * 420, y: (at % 3) * 380 }] as const));
    return pinNodes(pinned, true).apply(moveNodes(places).apply(document));
  },
  parallels: (document) => withLinks(document, (from, to) => [from, to], 5),
  loops: (document) => withLinks(document, (from) => [from, from], 6),
};

/** The chart with one more link for each so-manieth of its links, between the ends that are chosen of its ends. */
function withLinks(
  document: ChartDocument,
  ends: (from: string, to: string) => [string, string],
  every: number,
): ChartDocument {
  const more = [...document.links.values()]
    .filter((_, at) => at % every === 0)
    .map((link) => {
      const [from, to] = ends(link.from, link.to);
      const roles = linkShape.shape.roles.parse([{ role: 'Director' }]);
      return { ...newLink({ key: `more ${link.key}`, from, to }), roles };
    });
  return { ...document, links: new Map([...document.links, ...more.map((link) => [link.key, link] as const)]) };
}

function random(size: number, routing: Routing): ChartDocument {
  return toDocument({ ...randomChart(size, size), routing });
}

/** What the product makes itself, as it stands when it is made. */
function made(content: unknown, routing: Routing = 'orthogonal'): ChartDocument {
  const { entities, placements, links, groups } = chartChangesShape.parse(content);
  const known = new Map(entities.map((entity) => [entity.key, entity]));
  const nodes = placements.flatMap(({ entityKey, ...place }) => {
    const entity = known.get(entityKey);
    if (!entity) return [];
    const { key, typeName, name, party = 'known' } = entity;
    return [newNode({ ...place, key, typeName, name, party: party ?? 'known' })];
  });
  return toDocument({ ...{ name: '', description: '', routing }, nodes, links, groups: groups ?? [] });
}

const layouts = (entities: number, routings: readonly Routing[], kinds: readonly LayoutKind[] = LAYOUT_KINDS) =>
  routings.flatMap((routing) =>
    kinds.map((kind): GoldenCase => ({
      name: `random-${entities}-${routing}-${kind}`,
      entities,
      kind,
      document: () => random(entities, routing),
    })),
  );

const features = (entities: number) =>
  Object.entries(FEATURES).flatMap(([feature, change]) =>
    LAYOUT_KINDS.map((kind): GoldenCase => ({
      name: `random-${entities}-${feature}-${kind}`,
      entities,
      kind,
      document: () => change(random(entities, 'orthogonal')),
    })),
  );

const family = ROUTINGS.map((routing): GoldenCase => ({
  name: `family-${routing}-as-made`,
  entities: 13,
  kind: null,
  document: () =>
    made(
      familyChart((id) => id),
      routing,
    ),
}));

const samples = (entities: number) =>
  ([null, 'layered', 'tree'] as const).map((kind): GoldenCase => ({
    name: `sample-${entities}-${kind ?? 'as-made'}`,
    entities,
    kind,
    document: () => made(sampleChart(entities, 1, (what, at) => `${what}${at}`)),
  }));

/** Sixty charts: the examples, 12 to 300 entities, every layout and routing, groups, pins, parallel links, links of cards to themselves. */
export const GOLDEN_CASES: readonly GoldenCase[] = [
  ...family,
  ...samples(12),
  ...samples(60),
  ...layouts(12, ROUTINGS),
  ...layouts(40, ['orthogonal', 'straight']),
  ...layouts(90, ['orthogonal', 'straight']),
  ...features(24),
  ...layouts(150, ['orthogonal']),
  ...layouts(300, ['orthogonal'], ['layered', 'tree', 'force']),
];
