import { sentence } from '../../language/sentence';
import { t } from '../../language/translate';
import type { Holder } from '../holders';
import { formatShare, formatThreshold } from '../shareFormat';
import type { Basis } from '../types';
import { either, meets, verdictOf } from '../verdict';
import type { ShareBounds } from '../verdict';
import type { JudgementContext } from './context';
import { directOf } from './directShares';
import { NOTHING } from './judgement';
import type { Judgement } from './judgement';

type Said = (values: { share: string; threshold: string }) => string;

const INTEREST: Readonly<Record<Basis, Said>> = {
  ownership: (values) => sentence('interest {share} ({threshold})', values),
  votes: (values) => sentence('votes {share} ({threshold})', values),
  benefit: (values) => sentence('benefit {share} ({threshold})', values),
};

const INTEREST_UP_TO: Readonly<Record<Basis, Said>> = {
  ownership: (values) => sentence('interest up to {share} ({threshold})', values),
  votes: (values) => sentence('votes up to {share} ({threshold})', values),
  benefit: (values) => sentence('benefit up to {share} ({threshold})', values),
};

const CONTRADICTION: Readonly<Record<Basis, string>> = {
  ownership: t('the stated shares contradict each other'),
  votes: t('the stated votes contradict each other'),
  benefit: t('the stated benefit contradict each other'),
};

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
    const shown = verdict === 'yes' ? bounds.total : verdict === 'possible' ? bounds.upper : bounds.ceiling;
    const values = { share: formatShare(shown), threshold: formatThreshold(threshold) };
    found = { verdict, why: [verdict === 'yes' ? INTEREST[basis](values) : INTEREST_UP_TO[basis](values)] };
  }
  return found;
}

/** What can be said on a basis whose shares contradict each other. */
export function contradictoryOn(basis: Basis): Judgement {
  return { verdict: 'cannotSay', why: [CONTRADICTION[basis]] };
}

/** Article 53: a majority of the votes or a control role at each level. */
export function judgeControl(asked: JudgementContext, { entity }: Holder): Judgement {
  const { control, subject } = asked;
  const isContradictory = asked.isContradictoryOn('votes');
  if (control.certain.has(entity)) {
    if (isContradictory) return contradictoryOn('votes');
    return { verdict: 'yes', why: [t('controls it, majority or control role at each level (art. 53)')] };
  }
  if (control.possible.has(entity)) {
    if (isContradictory) return contradictoryOn('votes');
    return { verdict: 'possible', why: [t('may control it within the stated ranges (art. 53)')] };
  }
  if (!isContradictory && control.atCeiling(entity).has(subject)) {
    return { verdict: 'notExcluded', why: [t('may control it by what is unknown (art. 53)')] };
  }
  return NOTHING;
}

/** A role of control in the subject itself, or an office where somebody who controls is to be named. */
export function judgeControlRole({ model, subject }: JudgementContext, { entity }: Holder): Judgement {
  const roles = model
    .on('ownership')
    .counted.controls.filter((role) => role.holder === entity && role.subject === subject);
  const [first] = roles;
  if (!first) return NOTHING;
  const why = sentence('control person: {role}', { role: first.role.role });
  return { verdict: first.isSure ? 'yes' : 'possible', why: [why] };
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
    const share = formatShare(together * 100);
    return taken === 'minima'
      ? {
          verdict: 'yes',
          why: [sentence('controls entities that hold {share} of it directly (art. 54(a))', { share })],
        }
      : {
          verdict: 'possible',
          why: [sentence('may control entities that hold up to {share} of it directly (art. 54(a))', { share })],
        };
  }
  const atCeiling = control.atCeiling(entity);
  const others = { has: (member: number) => member !== entity && member !== subject && atCeiling.has(member) };
  const most = Math.max(...asked.bases.map((basis) => directOf(asked.model.on(basis), subject, others, 'maximum')));
  if (most === 0 || !meets(most * 100, settings.threshold)) return NOTHING;
  return {
    verdict: 'notExcluded',
    why: [
      sentence('may control by what is unknown entities that hold up to {share} of it (art. 54(a))', {
        share: formatShare(most * 100),
      }),
    ],
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
    const values = { share: formatShare(shown), name: asked.name(controller) };
    found = { verdict, why: [controllerText(values, interest === 'yes', isCertain)] };
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

function controllerText(values: { share: string; name: string }, holds: boolean, controls: boolean): string {
  if (holds && controls) return sentence('holds {share} of {name}, which controls it (art. 54(b))', values);
  if (holds) return sentence('holds {share} of {name}, which may control it (art. 54(b))', values);
  if (controls) return sentence('holds up to {share} of {name}, which controls it (art. 54(b))', values);
  return sentence('holds up to {share} of {name}, which may control it (art. 54(b))', values);
}
