import { endsOf } from './directedLink';
import { inForce } from './day';
import { isAcceptedEnd } from './endOfTrail';
import { shortHash } from './hashText';
import { inEnglish, say, type Message } from '../language/message';
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
  /** In English. */
  text: string;
  /** The same to be said in other languages. */
  message: Message;
  /** The same in a few words, for a card; of shares that are over or missing only. */
  short?: Message;
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
  message: Message,
  suggestion: Message,
  about: { entities?: string[]; links?: string[]; facts?: string },
): Finding {
  const text = inEnglish(message);
  const { entities = [], links = [], facts = text } = about;
  const hash = shortHash([code, facts, ...[...entities].sort(), ...[...links].sort()].join('\n'));
  return {
    code,
    severity: severityOf(code),
    text,
    message,
    entities,
    links,
    suggestion: suggestion.template,
    factsHash: hash,
  };
}

function entityAt({ graph }: OwnershipModel, number: number): OwnershipEntity {
  return graph.entities[number]!;
}

/** What the holders of one entity add up to on the day, where it is not the whole; for its card and for the dialog of a role. */
export function sharesOf(
  model: OwnershipModel,
  number: number,
): { code: 'over100' | 'missing'; percent: number } | null {
  const { matrix, counted } = model.on('ownership');
  if (isUltimate(matrix, number)) return null;
  if (matrix.over[number] === 1) {
    return { code: 'over100', percent: 100 - matrix.rest[number]! * 100 };
  }
  if (counted.hiddenHolders.has(number) || isAcceptedEnd(entityAt(model, number))) return null;
  const percent = freePart(matrix, number).missing * 100;
  return percent <= 0.01 + 1e-9 ? null : { code: 'missing', percent };
}

function columnFindings(model: OwnershipModel): Finding[] {
  const found: Finding[] = [];
  model.graph.entities.forEach(({ key, name, isPrivate }, number) => {
    const shares = isPrivate ? null : sharesOf(model, number);
    if (!shares) return;
    const share = formatShare(shares.percent);
    const isOver = shares.code === 'over100';
    const { whole, short, facts, suggestion } = isOver
      ? {
          whole: say('{name}: recorded shares add up to {share}.', { name, share }),
          short: say('shares add up to {share}', { share }),
          facts: `recorded shares add up to ${share}.`,
          suggestion: say('Correct a share, or end one that is over.'),
        }
      : {
          whole: say('{name}: {share} has no recorded holder.', { name, share }),
          short: say('{share} has no recorded holder', { share }),
          facts: `${share} has no recorded holder.`,
          suggestion: say('Add the holder.'),
        };
    found.push({ ...finding(shares.code, whole, suggestion, { entities: [key], facts }), short });
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
        ? finding(
            'ring',
            say('{names}: Held only by each other; no outside holder.', { names }),
            say('Add who holds them.'),
            {
              entities: keys,
            },
          )
        : finding('loop', say('These hold each other: {names}.', { names }), say('Check whether it is so.'), {
            entities: keys,
          }),
    );
  }
  return found;
}

/** The names of a link's holder and of what is held. */
function pairOf({ graph, index }: OwnershipModel, link: OwnershipLink): { holder: string; held: string } {
  const { from, to } = endsOf(link);
  const nameOf = (key: string): string => graph.entities[index.numberOf.get(key) ?? -1]?.name ?? '';
  return { holder: nameOf(from), held: nameOf(to) };
}

function countingFindings(model: OwnershipModel): Finding[] {
  const { counted } = model.on('ownership');
  const { links, entities } = model.graph;
  const found = counted.uncounted.map((left): Finding => {
    const link = links[left.link]!;
    const pair = pairOf(model, link);
    const about = { entities: [link.from, link.to], links: [link.key] };
    switch (left.code) {
      case 'direction':
        return finding(
          'direction',
          say('{holder} in {held}: Direction unclear.', pair),
          say('Give the link one arrow.'),
          about,
        );
      case 'heldPerson':
        return finding(
          'held',
          say('{holder} in {held}: People are not owned.', pair),
          say('Turn the link round, or take the role away.'),
          about,
        );
      case 'notUnderstood':
        return finding(
          'notUnderstood',
          say('{holder} in {held}: Share not understood.', pair),
          say('Enter a share from 0 to 100.'),
          about,
        );
      case 'twice':
        return finding('twice', say('{holder} in {held}: Drawn twice.', pair), say('Take one of the links away.'), {
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
    const pair = { holder: entities[holder]!.name, held: entities[subject]!.name };
    if (disagree) {
      const range = { least: shareDigits(share.minimum), most: formatShare(share.maximum) };
      const message = say('{holder} in {held}: Charts disagree, {least} to {most}.', { ...pair, ...range });
      found.push(finding('disagree', message, say('Correct one of the charts.'), about));
    }
    if (!share.stated) {
      const message = say('{holder} in {held}: no share is stated.', pair);
      found.push(finding('notStated', message, say('Enter the share, or a range.'), about));
    }
    if (share.unsure) {
      const message = say('{holder} in {held}: its date leaves open whether it holds on the day.', pair);
      found.push(finding('dateUnsure', message, say('Enter the full date.'), about));
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
      const [holder, held] = [entityAt(model, entity), entityAt(model, subject)];
      const values = { holder: holder.name, held: held.name, declared: formatShare(said), most: formatShare(upper) };
      const message =
        upper - total > 0.005
          ? say('{holder} in {held}: Declared {declared}, calculated {least} to {most}.', {
              ...values,
              least: shareDigits(total),
            })
          : say('{holder} in {held}: Declared {declared}, calculated {total}.', {
              ...values,
              total: formatShare(total),
            });
      found.push(finding('declared', message, say('Find out which is right.'), { entities: [holder.key, held.key] }));
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
      const message = say('{name}: Not linked.', { name });
      found.push(finding('orphan', message, say('Link it, or take it off the chart.'), { entities: [key] }));
      return;
    }
    const holdsSomething = matrix.rowStart[number] !== matrix.rowStart[number + 1];
    if (!holdsSomething || !isUltimate(matrix, number) || typeName === 'Individual' || party !== 'known') return;
    if (entity.trailEnd && entity.trailEnd !== 'none') return;
    if (model.trusts.has(number) || counted.hiddenHolders.has(number)) return;
    const message = say('No natural person at the top; the trail ends at {name}, no reason given.', { name });
    const suggestion = say('Add its holders, or say why the trail ends there.');
    found.push(finding('noPerson', message, suggestion, { entities: [key] }));
  });
  return found;
}

function roleFindings(model: OwnershipModel, { asOf, today = asOf, noEvidence = false }: FindingsSettings): Finding[] {
  const found: Finding[] = [];
  model.graph.links.forEach((link, number) => {
    const about = { entities: [link.from, link.to], links: [link.key] };
    const pair = pairOf(model, link);
    for (const role of link.roles) {
      const { begins } = model.graph.entities[model.index.holderOf[number]!] ?? {};
      const fault = faultOfDates(role, asOf > today ? asOf : today, begins);
      const facts = `${role.role} ${role.startDate ?? ''} ${role.endDate ?? ''}`;
      const values = { ...pair, role: role.role };
      if (fault) {
        const message: Message = { template: fault.template, values };
        found.push(finding('dates', message, say('Correct the dates.'), { ...about, facts }));
      }
      const { nominal, share, control } = meaningOf(role);
      const isNominee = nominal && /nominee/i.test(role.role) && inForce(role, asOf) !== 'no';
      if (isNominee)
        found.push(
          finding('nominee', say('{holder} in {held}: {role}.', values), say('Add whom it holds for.'), about),
        );
      const counts = share !== null || control !== null;
      if (noEvidence && counts && inForce(role, asOf) !== 'no' && !role.evidence?.length && !role.source) {
        const message = say('{holder} in {held}, {role}: No evidence for this link.', values);
        found.push(finding('noEvidence', message, say('Cite a file or a source.'), { ...about, facts }));
      }
    }
  });
  return found;
}

function faultOfDates(
  { startDate, endDate }: OwnershipRole,
  today: string,
  begins: string | null | undefined,
): Message | null {
  if (startDate && endDate && endDate < startDate && !startDate.startsWith(endDate))
    return say('{holder} in {held}, {role}: Ends before it starts.');
  if (startDate && startDate > today && !today.startsWith(startDate))
    return say('{holder} in {held}, {role}: Starts in the future.');
  if (startDate && begins && startDate < begins && !begins.startsWith(startDate))
    return say("{holder} in {held}, {role}: The holder's record begins later.");
  return null;
}

function fileFindings(model: OwnershipModel, { asOf, files = [] }: FindingsSettings): Finding[] {
  return files
    .filter(({ entityKey, expires }) => expires <= asOf && model.index.numberOf.has(entityKey))
    .map(({ entityKey, name, expires }) =>
      finding(
        'expired',
        say('{name} expired on {day}.', { name, day: expires.split('-').reverse().join('.') }),
        say('Ask for a new one.'),
        { entities: [entityKey] },
      ),
    );
}
