import { endsBeforeStart } from '../dates';
import { say, type Message } from '../language/message';
import { inForce } from './day';
import { finding, pairOf, type Finding, type FindingsSettings } from './finding';
import type { OwnershipModel } from './model';
import { meaningOf } from './roles';
import type { OwnershipRole } from './types';

/** What dates, nominees and evidence of roles say. */
export function roleFindings(
  model: OwnershipModel,
  { asOf, today = asOf, noEvidence = false }: FindingsSettings,
): Finding[] {
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
  if (startDate && endDate && endsBeforeStart(startDate, endDate))
    return say('{holder} in {held}, {role}: Ends before it starts.');
  if (startDate && startDate > today && !today.startsWith(startDate))
    return say('{holder} in {held}, {role}: Starts in the future.');
  if (startDate && begins && startDate < begins && !begins.startsWith(startDate))
    return say("{holder} in {held}, {role}: The holder's record begins later.");
  return null;
}

/** Files that have expired. */
export function fileFindings(model: OwnershipModel, { asOf, files = [] }: FindingsSettings): Finding[] {
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
