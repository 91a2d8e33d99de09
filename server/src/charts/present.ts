import { clampCoordinate } from '@stemma/shared/chart/clamp';
import type {
  CardTags,
  Chart,
  ChartGroup,
  ChartNode,
  ChartRecord,
  FormerParty,
  TagMark,
} from '@stemma/shared/chart/chart';
import { cardCountry, cardDetail, cardLegalForm, cardTrailEnd } from '@stemma/shared/entities/card';
import type { Party } from '@stemma/shared/entities/entity';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { decorationOf } from '../entities/present';
import type { Permission, ViewerCan } from '@stemma/shared/permissions';
import { presentEndedLink, presentLink } from '../links/present';
import type { ChartReader } from './policy';
import { viewerCanOf } from './policy';
import type { ChartStyle } from '@stemma/shared/chart/style';
import { presentChartStyle } from '../styles/present';
import type { StyleCell } from '../styles/record';
import type { ChartCardRow, ChartRow } from './record';
import type { CardCell, ContentCells, LinkCell, TagCell } from './opening/store';
import { ENTITY_COLUMNS, LINK_COLUMNS, PLACEMENT_COLUMNS } from './opening/columns';

export function presentRecord(caller: ChartReader, row: ChartRow): ChartRecord {
  return {
    key: row.key,
    name: row.name,
    description: row.description,
    visibility: row.visibility,
    routing: row.routing,
    styleKey: row.styleKey,
    revision: row.revision,
    organizationKey: row.organizationKey,
    folder: row.folder,
    createdDate: row.createdDate,
    modifiedDate: row.modifiedDate,
    createdBy: row.createdBy,
    modifiedBy: row.modifiedBy,
    viewerCan: viewerCanOf(caller, row),
  };
}

/** A card of a chart from the kept properties of its entity and placement. */
export function presentNode(
  entity: Record<string, unknown>,
  placement: Record<string, unknown>,
  permission: Permission | null,
  chartCount: number,
): ChartNode {
  const source = entity as Record<string, unknown> & { typeName: EntityType };
  return {
    key: entity.key as string,
    typeName: source.typeName,
    name: entity.name as string,
    party: (entity.party as Party | undefined) ?? 'known',
    country: cardCountry(source),
    detail: cardDetail(source),
    legalForm: cardLegalForm(source),
    trailEnd: cardTrailEnd(source),
    permission,
    chartCount,
    x: clampCoordinate(placement.x),
    y: clampCoordinate(placement.y),
    flag: (placement.flag as string | undefined) ?? null,
    flagColor: (placement.flagColor as ChartNode['flagColor'] | undefined) ?? null,
    label: (placement.label as string | undefined) ?? null,
    labelVisible: placement.labelVisible !== false,
    fillColor: (placement.fillColor as string | undefined) ?? null,
    icon: (placement.icon as string | undefined) ?? null,
    hideIcon: placement.hideIcon === true,
    width: (placement.width as number | undefined) ?? null,
    chartDescription: (placement.chartDescription as string | undefined) ?? null,
    pinned: placement.pinned === true,
    decoration: decorationOf(source.typeName, entity),
  };
}

/** What stands on a chart; nothing of its record. */
export type OpenedContent = Pick<
  ReadChart,
  'nodes' | 'links' | 'endedLinks' | 'formerParties' | 'formerLinks' | 'tags' | 'entitiesChanged'
>;

/** Cards, tags and links of a chart, its decorations as its own; a link whose end is not on the chart (in the bin, say) is left out. */
export function presentContent(chartKey: string, { tags, entitiesChanged, ...cells }: ContentCells): OpenedContent {
  return {
    ...presentParts(chartKey, cells.cards, cells.links),
    tags: tagsOnCards(tags),
    entitiesChanged,
  };
}

function presentParts(
  chartKey: string,
  cards: CardCell[],
  links: LinkCell[],
): Omit<OpenedContent, 'tags' | 'entitiesChanged'> {
  const nodes = cards.map(([values, permission, count, decoration]) => {
    const own = decoration && { ...decoration, datasetKey: chartKey };
    const entity = Object.assign(named(ENTITY_COLUMNS, values, 0), own);
    return presentNode(entity, named(PLACEMENT_COLUMNS, values, ENTITY_COLUMNS.length), permission, count);
  });
  const keys = new Set<unknown>(nodes.map(({ key }) => key));
  const all = links.map((values) => ({
    from: values[0] as string,
    to: values[1] as string,
    properties: named(LINK_COLUMNS, values, 2),
  }));
  const read = all.filter(({ from, to }) => keys.has(from) && keys.has(to));
  const former = formerOf(
    all.filter(({ from, to }) => !(keys.has(from) && keys.has(to))),
    keys,
  );
  return {
    nodes,
    ...former,
    links: read
      .filter(({ properties }) => !properties.ended)
      .map(({ from, to, properties }) => presentLink(from, to, properties)),
    endedLinks: read
      .filter(({ properties }) => properties.ended)
      .map(({ from, to, properties }) => presentEndedLink(from, to, properties)),
  };
}

interface ReadLink {
  from: string;
  to: string;
  properties: Record<string, unknown>;
}

/** Who left the chart as its source ended it, with its links to others of whom each stands on the chart or left it so. */
function formerOf(
  beyond: readonly ReadLink[],
  keys: ReadonlySet<unknown>,
): Pick<ReadChart, 'formerParties' | 'formerLinks'> {
  const parties = new Map<string, FormerParty>();
  for (const { properties } of beyond) {
    for (const end of (properties.formerEnds ?? []) as {
      key: string;
      typeName: EntityType;
      name: string;
      party?: Party;
      trailEnd?: string;
    }[]) {
      const { key, typeName, name, party, trailEnd } = end;
      const cardEnd = cardTrailEnd({ typeName, trailEnd }) ?? null;
      if (!keys.has(key)) parties.set(key, { key, typeName, name, party: party ?? 'known', trailEnd: cardEnd });
    }
  }
  const isKnown = (key: string) => keys.has(key) || parties.has(key);
  const formerLinks = beyond
    .filter(({ from, to, properties }) => properties.ended === true && isKnown(from) && isKnown(to))
    .map(({ from, to, properties }) => presentEndedLink(from, to, properties));
  return { formerParties: [...parties.values()], formerLinks };
}

function named(names: readonly string[], values: unknown[], from: number): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  names.forEach((name, index) => {
    record[name] = values[from + index] ?? undefined;
  });
  return record;
}

/** A chart with the name of whoever saved it last, and when the record of an entity on it was changed last. */
export type ReadChart = Chart & { modifiedByName: string; entitiesChanged: string; style: ChartStyle } & Required<
    Pick<Chart, 'endedLinks' | 'formerParties' | 'formerLinks' | 'tags'>
  >;

/** A chart of its record and what stands on it. */
export function presentChart(
  caller: ChartReader,
  row: ChartRow & { modifiedByName: string; style: StyleCell },
  content: OpenedContent,
): ReadChart {
  return {
    ...presentRecord(caller, row),
    modifiedByName: row.modifiedByName,
    style: presentChartStyle(row.style),
    ...content,
    groups: groupsOn(content.nodes, groupsOf(row.groups)),
  };
}

function tagsOnCards(cells: readonly TagCell[]): CardTags[] {
  const byEntity = new Map<string, TagMark[]>();
  for (const [entityKey, key, name, color] of cells) {
    byEntity.set(entityKey, [...(byEntity.get(entityKey) ?? []), { key, name, color }]);
  }
  return [...byEntity].map(([key, tags]) => ({ key, tags }));
}

/** Groups with those members alone that are on the chart, as its cards or as groups in groups. */
function groupsOn(nodes: readonly ChartNode[], groups: readonly ChartGroup[]): ChartGroup[] {
  const there = new Set([...nodes, ...groups].map(({ key }) => key));
  return groups.map((group) => ({ ...group, members: group.members.filter((key) => there.has(key)) }));
}

/** Groups as kept with the chart's record. */
export function groupsOf(json: string | null): ChartGroup[] {
  return json ? (JSON.parse(json) as ChartGroup[]) : [];
}

/** A chart in a list. */
export interface ChartCard {
  key: string;
  name: string;
  description: string;
  visibility: ChartRecord['visibility'];
  revision: number;
  createdDate: string;
  modifiedDate: string;
  createdBy: string;
  createdByName: string;
  modifiedByName: string;
  modifiedBy: string;
  organizationKey: string;
  routing: ChartRecord['routing'];
  folder: string;
  entityCount: number;
  linkCount: number;
  sharingCount: number;
  accessibleTo: string[];
  viewerCan: ViewerCan;
}

export function presentCard(caller: ChartReader, row: ChartCardRow): ChartCard {
  return {
    key: row.key,
    name: row.name,
    description: row.description,
    visibility: row.visibility,
    revision: row.revision,
    createdDate: row.createdDate,
    modifiedDate: row.modifiedDate,
    createdBy: row.createdBy,
    createdByName: row.createdByName,
    modifiedByName: row.modifiedByName,
    modifiedBy: row.modifiedBy,
    organizationKey: row.organizationKey,
    routing: row.routing,
    folder: row.folder,
    sharingCount: row.sharingCount,
    accessibleTo: row.accessibleTo,
    entityCount: row.entityCount,
    linkCount: row.linkCount,
    viewerCan: viewerCanOf(caller, row),
  };
}
