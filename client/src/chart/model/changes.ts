import { decorationValues, isDecorationType } from '@stemma/shared/chart/decoration';
import type { ChartLink } from '@stemma/shared/chart/link';
import { clampPoints } from '@stemma/shared/chart/clamp';
import type { Placement } from '@stemma/shared/chart/placement';
import type { ChartChanges } from '@stemma/shared/chart/save';
import { countryFieldOf } from '@stemma/shared/entities/card';
import type { EntityChange } from '@stemma/shared/entities/entity';
import type { ChartDocument, NodeRecord } from './document';
import { diff } from './patch';
import { same } from './same';

/** What a save sends to turn `saved` into `current`: only what differs. */
export function changesSince(saved: ChartDocument, current: ChartDocument): ChartChanges {
  const patch = diff(saved, current);
  const entities: EntityChange[] = [];
  const placements: Placement[] = [];
  const removedPlacements: string[] = [];
  for (const [key, { before, after }] of patch.nodes) {
    if (!after) removedPlacements.push(key);
    else {
      if (needsEntity(before, after)) entities.push(changeOf(before, after));
      if (!before || !same(placementOf(before), placementOf(after))) placements.push(placementOf(after));
    }
  }
  const links = [...patch.links.values()].flatMap((change) =>
    change.after ? { ...change.after, points: clampPoints(change.after.points) } : [],
  );
  const removedLinks = [...patch.links].filter(([, change]) => !change.after).map(([key]) => key);
  const props = patch.props;
  return {
    ...(props && props.before.name !== props.after.name && { name: props.after.name }),
    ...(props && props.before.description !== props.after.description && { description: props.after.description }),
    ...(props && props.before.routing !== props.after.routing && { routing: props.after.routing }),
    ...(props && props.before.styleKey !== props.after.styleKey && { styleKey: props.after.styleKey ?? '' }),
    entities,
    placements,
    links,
    removedPlacements,
    removedLinks,
    ...(patch.groups.size && { groups: [...current.groups.values()] }),
  };
}

/**
 * Everything on the chart as it stands, for a new chart that keeps it: the same entities; links, groups, notes and pictures under keys
 * of their own.
 * `saved` tells which names the store doesn't know yet.
 */
export function changesForCopy(saved: ChartDocument, current: ChartDocument, newKey: () => string): ChartChanges {
  const anew = new Map([...current.nodes.values()].filter(isDecoration).map(({ key }) => [key, newKey()] as const));
  for (const key of current.groups.keys()) anew.set(key, newKey());
  const own = (key: string) => anew.get(key) ?? key;
  const nodes = [...current.nodes.values()].map((node): NodeRecord =>
    isDecoration(node) ? { ...node, key: own(node.key), isNew: true } : node,
  );
  const links = [...current.links.values()].map((link): ChartLink => ({
    ...link,
    key: newKey(),
    from: own(link.from),
    to: own(link.to),
  }));
  const groups = [...current.groups.values()].map((group) => ({
    ...group,
    key: own(group.key),
    members: group.members.map(own),
  }));
  return {
    routing: current.props.routing,
    ...(current.props.styleKey && { styleKey: current.props.styleKey }),
    entities: nodes
      .filter((node) => needsEntity(saved.nodes.get(node.key), node))
      .map((node) => changeOf(saved.nodes.get(node.key), node)),
    placements: nodes.map(placementOf),
    links,
    removedPlacements: [],
    removedLinks: [],
    ...(groups.length && { groups }),
  };
}

function needsEntity(before: NodeRecord | undefined, after: NodeRecord): boolean {
  if (!before) return after.isNew === true;
  return before.name !== after.name || before.party !== after.party || !same(before.decoration, after.decoration);
}

/** An entity as it is to be; a new name says which one it takes the place of. */
function changeOf(before: NodeRecord | undefined, after: NodeRecord): EntityChange {
  const renamed = before !== undefined && before.name !== after.name;
  return { ...entityOf(after, before === undefined), ...(renamed && { nameAsRead: before.name }) };
}

function isDecoration({ typeName }: NodeRecord): boolean {
  return isDecorationType(typeName);
}

function entityOf(node: NodeRecord, isFirst: boolean): EntityChange {
  const made = isFirst && node.isNew ? node : undefined;
  const country = made?.country ? countryFieldOf(node.typeName) : undefined;
  return {
    key: node.key,
    typeName: node.typeName,
    name: node.name,
    ...(node.party !== 'known' && { party: node.party }),
    ...(node.decoration && { fields: ownFields(node) }),
    ...(made?.newRecord ?? (country && { fields: { [country]: node.country } })),
  };
}

/** To which chart a decoration belongs says the store. */
function ownFields(node: NodeRecord): EntityChange['fields'] {
  const { datasetKey: _datasetKey, ...fields } = decorationValues(node);
  return fields;
}

/** How a card stands on the chart, as kept. */
export function placementOf(node: NodeRecord): Placement {
  return {
    entityKey: node.key,
    x: node.x,
    y: node.y,
    flag: node.flag,
    flagColor: node.flagColor,
    label: node.label,
    labelVisible: node.labelVisible,
    fillColor: node.fillColor,
    icon: node.icon,
    hideIcon: node.hideIcon,
    width: node.width,
    chartDescription: node.chartDescription,
    pinned: node.pinned,
  };
}
