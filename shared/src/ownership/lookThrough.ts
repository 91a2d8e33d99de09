import { sentence } from '../language/sentence';
import { controlledBy } from './control';
import { inForce } from './day';
import { compareNames } from './holders';
import type { Holder } from './holders';
import { integratedOwnership } from './integratedOwnership';
import type { Judgement } from './judgement/judgement';
import type { OwnershipModel } from './model';
import type { TrustParty } from './roles';
import { isSeniorOfficial } from './roles';
import { meets } from './verdict';
import type { Threshold } from './verdict';

/**
 * The parties of trusts and foundations that count as beneficial owners: of the subject, where it is one, and of those among its holders
 * that meet the threshold or control it (Regulation (EU) 2024/1624, articles 57 and 58). A party that is an entity itself is looked
 * through to the persons who hold enough of it or control it.
 * @returns by the entity's number.
 */
export function trustJudgements(
  model: OwnershipModel,
  subject: number,
  holders: readonly Holder[],
  judged: ReadonlyMap<number, Judgement>,
  threshold: Threshold,
): Map<number, Judgement> {
  const found = new Map<number, Judgement>();
  const counting = [
    subject,
    ...holders.map(({ entity }) => entity).filter((entity) => judged.get(entity)?.verdict === 'yes'),
  ];
  for (const trust of counting) {
    const name = model.graph.entities[trust]?.name ?? '';
    for (const { entity, as } of model.trusts.get(trust) ?? []) {
      const about = model.graph.entities[entity];
      if (!about) continue;
      const of = trust === subject ? null : name;
      if (about.typeName === 'Individual') note(found, entity, partyText(as, of));
      else
        for (const person of personsBehind(model, entity, threshold))
          note(found, person, behindText(as, of, about.name));
    }
  }
  return found;
}

/** What a party of a trust is: of the subject itself (null), or of another trust by its name. */
function partyText(as: TrustParty, of: string | null): string {
  return of === null
    ? sentence(
        '{as, select, settlor {settlor} trustee {trustee} protector {protector} beneficiary {beneficiary} other {controller}} of it (art. 57, 58)',
        { as },
      )
    : sentence(
        '{as, select, settlor {settlor} trustee {trustee} protector {protector} beneficiary {beneficiary} other {controller}} of {name} (art. 57, 58)',
        { as, name: of },
      );
}

function behindText(as: TrustParty, of: string | null, behind: string): string {
  return of === null
    ? sentence(
        'behind {behind}, {as, select, settlor {settlor} trustee {trustee} protector {protector} beneficiary {beneficiary} other {controller}} of it (art. 57, 58)',
        { behind, as },
      )
    : sentence(
        'behind {behind}, {as, select, settlor {settlor} trustee {trustee} protector {protector} beneficiary {beneficiary} other {controller}} of {name} (art. 57, 58)',
        { behind, as, name: of },
      );
}

function note(found: Map<number, Judgement>, entity: number, why: string): void {
  const known = found.get(entity);
  if (known) known.why.push(why);
  else found.set(entity, { verdict: 'yes', why: [why] });
}

function personsBehind(model: OwnershipModel, entity: number, threshold: Threshold): number[] {
  const { matrix } = model.on('ownership');
  const { closure, total, isCalculable } = integratedOwnership(matrix, entity);
  const graph = model.control();
  const above = new Set<number>(closure);
  for (const { holder, subject } of model.on('ownership').counted.controls) if (above.has(subject)) above.add(holder);
  return [...above].filter((person) => {
    if (model.graph.entities[person]?.typeName !== 'Individual' || person === entity) return false;
    const holdsEnough = isCalculable && meets(total[person]! * 100, threshold);
    return holdsEnough || controlledBy(graph, person).members.has(entity);
  });
}

/** Keys of the senior managing officials on record of an entity on the day, sorted by name. */
export function officialsOf(model: OwnershipModel, subject: number): string[] {
  const { entities, links } = model.graph;
  const { holderOf, subjectOf } = model.index;
  const found = new Map<string, string>();
  for (const [number, link] of links.entries()) {
    if (subjectOf[number] !== subject || link.arrowType === 'Double' || link.arrowType === 'None') continue;
    const official = entities[holderOf[number]!];
    if (!official || official.isPrivate || official.typeName !== 'Individual') continue;
    const holds = link.roles.some((role) => isSeniorOfficial(role) && inForce(role, model.asOf) === 'yes');
    if (holds) found.set(official.key, official.name);
  }
  return [...found]
    .map(([key, name]) => ({ key, name }))
    .sort(compareNames)
    .map(({ key }) => key);
}
