import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import type { ChartChanges } from '@stemma/shared/chart/save';
import type { EntityChange } from '@stemma/shared/entities/entity';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { messages } from '@stemma/shared/messages';
import { randomUUID } from 'node:crypto';
import type { UserCaller } from '../access/caller';
import { entitiesByKeys } from '../entities/service';
import { AppError } from '../errors';
import type { Tx } from '../store';
import { claimDecorations } from './store';

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
