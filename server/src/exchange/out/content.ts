import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import { isoToday } from '@stemma/shared/dates';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { openChart } from '../../charts/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { entitiesByKeys } from '../../entities/service';
import type { EntityRecord } from '../../entities/present';
import { presentLink } from '../../links/present';
import type { FoldedRecord } from '../bods/fold';
import type { Model } from '../bods/model';
import { buildModel } from '../bods/model';
import { storedStatements } from '../sources';
import { importedLinks } from '../store';
import { chartRecords, chartStatements, organizationName } from './store';

/** A party as a chart shows it; `record` is what the caller may read of it, nothing where he only sees its card. */
export interface ExportedParty {
  key: string;
  node: Pick<ChartNode, 'typeName' | 'name' | 'party'>;
  record: EntityRecord | undefined;
}

export interface ExportedLink {
  link: ChartLink;
  /** The record of the source that it comes from. */
  recordKey: string | undefined;
  ended: boolean;
  endedDate: string | undefined;
}

/** What a chart is written out from, on its caller's view. */
export interface ExportContent {
  name: string;
  /** ISO day on which the chart was saved last. */
  day: string;
  /** Name of the organization of whoever writes it out, which states what its people made and changed. */
  organization: string;
  parties: Map<string, ExportedParty>;
  links: ExportedLink[];
  model: Model;
  /** Entity key by record key. */
  entityOf: Map<string, string>;
}

/** Reads a chart for a file of ownership data, without some of its entities. Throws `notFound` as opening the chart does. */
export async function readContent(context: Context, key: string, leaveOut: readonly string[]): Promise<ExportContent> {
  const caller = requireUser(context);
  const chart = await openChart(context, key);
  const without = new Set(leaveOut);
  const nodes = chart.nodes.filter((node) => isRecordType(node.typeName) && !without.has(node.key));
  return context.read(async (tx) => {
    const statements = storedStatements(await chartStatements(tx, { chartKey: key }));
    const records = await chartRecords(tx, { chartKey: key });
    const entityOf = new Map(records.map(({ recordKey, key: entity }) => [recordKey, entity]));
    const model = buildModel(statements, isoToday());
    const gone = goneEntities(model, entityOf, nodes, without);
    const keys = [...nodes.map((node) => node.key), ...gone];
    const read = new Map((await entitiesByKeys(tx, caller, keys)).map((entity) => [entity.key, entity]));
    const parties = new Map<string, ExportedParty>();
    for (const node of nodes) parties.set(node.key, { key: node.key, node, record: read.get(node.key) });
    for (const entity of gone) {
      const record = read.get(entity);
      if (record) parties.set(entity, { key: entity, node: record, record });
    }
    const imported = await importedLinks(tx, { chartKey: key });
    const day = chart.modifiedDate.slice(0, 10);
    const [{ name: organization } = { name: '' }] = await organizationName(tx, {
      organizationKey: caller.organizationKey,
    });
    const links = linksOf(chart.links, imported, parties);
    return { name: chart.name, day, organization, parties, links, model, entityOf };
  });
}

/** Entities that left the chart as their source ended them; those that a person took off it are not among them. */
function goneEntities(
  model: Model,
  entityOf: ReadonlyMap<string, string>,
  nodes: readonly ChartNode[],
  without: ReadonlySet<string>,
): string[] {
  const shown = new Set(nodes.map(({ key }) => key));
  const ended = [...model.parties.values()].flatMap((party) =>
    party.ended ? (entityOf.get(party.recordKey) ?? []) : [],
  );
  return [...new Set(ended)].filter((key) => !shown.has(key) && !without.has(key));
}

function linksOf(
  drawn: readonly ChartLink[],
  imported: readonly { recordKey: string; from: string; to: string; properties: Record<string, unknown> }[],
  parties: ReadonlyMap<string, ExportedParty>,
): ExportedLink[] {
  const byKey = new Map(imported.map((row) => [String(row.properties['key']), row]));
  const own = drawn.map((link): ExportedLink => {
    const row = byKey.get(link.key);
    return { link, recordKey: row?.recordKey, ended: false, endedDate: undefined };
  });
  const ended = imported
    .filter(({ properties }) => properties['ended'] === true)
    .map(({ from, to, properties, recordKey }): ExportedLink => {
      const day = properties['endedDate'];
      return {
        link: presentLink(from, to, properties),
        recordKey,
        ended: true,
        endedDate: typeof day === 'string' ? day : undefined,
      };
    });
  return [...own, ...ended].filter(({ link }) => parties.has(link.from) && parties.has(link.to));
}

/** The records of each party of a chart, by entity key. */
export function recordsByEntity({ model, entityOf }: ExportContent): Map<string, FoldedRecord[]> {
  const records = new Map<string, FoldedRecord[]>();
  for (const record of model.records.values()) {
    const key = entityOf.get(record.recordKey);
    if (key === undefined || record.telling.recordType === 'relationship') continue;
    const known = records.get(key);
    if (known) known.push(record);
    else records.set(key, [record]);
  }
  return records;
}
