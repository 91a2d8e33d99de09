import type { FoldedRecord } from '../bods/fold';
import type { Statement } from '../bods/statement';
import { hash } from '../bods/statement';
import { overlay } from '../overlay';
import type { ExportContent, ExportedLink, ExportedParty } from './content';
import { recordsByEntity } from './content';
import { partyDetails } from './partyDetails';
import { relationshipDetails } from './relationship';
import { TABLE_ID } from '../tables/tableStatements';
import { completed } from './completed';
import { isEntityAsStated, isLinkAsStated } from './untouched';

const PUBLISHER = { name: 'Stemma' };

/** By what the relationships of a file name a party, and whether its stated statements may name it. */
interface Reference {
  recordId: string;
  isReadable: boolean;
  /** Its statement, where only a relationship that is told anew needs one. */
  needed?: string;
}

/**
 * A chart as statements of BODS 0.4, a JSON text each, parties before relationships. What is as its statements say goes out as they stand;
 * what a person changed becomes one new statement of the same record, under an id that its content gives.
 */
export function bodsStatements(content: ExportContent): string[] {
  const recordsOf = recordsByEntity(content);
  const references = new Map<string, Reference>();
  const written: string[] = [];
  for (const party of content.parties.values()) {
    const records = party.record ? (recordsOf.get(party.key) ?? []) : [];
    const { texts, reference } = writeParty(party, records, content);
    references.set(party.key, reference);
    written.push(...texts);
  }
  for (const link of content.links) written.push(...writeLink(link, references, content));
  return withUpdates([...new Set(written)].map((text) => completed(text, content.day)));
}

/** The statements of tables, which do not know what came before: each but the first of a record updates it. */
function withUpdates(texts: readonly string[]): string[] {
  const met = new Set<string>();
  return texts.map((text) => {
    if (!text.includes(`"statementId":"${TABLE_ID}`)) return text;
    const said = JSON.parse(text) as { recordId: string; recordStatus: string; publicationDetails?: unknown };
    const record = JSON.stringify([Reflect.get(Object(said.publicationDetails), 'publisher'), said.recordId]);
    if (!met.has(record)) {
      met.add(record);
      return text;
    }
    return said.recordStatus === 'new' ? JSON.stringify({ ...said, recordStatus: 'updated' }) : text;
  });
}

function writeParty(
  party: ExportedParty,
  records: FoldedRecord[],
  content: ExportContent,
): { texts: string[]; reference: Reference } {
  const { record } = party;
  const last = records.at(-1);
  if (!record || !last) return writeUnstated(party, content);
  const reference = { recordId: last.recordId, isReadable: true };
  const states = records.flatMap((one) => one.states);
  const stated = overlay(states);
  if (stated && isEntityAsStated(record, stated.facts)) return { texts: states.map(({ json }) => json), reference };
  const { recordType, details } = partyDetails(party, detailsOf(last.telling));
  const changed = {
    recordId: last.recordId,
    recordType,
    details,
    subject: last.recordId,
    date: dayOf(record.modifiedDate, content),
  };
  const others = records.slice(0, -1).flatMap((one) => one.states.map(({ json }) => json));
  return { texts: [...others, statementText(changed, content, last.latest)], reference };
}

/** A party without statements: made by hand, seen by its card alone, or one that only stands for the end of relationships. */
function writeUnstated(party: ExportedParty, content: ExportContent): { texts: string[]; reference: Reference } {
  const { record } = party;
  const stated = [...content.model.parties.values()].filter(
    ({ recordKey, origin }) => origin !== 'record' && content.entityOf.get(recordKey) === party.key,
  );
  const { recordType, details } = partyDetails(party);
  const date = record ? dayOf(record.modifiedDate, content) : content.day;
  const text = statementText({ recordId: party.key, recordType, details, subject: party.key, date }, content);
  if (record && stated.length > 0 && stated.every(({ facts }) => isEntityAsStated(record, facts)))
    return { texts: [], reference: { recordId: party.key, isReadable: true, needed: text } };
  return { texts: [text], reference: { recordId: party.key, isReadable: false } };
}

function writeLink(exported: ExportedLink, references: Map<string, Reference>, content: ExportContent): string[] {
  const { link, recordKey, ended, endedDate } = exported;
  const [party, subject] = [references.get(link.from), references.get(link.to)];
  if (!party || !subject) return [];
  const record = recordKey === undefined ? undefined : content.model.records.get(recordKey);
  const state = recordKey === undefined ? undefined : content.model.links.get(recordKey);
  if (record && state && party.isReadable && subject.isReadable && isLinkAsStated(exported, state, content))
    return record.states.map(({ json }) => json);
  const { details, source } = relationshipDetails(subject.recordId, party.recordId, link.roles);
  const recordId = record?.recordId ?? link.key;
  const date = (ended && endedDate) || content.day;
  const told = {
    recordId,
    recordType: 'relationship',
    details,
    subject: subject.recordId,
    date,
    source,
    closed: ended,
  };
  const needed = [party.needed, subject.needed].filter((text) => text !== undefined);
  return [...needed, statementText(told, content, record?.latest)];
}

interface NewStatement {
  recordId: string;
  recordType: string;
  details: Record<string, unknown>;
  subject: string;
  date: string;
  source?: Record<string, unknown> | undefined;
  closed?: boolean;
}

/**
 * A new statement, asserted by the organization that made or changed what it says. That of another publisher's record names that one beside
 * the publisher, as a record is one by its id and by whose it is.
 */
function statementText(told: NewStatement, { organization }: ExportContent, earlier?: Statement): string {
  const { recordId, recordType, details, subject, date, closed } = told;
  const owner = earlier?.recordPublisher ?? '';
  const said = {
    statementDate: date,
    ...(earlier && { annotations: [changeOf(earlier)] }),
    source: {
      type: ['thirdParty'],
      ...told.source,
      ...(organization && { assertedBy: [{ name: organization }] }),
    },
    declarationSubject: subject,
    recordId,
    recordType,
    recordStatus: closed ? 'closed' : earlier ? 'updated' : 'new',
    recordDetails: { isComponent: false, ...details },
  };
  return JSON.stringify({
    statementId: `stemma-${hash(JSON.stringify([owner || PUBLISHER.name, said]))}`,
    publicationDetails: {
      publicationDate: date,
      bodsVersion: '0.4',
      publisher: PUBLISHER,
      ...(owner && owner !== PUBLISHER.name && { recordPublisher: { name: owner } }),
    },
    ...said,
  });
}

function changeOf({ statementId }: Statement): Record<string, unknown> {
  const description = `Changed in Stemma; the statement before was ${statementId}`;
  return { motivation: 'correcting', statementPointerTarget: '/', description, createdBy: PUBLISHER };
}

/** The details of a statement as they stand in it. */
function detailsOf({ json }: Statement): Record<string, unknown> {
  const raw: unknown = Reflect.get(Object(JSON.parse(json)), 'recordDetails');
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
}

function dayOf(text: string, { day }: ExportContent): string {
  return text.slice(0, 10) || day;
}
