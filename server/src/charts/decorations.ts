import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import type { ChartChanges } from '@stemma/shared/chart/save';
import type { EntityChange } from '@stemma/shared/entities/entity';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { messages } from '@stemma/shared/messages';
import { permitsEdit } from '@stemma/shared/permissions';
import { randomUUID } from 'node:crypto';
import type { UserCaller } from '../access/caller';
import { entitiesByKeys, type factsByKey } from '../entities/service';
import { AppError } from '../errors';
import type { Tx } from '../store';
import { claimDecorations, placedKeys } from './store';

/**
 * Notes, pictures and text boxes that come onto a chart become its own: they belong to one chart (SPEC §3.3). Throws `conflict` for one
 * that stands on another chart, naming its placement; one that stands on both from earlier stays.
 */
export async function assertOwnDecorations(
  tx: Tx,
  key: string,
  placements: ChartChanges['placements'],
  facts: ReadonlyMap<string, { typeName: EntityType }>,
): Promise<void> {
  const isKnown = ({ entityKey }: { entityKey: string }) => !isRecordType(facts.get(entityKey)?.typeName ?? 'Custom');
  const known = placements.filter(isKnown).map(({ entityKey }) => entityKey);
  if (known.length === 0) return;
  const foreign = new Set((await claimDecorations(tx, { key, entityKeys: known })).map((row) => row.key));
  const at = placements.findIndex(({ entityKey }) => foreign.has(entityKey));
  if (at >= 0) throw new AppError('conflict', messages.onOneChart, { field: `placements.${at}.entityKey` });
}

type Facts = Awaited<ReturnType<typeof factsByKey>>;

/**
 * What is known of entities, with the permission to change those notes, pictures and text boxes that stand on the chart: they are its
 * own, so whoever may edit it may change them, whoever made them.
 */
export async function factsOnChart(tx: Tx, key: string, facts: Facts): Promise<Facts> {
  const foreign = [...facts.values()].filter((one) => !isRecordType(one.typeName) && !permitsEdit(one.permission));
  if (foreign.length === 0) return facts;
  const own = new Map(facts);
  for (const row of await placedKeys(tx, { key, entityKeys: foreign.map((one) => one.key) })) {
    const known = facts.get(row.key);
    if (known) own.set(row.key, { ...known, permission: 'Editor' });
  }
  return own;
}

type Content = Pick<ChartChanges, 'groups'> & { nodes: ChartNode[]; links: ChartLink[] };

/** The content of a chart for another chart: notes, pictures and text boxes come as copies under keys of their own, everything else as it is. */
export async function withOwnDecorations(
  tx: Tx,
  caller: UserCaller,
  { nodes, links, groups }: Content,
): Promise<Content & { entities: EntityChange[] }> {
  const keys = nodes.filter(({ typeName }) => !isRecordType(typeName)).map((node) => node.key);
  const records = await entitiesByKeys(tx, caller, keys);
  const copies = new Map(records.map((record) => [record.key, randomUUID() as string]));
  const own = (key: string): string => copies.get(key) ?? key;
  return {
    entities: records.map(({ key, typeName, name, description, color, customFields, fields }) => {
      return { key: own(key), typeName, name, description, color, customFields, fields };
    }),
    nodes: nodes.map((node) => ({ ...node, key: own(node.key) })),
    links: links.map((link) => ({ ...link, from: own(link.from), to: own(link.to) })),
    groups: groups?.map((group) => ({ ...group, members: group.members.map(own) })),
  };
}
