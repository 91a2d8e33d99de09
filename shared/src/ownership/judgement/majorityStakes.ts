import { controlledBy } from '../control';
import type { Holder } from '../holders';
import type { BasisModel } from '../model';
import { formatShare } from '../shareFormat';
import { either, meets, verdictOf } from '../verdict';
import type { JudgementContext } from './context';
import { directOf, jointPartners } from './directShares';
import { judgeControl } from './interestAndControl';
import { combine, NOTHING } from './judgement';
import type { Judgement } from './judgement';

/** Schedule 1A: what entities under a majority stake hold counts whole; joint holdings count whole for each; control roles count. */
export function judgeByMajorityStakes(asked: JudgementContext, holder: Holder): Judgement {
  const { model, subject, settings } = asked;
  const isPsc = settings.preset === 'ukPsc';
  const bases = isPsc ? (['ownership', 'votes'] as const) : [settings.basis];
  let found: Judgement = NOTHING;
  for (const basis of bases) {
    const on = model.on(basis);
    const { matrix } = on;
    const graph = { votes: model.on('votes').matrix, rolesOf: new Map() };
    const stakes = controlledBy(graph, holder.entity);
    stakes.members.delete(subject);
    for (const partner of isPsc ? jointPartners(asked, basis, holder.entity) : []) stakes.members.add(partner);
    const lower = directOf(on, subject, stakes.members, 'minimum') * 100;
    const upper = directOf(on, subject, stakes.members, 'maximum') * 100;
    const ceiling = lower + Math.max(0, matrix.rest[subject]!) * 100;
    const moreThan = hasExclusive(on, subject, stakes.members);
    const verdict = verdictOf(
      { lower, moreThan, upper, ceiling: Math.min(100, Math.max(ceiling, upper)) },
      settings.threshold,
    );
    if (either(found.verdict, verdict) === found.verdict) continue;
    const what = basis === 'votes' ? 'votes' : basis === 'ownership' ? 'shares' : 'benefit';
    const band = isPsc && verdict === 'yes' ? `, band ${bandOf(lower, moreThan)}` : '';
    const shown = verdict === 'yes' ? lower : verdict === 'possible' ? upper : ceiling;
    found = {
      verdict,
      why: [`${what} ${verdict === 'yes' ? '' : 'up to '}${formatShare(shown)}, majority stakes whole${band}`],
    };
  }
  if (isPsc) {
    const stakes = controlledBy({ votes: model.on('votes').matrix, rolesOf: new Map() }, holder.entity).members;
    const role = model
      .on('ownership')
      .counted.controls.find((one) => one.subject === subject && stakes.has(one.holder));
    if (role)
      found = combine(found, { verdict: role.isSure ? 'yes' : 'possible', why: [`control role: ${role.role.role}`] });
  } else if (settings.withControl) {
    found = combine(found, judgeControl(asked, holder));
  }
  return found;
}

function hasExclusive({ matrix, counted }: BasisModel, subject: number, holders: ReadonlySet<number>): boolean {
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
