import { sentence } from '../../language/sentence';
import type { Holder } from '../holders';
import type { BasisModel } from '../model';
import { formatShare } from '../shareFormat';
import type { Basis } from '../types';
import { either, meets, verdictOf } from '../verdict';
import type { JudgementContext } from './context';
import { directOf, jointPartners } from './directShares';
import { contradictoryOn, judgeControl } from './interestAndControl';
import { combine, NOTHING } from './judgement';
import type { Judgement } from './judgement';
import type { Members } from './subjectControl';

const STAKES: Readonly<Record<Basis, (band: string | null, share: string) => string>> = {
  ownership: (band, share) =>
    band === null
      ? sentence('shares {share}, majority stakes whole', { share })
      : sentence('shares {share}, majority stakes whole, band {band}', { share, band }),
  votes: (band, share) =>
    band === null
      ? sentence('votes {share}, majority stakes whole', { share })
      : sentence('votes {share}, majority stakes whole, band {band}', { share, band }),
  benefit: (band, share) =>
    band === null
      ? sentence('benefit {share}, majority stakes whole', { share })
      : sentence('benefit {share}, majority stakes whole, band {band}', { share, band }),
};

const UP_TO: Readonly<Record<Basis, (share: string) => string>> = {
  ownership: (share) => sentence('shares up to {share}, majority stakes whole', { share }),
  votes: (share) => sentence('votes up to {share}, majority stakes whole', { share }),
  benefit: (share) => sentence('benefit up to {share}, majority stakes whole', { share }),
};

/** Schedule 1A: what entities under a majority stake hold counts whole; joint holdings count whole for each; control roles count. */
export function judgeByMajorityStakes(asked: JudgementContext, holder: Holder): Judgement {
  const { model, subject, settings } = asked;
  const isPsc = settings.preset === 'ukPsc';
  const bases = isPsc ? (['ownership', 'votes'] as const) : [settings.basis];
  let found: Judgement = NOTHING;
  const stakes: readonly Members[] = asked.majorityStakesOf(holder.entity);
  for (const basis of bases) {
    if (asked.isContradictoryOn(basis)) {
      if (found.verdict !== 'yes') found = contradictoryOn(basis);
      continue;
    }
    const on = model.on(basis);
    const { matrix } = on;
    const partners = isPsc ? jointPartners(asked, basis, holder.entity) : new Set<number>();
    const also = (members: Members): Members => ({
      has: (entity) => entity !== subject && (members.has(entity) || partners.has(entity)),
    });
    const [sure, possible, most] = stakes.map(also) as [Members, Members, Members];
    const lower = directOf(on, subject, sure, 'minimum') * 100;
    const upper = Math.max(lower, directOf(on, subject, possible, 'maximum') * 100);
    const ceiling = (directOf(on, subject, most, 'minimum') + Math.max(0, matrix.rest[subject]!)) * 100;
    const moreThan = hasExclusive(on, subject, sure);
    const verdict = verdictOf(
      { lower, moreThan, upper, ceiling: Math.min(100, Math.max(ceiling, upper)) },
      settings.threshold,
    );
    if (either(found.verdict, verdict) === found.verdict) continue;
    const share = formatShare(verdict === 'yes' ? lower : verdict === 'possible' ? upper : ceiling);
    const said = verdict === 'yes' ? STAKES[basis](isPsc ? bandOf(lower, moreThan) : null, share) : UP_TO[basis](share);
    found = { verdict, why: [said] };
  }
  if (isPsc) {
    const roles = model.on('ownership').counted.controls.filter((one) => one.subject === subject);
    const [sure, possible] = stakes as [Members, Members];
    const certain = roles.find((one) => one.isSure && sure.has(one.holder));
    const role = certain ?? roles.find((one) => possible.has(one.holder));
    if (role)
      found = combine(found, {
        verdict: certain ? 'yes' : 'possible',
        why: [sentence('control role: {role}', { role: role.role.role })],
      });
  } else if (settings.withControl) {
    found = combine(found, judgeControl(asked, holder));
  }
  return found;
}

function hasExclusive({ matrix, counted }: BasisModel, subject: number, holders: Members): boolean {
  for (let entry = matrix.columnStart[subject]!; entry < matrix.columnStart[subject + 1]!; entry += 1) {
    if (holders.has(matrix.holder[entry]!) && counted.holdings[matrix.holding[entry]!]?.share.moreThan) return true;
  }
  return false;
}

/** The band of the register: over 25 to 50, over 50 to under 75, 75 and more. */
function bandOf(percent: number, moreThan: boolean): string {
  if (meets(percent, { percent: 75, inclusive: true })) return '75–100';
  if (meets(percent, { percent: 50, inclusive: false }, moreThan)) return '>50–<75';
  return '>25–50';
}
