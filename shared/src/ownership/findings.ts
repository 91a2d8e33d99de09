import { endsOf } from './directedLink';
import { inForce } from './day';
import { isAcceptedEnd } from './endOfTrail';
import { shortHash } from './hashText';
import { compareNames, declarationsIn, holdersOf, withBounds } from './holders';
import { integratedOwnership } from './integratedOwnership';
import { ownershipModel } from './model';
import type { OwnershipModel } from './model';
import { freePart, isUltimate } from './ownershipMatrix';
import { meaningOf } from './roles';
import { formatShare, shareDigits } from './shareFormat';
import { stronglyConnectedComponents } from './stronglyConnectedComponents';
import { DECORATIONS } from './types';
import type { OwnershipEntity, OwnershipGraph, OwnershipLink, OwnershipRole } from './types';

export const FINDING_CODES = [
  'over100',
  'notUnderstood',
  'held',
  'ring',
  'dates',
  'missing',
  'loop',
  'disagree',
  'declared',
  'direction',
  'noPerson',
  'expired',
  'notStated',
  'dateUnsure',
  'twice',
  'nominee',
  'orphan',
  'noEvidence',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];
export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

const ERRORS: ReadonlySet<FindingCode> = new Set(['over100', 'notUnderstood', 'held', 'ring']);
const NOTES: ReadonlySet<FindingCode> = new Set([
  'notStated',
  'dateUnsure',
  'twice',
  'nominee',
  'orphan',
  'noEvidence',
]);

/** How grave a finding is. */
export function severityOf(code: FindingCode): Severity {
  return ERRORS.has(code) ? 'error' : NOTES.has(code) ? 'note' : 'warning';
}

/** Something about a chart that somebody should look at. */
export interface Finding {
  code: FindingCode;
  severity: Severity;
  text: string;
  /** The same in a few words, for a card; of shares that are over or missing only. */
  short?: string;
  /** Keys of the entities and links that it is about. */
  entities: string[];
  links: string[];
  /** What could be done. */
  suggestion: string;
  /** Changes when the facts do: a finding is set aside for these facts only. */
  factsHash: string;
}

/** A file of an entity, as far as it can expire. */
export interface DatedFile {
  entityKey: string;
  name: string;
  /** ISO day. */
  expires: string;
}

export interface FindingsSettings {
  /** ISO day. */
  asOf: string;
  /** ISO day; what starts after it starts in the future, whichever earlier day is looked at. `asOf` without. */
  today?: string;
  files?: readonly DatedFile[];
  /** Off by default: links without evidence. */
  noEvidence?: boolean;
}

/** Everything that should be looked at on a chart, the gravest first. */
export function chartFindings(graph: OwnershipGraph, settings: FindingsSettings): Finding[] {
  const model = ownershipModel(graph, settings);
  const found = [
    ...columnFindings(model),
    ...loopFindings(model),
    ...countingFindings(model),
    ...declarationFindings(model),
    ...trailFindings(model),
    ...roleFindings(model, settings),
    ...fileFindings(model, settings),
  ];
  return found.sort(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code) ||
      (a.text < b.text ? -1 : a.text > b.text ? 1 : 0),
  );
}

function finding(
  code: FindingCode,
  text: string,
  suggestion: string,
  { entities = [], links = [], facts = text }: { entities?: string[]; links?: string[]; facts?: string },
): Finding {
  const hash = shortHash([code, facts, ...[...entities].sort(), ...[...links].sort()].join('\n'));
  return { code, severity: severityOf(code), text, entities, links, suggestion, factsHash: hash };
}

function entityAt({ graph }: OwnershipModel, number: number): OwnershipEntity {
  return graph.entities[number]!;
}

/** What the holders of one entity add up to on the day, where it is not the whole; for its card and for the dialog of a role. */
export function sharesOf(
  model: OwnershipModel,
  number: number,
): { code: 'over100' | 'missing'; text: string; short: string; percent: number } | null {
  const { matrix, counted } = model.on('ownership');
  if (isUltimate(matrix, number)) return null;
  if (matrix.over[number] === 1) {
    const percent = 100 - matrix.rest[number]! * 100;
    const sum = formatShare(percent);
    return { code: 'over100', text: `recorded shares add up to ${sum}.`, short: `shares add up to ${sum}`, percent };
  }
  if (counted.hiddenHolders.has(number) || isAcceptedEnd(entityAt(model, number))) return null;
  const percent = freePart(matrix, number).missing * 100;
  if (percent <= 0.01 + 1e-9) return null;
  const short = `${formatShare(percent)} has no recorded holder`;
  return { code: 'missing', text: `${short}.`, short, percent };
}

function columnFindings(model: OwnershipModel): Finding[] {
  const found: Finding[] = [];
  model.graph.entities.forEach(({ key, name, isPrivate }, number) => {
    const shares = isPrivate ? null : sharesOf(model, number);
    if (!shares) return;
    const suggestion = shares.code === 'over100' ? 'Correct a share, or end one that is over.' : 'Add the holder.';
    const columnFinding = finding(shares.code, `${name}: ${shares.text}`, suggestion, {
      entities: [key],
      facts: shares.text,
    });
    found.push({ ...columnFinding, short: shares.short });
  });
  return found;
}

function loopFindings(model: OwnershipModel): Finding[] {
  const { matrix } = model.on('ownership');
  const follows = (entry: number): boolean => matrix.minimum[entry]! > 0;
  const components = stronglyConnectedComponents({ start: matrix.columnStart, to: matrix.holder }, { follows });
  const found: Finding[] = [];
  for (let component = 0; component < components.count; component += 1) {
    const members = components.vertices.subarray(components.start[component], components.start[component + 1]);
    if (members.length < 2) continue;
    const inside = new Set(members);
    const isClosed = [...members].every((member) => {
      if (matrix.rest[member] !== 0) return false;
      for (let entry = matrix.columnStart[member]!; entry < matrix.columnStart[member + 1]!; entry += 1) {
        if (matrix.minimum[entry]! > 0 && !inside.has(matrix.holder[entry]!)) return false;
      }
      return true;
    });
    const entities = [...members].map((member) => entityAt(model, member)).sort(compareNames);
    const names = entities.map(({ name }) => name).join(', ');
    const keys = entities.map(({ key }) => key);
    found.push(
      isClosed
        ? finding('ring', `${names}: Held only by each other; no outside holder.`, 'Add who holds them.', {
            entities: keys,
          })
        : finding('loop', `These hold each other: ${names}.`, 'Check whether it is so.', { entities: keys }),
    );
  }
  return found;
}

function pairText({ graph, index }: OwnershipModel, link: OwnershipLink): string {
  const { from, to } = endsOf(link);
  const nameOf = (key: string): string => graph.entities[index.numberOf.get(key) ?? -1]?.name ?? '';
  return `${nameOf(from)} in ${nameOf(to)}`;
}

function countingFindings(model: OwnershipModel): Finding[] {
  const { counted } = model.on('ownership');
  const { links, entities } = model.graph;
  const found = counted.uncounted.map((left): Finding => {
    const link = links[left.link]!;
    const pair = pairText(model, link);
    const about = { entities: [link.from, link.to], links: [link.key] };
    switch (left.code) {
      case 'direction':
        return finding('direction', `${pair}: Direction unclear.`, 'Give the link one arrow.', about);
      case 'heldPerson':
        return finding('held', `${pair}: People are not owned.`, 'Turn the link round, or take the role away.', about);
      case 'notUnderstood':
        return finding('notUnderstood', `${pair}: Share not understood.`, 'Enter a share from 0 to 100.', about);
      case 'twice':
        return finding('twice', `${pair}: Drawn twice.`, 'Take one of the links away.', {
          ...about,
          links: [links[left.same]!.key, link.key],
        });
    }
  });
  for (const { holder, subject, share, links: numbers, disagree } of counted.holdings) {
    if (!disagree && share.stated && !share.unsure) continue;
    const about = {
      entities: [entities[holder]!.key, entities[subject]!.key],
      links: numbers.map((number) => links[number]!.key),
    };
    const pair = `${entities[holder]!.name} in ${entities[subject]!.name}`;
    if (disagree) {
      const range = `${shareDigits(share.minimum)} to ${formatShare(share.maximum)}`;
      found.push(finding('disagree', `${pair}: Charts disagree, ${range}.`, 'Correct one of the charts.', about));
    }
    if (!share.stated)
      found.push(finding('notStated', `${pair}: no share is stated.`, 'Enter the share, or a range.', about));
    if (share.unsure) {
      found.push(
        finding(
          'dateUnsure',
          `${pair}: its date leaves open whether it holds on the day.`,
          'Enter the full date.',
          about,
        ),
      );
    }
  }
  return found;
}

function declarationFindings(model: OwnershipModel): Finding[] {
  const on = model.on('ownership');
  const subjects = new Set(on.counted.declarations.filter(({ share }) => share).map(({ subject }) => subject));
  const found: Finding[] = [];
  for (const subject of subjects) {
    const declared = declarationsIn(on.counted.declarations, subject);
    const integrated = integratedOwnership(on.matrix, subject);
    if (!integrated.isCalculable) continue;
    const holders = holdersOf(on, integrated).filter(({ entity }) => declared.get(entity) != null);
    for (const { entity, declared: said, total, upper, computable } of withBounds(on, integrated, holders)) {
      if (said === null || !computable || (said >= total - 0.01 - 1e-9 && said <= upper + 0.01 + 1e-9)) continue;
      const calculated = upper - total > 0.005 ? `${shareDigits(total)} to ${formatShare(upper)}` : formatShare(total);
      const [holder, held] = [entityAt(model, entity), entityAt(model, subject)];
      const text = `${holder.name} in ${held.name}: Declared ${formatShare(said)}, calculated ${calculated}.`;
      found.push(finding('declared', text, 'Find out which is right.', { entities: [holder.key, held.key] }));
    }
  }
  return found;
}

function trailFindings(model: OwnershipModel): Finding[] {
  const { matrix, counted } = model.on('ownership');
  const linked = new Set([...model.index.holderOf, ...model.index.subjectOf]);
  const found: Finding[] = [];
  model.graph.entities.forEach((entity, number) => {
    const { key, name, typeName, party = 'known', isPrivate } = entity;
    if (isPrivate || DECORATIONS.has(typeName)) return;
    if (!linked.has(number)) {
      found.push(finding('orphan', `${name}: Not linked.`, 'Link it, or take it off the chart.', { entities: [key] }));
      return;
    }
    const holdsSomething = matrix.rowStart[number] !== matrix.rowStart[number + 1];
    if (!holdsSomething || !isUltimate(matrix, number) || typeName === 'Individual' || party !== 'known') return;
    if (entity.trailEnd && entity.trailEnd !== 'none') return;
    if (model.trusts.has(number) || counted.hiddenHolders.has(number)) return;
    const text = `No natural person at the top; the trail ends at ${name}, no reason given.`;
    found.push(finding('noPerson', text, 'Add its holders, or say why the trail ends there.', { entities: [key] }));
  });
  return found;
}

function roleFindings(model: OwnershipModel, { asOf, today = asOf, noEvidence = false }: FindingsSettings): Finding[] {
  const found: Finding[] = [];
  model.graph.links.forEach((link, number) => {
    const add = (code: FindingCode, role: OwnershipRole | null, text: string, suggestion: string, facts?: string) => {
      const about = { entities: [link.from, link.to], links: [link.key] };
      const subject = role ? `${pairText(model, link)}, ${role.role}` : pairText(model, link);
      found.push(finding(code, `${subject}: ${text}`, suggestion, facts === undefined ? about : { ...about, facts }));
    };
    for (const role of link.roles) {
      const { begins } = model.graph.entities[model.index.holderOf[number]!] ?? {};
      const fault = faultOfDates(role, asOf > today ? asOf : today, begins);
      const facts = `${role.role} ${role.startDate ?? ''} ${role.endDate ?? ''}`;
      if (fault) add('dates', role, `${fault}.`, 'Correct the dates.', facts);
      const { nominal, share, control } = meaningOf(role);
      const isNominee = nominal && /nominee/i.test(role.role) && inForce(role, asOf) !== 'no';
      if (isNominee) add('nominee', null, `${role.role}.`, 'Add whom it holds for.');
      const counts = share !== null || control !== null;
      if (noEvidence && counts && inForce(role, asOf) !== 'no' && !role.evidence?.length && !role.source) {
        add('noEvidence', role, 'No evidence for this link.', 'Cite a file or a source.', facts);
      }
    }
  });
  return found;
}

function faultOfDates(
  { startDate, endDate }: OwnershipRole,
  today: string,
  begins: string | null | undefined,
): string | null {
  if (startDate && endDate && endDate < startDate && !startDate.startsWith(endDate)) return 'Ends before it starts';
  if (startDate && startDate > today && !today.startsWith(startDate)) return 'Starts in the future';
  if (startDate && begins && startDate < begins && !begins.startsWith(startDate))
    return "The holder's record begins later";
  return null;
}

function fileFindings(model: OwnershipModel, { asOf, files = [] }: FindingsSettings): Finding[] {
  return files
    .filter(({ entityKey, expires }) => expires <= asOf && model.index.numberOf.has(entityKey))
    .map(({ entityKey, name, expires }) =>
      finding('expired', `${name} expired on ${expires.split('-').reverse().join('.')}.`, 'Ask for a new one.', {
        entities: [entityKey],
      }),
    );
}
