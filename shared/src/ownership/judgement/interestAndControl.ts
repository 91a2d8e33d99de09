import type { Holder } from '../holders';
import { formatShare, formatThreshold } from '../shareFormat';
import type { Basis } from '../types';
import { either, meets, verdictOf } from '../verdict';
import type { ShareBounds } from '../verdict';
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
    if (basis !== asked.settings.basis && asked.isContradictoryOn(basis)) {
      if (found.verdict !== 'yes') found = contradictoryOn(basis);
      continue;
    }
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

/** What can be said on a basis whose shares contradict each other. */
export function contradictoryOn(basis: Basis): Judgement {
  const what = basis === 'ownership' ? 'shares' : basis;
  return { verdict: 'cannotSay', why: [`the stated ${what} contradict each other`] };
}

/** Article 53: a majority of the votes or a control role at each level. */
export function judgeControl(asked: JudgementContext, { entity }: Holder): Judgement {
  const { control, subject } = asked;
  const isContradictory = asked.isContradictoryOn('votes');
  if (control.certain.has(entity)) {
    if (isContradictory) return contradictoryOn('votes');
    return { verdict: 'yes', why: ['controls it, majority or control role at each level (art. 53)'] };
  }
  if (control.possible.has(entity)) {
    if (isContradictory) return contradictoryOn('votes');
    return { verdict: 'possible', why: ['may control it within the stated ranges (art. 53)'] };
  }
  if (!isContradictory && control.atCeiling(entity).has(subject)) {
    return { verdict: 'notExcluded', why: ['may control it by what is unknown (art. 53)'] };
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
  if (asked.isContradictoryOn('votes')) return NOTHING;
  for (const taken of ['minima', 'maxima'] as const) {
    const members = new Set(control.controlledBy(entity, taken));
    members.delete(entity);
    members.delete(subject);
    if (members.size === 0) continue;
    const bound = taken === 'minima' ? 'minimum' : 'maximum';
    const together = Math.max(...asked.bases.map((basis) => directOf(asked.model.on(basis), subject, members, bound)));
    if (!meets(together * 100, settings.threshold)) continue;
    return taken === 'minima'
      ? {
          verdict: 'yes',
          why: [`controls entities that hold ${formatShare(together * 100)} of it directly (art. 54(a))`],
        }
      : {
          verdict: 'possible',
          why: [`may control entities that hold up to ${formatShare(together * 100)} of it directly (art. 54(a))`],
        };
  }
  const atCeiling = control.atCeiling(entity);
  const others = { has: (member: number) => member !== entity && member !== subject && atCeiling.has(member) };
  const most = Math.max(...asked.bases.map((basis) => directOf(asked.model.on(basis), subject, others, 'maximum')));
  if (most === 0 || !meets(most * 100, settings.threshold)) return NOTHING;
  return {
    verdict: 'notExcluded',
    why: [`may control by what is unknown entities that hold up to ${formatShare(most * 100)} of it (art. 54(a))`],
  };
}

/**
 * Article 54(b): an interest that meets the threshold in an entity that controls the subject, on the best of the bases.
 * @param isSettled the holder counts anyway: what he may hold at most says nothing new.
 */
export function judgeInterestInController(asked: JudgementContext, { entity }: Holder, isSettled: boolean): Judgement {
  const { control, settings, holders } = asked;
  if (asked.isContradictoryOn('votes')) return NOTHING;
  let found: Judgement = NOTHING;
  let most = -1;
  const consider = (controller: number, bounds: ShareBounds): void => {
    const isCertain = control.certain.has(controller);
    const interest = verdictOf(bounds, settings.threshold);
    const verdict = interest === 'yes' && !isCertain ? 'possible' : interest;
    const shown = interest === 'yes' ? bounds.lower : interest === 'possible' ? bounds.upper : bounds.ceiling;
    const isStronger = either(found.verdict, verdict) !== found.verdict;
    if (verdict === 'no' || (!isStronger && (verdict !== found.verdict || shown <= most))) return;
    most = shown;
    const holds = `holds ${interest === 'yes' ? '' : 'up to '}${formatShare(shown)} of ${asked.name(controller)}`;
    found = { verdict, why: [`${holds}, which ${isCertain ? 'controls' : 'may control'} it (art. 54(b))`] };
  };
  for (const { entity: controller } of holders) {
    if (controller === entity || !(control.certain.has(controller) || control.possible.has(controller))) continue;
    for (const basis of asked.bases) {
      const lower = asked.holdingsOf(entity, basis)[controller]! * 100;
      if (isSettled || !asked.isOpen) consider(controller, { lower, upper: lower, ceiling: lower, moreThan: false });
      else {
        const bounds = asked.boundsIn(controller, basis).get(entity);
        if (bounds) consider(controller, { ...bounds, lower: bounds.total });
      }
    }
  }
  return found;
}
