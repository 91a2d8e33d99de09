import { sentence } from '@stemma/shared/language/sentence';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { roleStatusOn } from '@stemma/shared/chart/roleText';
import { bodsEntityFacts } from './entity';
import type { FoldedRecord } from './fold';
import { foldRecords } from './fold';
import { roleHistory, type StatedRoles } from './history';
import { fewRoles, rolesOfInterests } from './interests';
import type { PartyFacts } from './party';
import { missingParty, unspecifiedParty, withBeyond } from './party';
import { isPlaceholder } from './placeholder';
import { personFacts } from './person';
import type { RelationshipDetails } from './shapes';
import type { Statement } from './statement';
import { recordKeyOf, sourceOf } from './statement';

/** A person or entity as its statements leave it. */
export interface PartyState {
  recordKey: string;
  recordId: string;
  /** `missing` stands for a record that is referred to and not held, `unspecified` for an end that the source leaves open. */
  origin: 'record' | 'missing' | 'unspecified';
  facts: PartyFacts;
  ended: boolean;
  endedDate: string | null;
}

/** A relationship as its statements leave it, `from` the interested party `to` the subject, both by record key. */
export interface LinkState {
  recordKey: string;
  statementId: string;
  from: string;
  to: string;
  roles: LinkRole[];
  /** What its last statement that names any says by itself, without what was said before. */
  lastStated: readonly LinkRole[];
  /** Held only through others. */
  dashed: boolean;
  ended: boolean;
  endedDate: string | null;
}

/** A reference that leads nowhere. */
export interface MissingReference {
  statementId: string;
  recordId: string;
  recordKey: string;
}

/** What a set of statements says as a whole, today. */
export interface Model {
  records: Map<string, FoldedRecord>;
  parties: Map<string, PartyState>;
  links: Map<string, LinkState>;
  missing: MissingReference[];
  notes: string[];
}

/**
 * Folds statements, in the order in which they came to us, into parties and links.
 *
 * @param today ISO date, by which interests have ended or not
 */
export function buildModel(statements: readonly Statement[], today: string): Model {
  const records = foldRecords(statements);
  const model: Model = { records, parties: new Map(), links: new Map(), missing: [], notes: [] };
  const byRecordId = new Map<string, string[]>();
  for (const record of records.values()) {
    const facts = recordFacts(record);
    if (!facts) continue;
    const { recordKey, recordId, closed } = record;
    const alike = byRecordId.get(recordId);
    if (alike) alike.push(recordKey);
    else byRecordId.set(recordId, [recordKey]);
    const endedDate = closed ? dayOf(record.latest) : null;
    model.parties.set(recordKey, { recordKey, recordId, origin: 'record', facts, ended: closed, endedDate });
  }
  for (const record of records.values()) {
    if (record.telling.recordType === 'relationship') addLink(model, record, byRecordId, today);
  }
  endUnheld(model);
  return model;
}

/** The facts of a record, under the last name that its source gave it; undefined for a relationship. */
export function recordFacts({ telling, states }: FoldedRecord): PartyFacts | undefined {
  const facts = partyFactsOf(telling);
  if (!facts || facts.isNamed) return facts;
  const named = states.map(partyFactsOf).findLast((said) => said?.isNamed);
  return named ? { ...facts, name: named.name, isNamed: true } : facts;
}

/** The facts of a statement on a person or entity; undefined for a relationship. */
export function partyFactsOf(statement: Statement): PartyFacts | undefined {
  if (statement.recordType === 'relationship') return undefined;
  if (!statement.details) return missingParty(statement.recordId);
  const facts = statement.recordType === 'person' ? personFacts(statement.details) : bodsEntityFacts(statement.details);
  const whole = withBeyond(facts, statement.details);
  return isPlaceholder(statement) ? { ...whole, isNamed: false } : whole;
}

/** The day that a statement speaks of, as an ISO date; empty where it names none. */
export function dayOf(statement: Statement): string {
  return Number.isFinite(statement.stated.at) ? new Date(statement.stated.at).toISOString().slice(0, 10) : '';
}

function addLink(model: Model, record: FoldedRecord, byRecordId: Map<string, string[]>, today: string): void {
  const { latest, telling, recordKey } = record;
  if (telling.recordType !== 'relationship' || !telling.details) {
    model.notes.push(
      sentence('Relationship "{record}" is closed without ever saying between whom; it is kept in the source only.', {
        record: record.recordId,
      }),
    );
    return;
  }
  const { details } = telling;
  const from = endOf(model, telling, details, 'interestedParty', byRecordId);
  const to = endOf(model, telling, details, 'subject', byRecordId);
  const gone = [from, to].find((end) => end.ended);
  const stated = statedRoles(record);
  const history = roleHistory(stated);
  const isDrawn = details?.stemma?.isDrawn === true;
  const over = !isDrawn && history.length > 0 && history.every((role) => roleStatusOn(role, today) === 'ended');
  if (gone?.endedDate) stated.push({ day: gone.endedDate, closed: true, roles: undefined });
  const roles = fewRoles(roleHistory(stated), today, (interests, max) =>
    model.notes.push(
      sentence(
        'Relationship "{record}": {interests} interests are stated; a link holds {max}, the others are kept in its source only.',
        { record: record.recordId, interests, max },
      ),
    ),
  );
  if (gone && !latest.closed && !over) {
    model.notes.push(
      sentence('Relationship "{record}" has ended, as the record of "{name}" is closed.', {
        record: record.recordId,
        name: gone.facts.name,
      }),
    );
  }
  const lastDay = over
    ? roles
        .map(({ endDate }) => endDate ?? '')
        .sort()
        .at(-1)
    : undefined;
  model.links.set(recordKey, {
    recordKey,
    statementId: latest.statementId,
    from: from.recordKey,
    to: to.recordKey,
    roles,
    lastStated: stated.findLast((state) => state.roles)?.roles ?? [],
    dashed: isIndirect(rolesOfInterests(details, undefined)),
    ended: latest.closed || over || gone !== undefined,
    endedDate: lastDay || (latest.closed ? dayOf(latest) : (gone?.endedDate ?? null)),
  });
}

/** What the statements of a relationship say of its roles, oldest first. */
function statedRoles({ states }: FoldedRecord): StatedRoles[] {
  return states.flatMap((statement) => {
    if (statement.recordType !== 'relationship') return [];
    const { details, closed } = statement;
    return { day: dayOf(statement), closed, roles: details && rolesOfInterests(details, sourceOf(statement)) };
  });
}

function endOf(
  model: Model,
  statement: Statement,
  details: RelationshipDetails,
  end: 'subject' | 'interestedParty',
  byRecordId: Map<string, string[]>,
): PartyState {
  const named = details[end];
  if (typeof named !== 'string') {
    const recordKey = `${statement.recordKey}:${end}`;
    return addParty(model, recordKey, statement.recordId, 'unspecified', unspecifiedParty(named, end));
  }
  const own = recordKeyOf(statement.recordPublisher, named, 'party');
  const others = byRecordId.get(named) ?? [];
  const found = model.parties.get(own) ?? (others.length === 1 ? model.parties.get(others[0] ?? '') : undefined);
  if (found) return found;
  model.missing.push({ statementId: statement.statementId, recordId: named, recordKey: own });
  return addParty(model, own, named, 'missing', missingParty(named));
}

function addParty(
  model: Model,
  recordKey: string,
  recordId: string,
  origin: PartyState['origin'],
  facts: PartyFacts,
): PartyState {
  const party: PartyState = { recordKey, recordId, origin, facts, ended: false, endedDate: null };
  model.parties.set(recordKey, party);
  return party;
}

/** Parties that only stand for the end of a link end with their last link. */
function endUnheld(model: Model): void {
  const held = new Set<string>();
  const last = new Map<string, string>();
  for (const { from, to, ended, endedDate } of model.links.values()) {
    for (const end of [from, to]) {
      if (!ended) held.add(end);
      else if ((endedDate ?? '') > (last.get(end) ?? '')) last.set(end, endedDate ?? '');
    }
  }
  for (const party of model.parties.values()) {
    if (party.origin === 'record' || held.has(party.recordKey)) continue;
    party.ended = true;
    party.endedDate = last.get(party.recordKey) ?? null;
  }
}

function isIndirect(roles: readonly LinkRole[]): boolean {
  return roles.length > 0 && roles.every(({ via }) => via === 'indirect');
}
