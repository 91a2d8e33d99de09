import type { Holder } from '../holders';
import { formatShare, formatThreshold } from '../shareFormat';
import { either, meets, verdictOf } from '../verdict';
import type { JudgementContext } from './context';
import { directOf } from './directShares';
import { NOTHING } from './judgement';
import type { Judgement } from './judgement';

/** The holder's total share on the best of the bases. */
export function judgeInterest(asked: JudgementContext, holder: Holder): Judgement {
  const { threshold } = asked.settings;
  const bases = asked.settings.preset === 'own' ? [asked.settings.basis] : asked.bases;
  let found: Judgement = NOTHING;
  for (const basis of bases) {
    const bounds = asked.on(basis, holder);
    if (!bounds) continue;
    const verdict = verdictOf({ ...bounds, lower: bounds.total }, threshold);
    if (either(found.verdict, verdict) === found.verdict) continue;
    const what = basis === 'ownership' ? 'interest' : basis === 'votes' ? 'votes' : 'benefit';
    const shown = verdict === 'yes' ? bounds.total : verdict === 'possible' ? bounds.upper : bounds.ceiling;
    const how = verdict === 'yes' ? '' : 'up to ';
    found = { verdict, why: [`${what} ${how}${formatShare(shown)} (${formatThreshold(threshold)})`] };
  }
  return found;
}

/** Article 53: a majority of the votes or a control role at each level. */
export function judgeControl({ control }: JudgementContext, { entity }: Holder): Judgement {
  if (control.certain.has(entity)) {
    return { verdict: 'yes', why: ['controls it, majority or control role at each level (art. 53)'] };
  }
  if (control.possible.has(entity)) {
    return { verdict: 'possible', why: ['may control it within the stated ranges (art. 53)'] };
  }
  return NOTHING;
}

/** A role of control in the subject itself, or an office where somebody who controls is to be named. */
export function judgeControlRole({ model, subject }: JudgementContext, { entity }: Holder): Judgement {
  const roles = model
    .on('ownership')
    .counted.controls.filter((role) => role.holder === entity && role.subject === subject);
  const [first] = roles;
  return first ? { verdict: first.isSure ? 'yes' : 'possible', why: [`control person: ${first.role.role}`] } : NOTHING;
}

/** Article 54(a): controls entities whose direct interests in the subject together meet the threshold. */
export function judgeControlledInterests(asked: JudgementContext, { entity }: Holder): Judgement {
  const { control, subject, settings } = asked;
  let verdict: Judgement = NOTHING;
  for (const [taken, result] of [
    ['minima', 'yes'],
    ['maxima', 'possible'],
  ] as const) {
    if (verdict.verdict === 'yes') continue;
    const members = new Set(control.controlledBy(entity, taken));
    members.delete(entity);
    members.delete(subject);
    if (members.size === 0) continue;
    const together = Math.max(
      ...asked.bases.map((basis) => directOf(asked.model.on(basis), subject, members, 'minimum')),
    );
    if (!meets(together * 100, settings.threshold)) continue;
    verdict = {
      verdict: result,
      why: [`controls entities that hold ${formatShare(together * 100)} of it directly (art. 54(a))`],
    };
  }
  return verdict;
}

/** Article 54(b): an interest that meets the threshold in an entity that controls the subject. */
export function judgeInterestInController(asked: JudgementContext, { entity }: Holder): Judgement {
  const { control, settings, holders } = asked;
  const controllers = holders.filter((other) => other.entity !== entity && control.certain.has(other.entity));
  if (controllers.length === 0) return NOTHING;
  const held = asked.holdingsOf(entity);
  const found = controllers
    .map((controller) => ({ controller, share: held[controller.entity]! * 100 }))
    .filter(({ share }) => meets(share, settings.threshold))
    .sort((a, b) => b.share - a.share)[0];
  if (!found) return NOTHING;
  const name = asked.name(found.controller.entity);
  return { verdict: 'yes', why: [`holds ${formatShare(found.share)} of ${name}, which controls it (art. 54(b))`] };
}
