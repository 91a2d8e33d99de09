import { shownDetail } from '@stemma/shared/entities/card';
import type { EntityChange } from '@stemma/shared/entities/entity';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { CardTagsByKey, RisksByKey } from '@stemma/diagram/scene/sceneParts';
import { byKey } from '@stemma/shared/byKey';
import type { CardTags, Chart, ChartGroup, ChartNode, FormerParty } from '@stemma/shared/chart/chart';
import type { ChartStyle } from '@stemma/shared/chart/style';
import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import { LINK_DEFAULTS } from '@stemma/shared/chart/linkDefaults';
import { NODE_DEFAULTS } from '@stemma/shared/chart/nodeDefaults';
import { clampCoordinate, clampPoints } from '@stemma/shared/chart/clamp';

/** An entity on the chart being edited. `isNew` marks one that this session made, so that a save makes the entity too. */
export interface NodeRecord extends ChartNode {
  isNew?: true;
  /** What the record of a new entity gets beside its name, with the save that makes it. */
  newRecord?: Pick<EntityChange, 'fields' | 'description'>;
}

/** What belongs to the chart itself and can be edited with it. */
export interface ChartProps {
  name: string;
  description: string;
  routing: Routing;
  /** The key of the style that was chosen for it; nothing for the organization's own. */
  styleKey?: string | null;
  /** What it is drawn by. */
  style?: ChartStyle;
}

/** All that an edit can change. Never written to: an edit makes a new document that shares every record it left alone. */
export interface ChartDocument {
  props: ChartProps;
  nodes: ReadonlyMap<string, NodeRecord>;
  links: ReadonlyMap<string, ChartLink>;
  groups: ReadonlyMap<string, ChartGroup>;
  /** Links of earlier days alone, which no edit changes. */
  endedLinks?: readonly ChartLink[];
  /** Who left the chart as their source ended them, and their links: they have no card, and count on earlier days. */
  formerParties?: readonly FormerParty[];
  formerLinks?: readonly ChartLink[];
  /** The tags of entities by their key, which no edit changes. */
  tags?: CardTagsByKey;
  /** What screening came to for its entities, which no edit changes; nothing until it is known. */
  risks?: RisksByKey;
}

/** The editable part of a chart as read. Links without both ends on the chart are left out, and what was kept beyond a chart's reach stands at its edge. */
export function toDocument(
  chart: Pick<
    Chart,
    | 'name'
    | 'description'
    | 'routing'
    | 'styleKey'
    | 'style'
    | 'nodes'
    | 'links'
    | 'groups'
    | 'endedLinks'
    | 'formerParties'
    | 'formerLinks'
    | 'tags'
  >,
) {
  const nodes = byKey<NodeRecord>(chart.nodes.map((node) => saidInLanguage(withinReach(node))));
  const document: ChartDocument = {
    props: {
      name: chart.name,
      description: chart.description,
      routing: chart.routing,
      ...(chart.styleKey && { styleKey: chart.styleKey }),
      ...(chart.style && { style: chart.style }),
    },
    nodes,
    links: byKey(chart.links.filter((link) => nodes.has(link.from) && nodes.has(link.to)).map(bendsWithinReach)),
    groups: byKey(chart.groups),
    ...(chart.endedLinks?.length && { endedLinks: chart.endedLinks.map(bendsWithinReach) }),
    ...(chart.tags?.length && { tags: new Map(chart.tags.map((one) => [one.key, one.tags])) }),
    ...(chart.formerLinks?.length && { formerLinks: chart.formerLinks, formerParties: chart.formerParties ?? [] }),
  };
  return document;
}

function withinReach<T extends { x: number; y: number }>(node: T): T {
  const [x, y] = [clampCoordinate(node.x), clampCoordinate(node.y)];
  return x === node.x && y === node.y ? node : { ...node, x, y };
}

/** The server says the detail line in English. */
function saidInLanguage<T extends Pick<NodeRecord, 'typeName' | 'detail'>>(node: T): T {
  const detail = shownDetail(node);
  return detail === node.detail ? node : { ...node, detail };
}

function bendsWithinReach(link: ChartLink): ChartLink {
  const points = clampPoints(link.points);
  return points?.every((value, at) => value === link.points?.[at]) ? link : { ...link, points };
}

/** The document with what a card says of an entity's record as the store has it, and its name too when `renamed`. */
export function withFacts(
  document: ChartDocument,
  { key, name, ...facts }: Pick<NodeRecord, 'key' | 'name' | 'country' | 'detail' | 'legalForm' | 'trailEnd'>,
  renamed: boolean,
): ChartDocument {
  const node = document.nodes.get(key);
  if (!node) return document;
  const nodes = new Map(document.nodes).set(key, saidInLanguage({ ...node, ...facts, ...(renamed && { name }) }));
  return { ...document, nodes };
}

/** The document with the tags of its entities as the store has them. */
export function withTags(document: ChartDocument, tags: readonly CardTags[]): ChartDocument {
  return { ...document, tags: new Map(tags.map((one) => [one.key, one.tags])) };
}

/** The document with what screening came to for its entities. */
export function withRisks(document: ChartDocument, risks: RisksByKey): ChartDocument {
  return { ...document, risks };
}

/** A card with everything but its place and who it is at the defaults. */
export function newNode(entity: Pick<NodeRecord, 'key' | 'typeName' | 'name'> & Partial<NodeRecord>): NodeRecord {
  return saidInLanguage({ ...NODE_DEFAULTS, ...entity });
}

/** A link with everything but its ends at the defaults. */
export function newLink(link: Pick<ChartLink, 'key' | 'from' | 'to'> & Partial<ChartLink>): ChartLink {
  return { ...LINK_DEFAULTS, ...link };
}

/** How many of these cards are entities, and no notes, pictures or texts. */
export function countEntities(nodes: ChartDocument['nodes'], isCounted: (key: string) => boolean = () => true): number {
  return [...nodes.values()].filter(({ key, typeName }) => isRecordType(typeName) && isCounted(key)).length;
}
