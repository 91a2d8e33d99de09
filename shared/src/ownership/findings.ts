import { isAcceptedEnd } from './endOfTrail';
import { say } from '../language/message';
import { finding, FINDING_CODES, pairOf, SEVERITIES, type Finding, type FindingsSettings } from './finding';
import { fileFindings, roleFindings } from './findingsOfRecords';
import { screeningFindings } from './findingsOfScreening';
import { compareNames, declarationsIn, holdersOf, withBounds } from './holders';
import { integratedOwnership } from './integratedOwnership';
import { ownershipModel } from './model';
import type { OwnershipModel } from './model';
import { freePart, isUltimate } from './ownershipMatrix';
import { formatShare, shareDigits } from './shareFormat';
import { stronglyConnectedComponents } from './stronglyConnectedComponents';
import { DECORATIONS } from './types';
import type { OwnershipEntity, OwnershipGraph } from './types';

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
    ...screeningFindings(model, settings),
  ];
  return found.sort(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code) ||
      (a.text < b.text ? -1 : a.text > b.text ? 1 : 0),
  );
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
