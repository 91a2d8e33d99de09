import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { hash } from '../bods/statement';
import type { FoldedRecord } from '../bods/fold';
import type { LinkKind } from '../ftm/links';
import { interestOfLink, linesBesideSummary, linkKind } from '../ftm/links';
import { FOLLOW_THE_MONEY } from '../ftm/read';
import { FtmProperties } from '../ftm/record';
import { overlay } from '../overlay';
import type { ExportContent, ExportedLink, ExportedParty } from './content';
import { recordsByEntity } from './content';
import type { FtmEntity } from './ftmEvidence';
import { revisedProperties, ftmEntityOf } from './ftmEvidence';
import { linkEnds, linkSchema, partyProperties, partySchema, roleProperties } from './ftmProperties';
import { isEntityAsStated, isLinkAsStated } from './untouched';

/** By which ids entities of FollowTheMoney name the parties of a chart. */
interface Ids {
  /** Id by entity key. */
  of: Map<string, string>;
  /** Entity key by each id that a source gives it. */
  names: Map<string, string>;
}

/**
 * A chart as entities of FollowTheMoney: parties, then one entity for each role of a link. What came from it goes out as it came, under its
 * id, but for what a person changed. Of others, whether bounds of votes hold, joint arrangements and ends of trails are lost, as it has no
 * place for them.
 */
export function ftmEntities(content: ExportContent): FtmEntity[] {
  const ids = idsOf(content);
  const records = recordsByEntity(content);
  const given = new Map(content.links.map((link) => [link, givenLink(link, content)]));
  const whole = wholeLinks(content, given, ids);
  const entities = [
    ...[...content.parties.values()].flatMap((party) => partyEntities(party, records.get(party.key) ?? [], ids)),
    ...content.links.flatMap((link) => {
      const together = whole.get(link.recordKey ?? '');
      return together ? [together] : linkEntities(link, given.get(link), ids, content);
    }),
  ];
  return [...new Map(entities.map((entity) => [entity.id, entity])).values()];
}

function idsOf({ parties, model, entityOf }: ExportContent): Ids {
  const ids: Ids = { of: new Map([...parties.keys()].map((key) => [key, key])), names: new Map() };
  for (const { recordKey, recordId, origin } of model.parties.values()) {
    const key = entityOf.get(recordKey);
    const record = model.records.get(recordKey);
    if (!key || origin !== 'record' || !isOfFtm(record)) continue;
    if (!parties.get(key)?.record) continue;
    ids.of.set(key, recordId);
    ids.names.set(recordId, key);
  }
  return ids;
}

function isOfFtm(record: FoldedRecord | undefined): boolean {
  return record?.latest.publisher === FOLLOW_THE_MONEY.name;
}

function partyEntities(party: ExportedParty, records: readonly FoldedRecord[], { of }: Ids): FtmEntity[] {
  const { key, node, record } = party;
  const own = {
    id: of.get(key) ?? key,
    schema: partySchema(node.typeName),
    caption: node.name,
    properties: partyProperties({ ...node, fields: record?.fields ?? {} }),
  };
  const known = records.filter(isOfFtm);
  const given = known.flatMap(({ telling }) => ftmEntityOf(telling) ?? []);
  const last = given.at(-1);
  const stated = overlay(records.flatMap(({ states }) => states));
  if (!record || !last || !stated || given.length < known.length) return [own];
  if (isEntityAsStated(record, stated.facts)) return given;
  const { facts } = stated;
  const changed = {
    ...last,
    schema: facts.typeName === node.typeName ? last.schema : own.schema,
    ...(facts.name !== node.name && { caption: node.name }),
    properties: revisedProperties(last.properties, partyProperties(facts), own.properties),
  };
  return [...given.slice(0, -1), changed];
}

/** Entities that link several pairs of parties, all of which the chart shows as they say; by the record of each of their links. */
function wholeLinks(
  content: ExportContent,
  all: ReadonlyMap<ExportedLink, GivenLink | undefined>,
  ids: Ids,
): Map<string, FtmEntity> {
  const shown = new Map<string, { entity: FtmEntity; pairs: number; recordKeys: string[] }>();
  for (const [exported, given] of all) {
    const state = content.model.links.get(exported.recordKey ?? '');
    if (!given || given.pairs < 2 || !state || !isLinkAsStated(exported, state, content)) continue;
    if (![...given.parties, ...given.subjects].every((id) => ids.names.has(id))) continue;
    const { entity, pairs } = given;
    const before = shown.get(entity.id) ?? { entity, pairs, recordKeys: [] };
    before.recordKeys.push(state.recordKey);
    shown.set(entity.id, before);
  }
  return new Map(
    [...shown.values()].flatMap(({ entity, pairs, recordKeys }) =>
      recordKeys.length === pairs ? recordKeys.map((key) => [key, entity] as const) : [],
    ),
  );
}

interface GivenLink {
  entity: FtmEntity;
  kind: LinkKind;
  parties: string[];
  subjects: string[];
  pairs: number;
}

/** The entity of FollowTheMoney that a link came from; undefined for one that did not. */
function givenLink({ recordKey }: ExportedLink, { model }: ExportContent): GivenLink | undefined {
  const record = recordKey === undefined ? undefined : model.records.get(recordKey);
  const entity = record && ftmEntityOf(record.telling);
  const kind = entity && linkKind(entity.schema);
  if (!kind) return undefined;
  const read = new FtmProperties(entity.properties);
  const [parties, subjects] = [[...new Set(read.all(kind.party))], [...new Set(read.all(kind.subject))]];
  return { entity, kind, parties, subjects, pairs: parties.length * subjects.length };
}

function linkEntities(
  { link, recordKey = '' }: ExportedLink,
  given: GivenLink | undefined,
  ids: Ids,
  content: ExportContent,
): FtmEntity[] {
  const [party, subject] = [ids.of.get(link.from) ?? link.from, ids.of.get(link.to) ?? link.to];
  const record = content.model.records.get(recordKey);
  const known = isOfFtm(record) ? record?.recordId : undefined;
  const [said] = content.model.links.get(recordKey)?.roles ?? [];
  return link.roles.map((role, index) => {
    if (index === 0 && given?.pairs === 1 && said && linkSchema(said) === linkSchema(role)) {
      const [from, to] = [ownId(ids, given.parties[0], link.from), ownId(ids, given.subjects[0], link.to)];
      return changedLink(given, said, role, [from ?? party, to ?? subject]);
    }
    const id = known && index === 0 ? known : `stemma-${hash(`${link.key}\n${index}`)}`;
    const schema = linkSchema(role);
    const [from, to] = linkEnds(schema);
    return { id, schema, properties: { [from]: [party], [to]: [subject], ...roleProperties(role, schema) } };
  });
}

/** The id by which a link of its source names a party, where that is the entity at its end. */
function ownId({ names }: Ids, id: string | undefined, key: string): string | undefined {
  return id !== undefined && names.get(id) === key ? id : undefined;
}

function changedLink({ entity, kind }: GivenLink, said: LinkRole, role: LinkRole, ends: [string, string]): FtmEntity {
  const { schema, properties } = entity;
  const read = new FtmProperties(properties);
  const beside = linesBesideSummary(read, interestOfLink(schema, kind, read, false).unread);
  const [before, now] = [
    roleProperties(said, linkSchema(said), beside),
    roleProperties(role, linkSchema(role), beside),
  ];
  const [from, to] = ends;
  return {
    ...entity,
    properties: { ...revisedProperties(properties, before, now), [kind.party]: [from], [kind.subject]: [to] },
  };
}
