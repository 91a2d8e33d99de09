import type { Holder } from '../holders';
import type { IntegratedOwnership } from '../integratedOwnership';
import type { OwnershipModel } from '../model';
import { JudgementContext } from './context';
import {
  judgeControl,
  judgeControlledInterests,
  judgeControlRole,
  judgeInterest,
  judgeInterestInController,
} from './interestAndControl';
import { combine } from './judgement';
import type { Judgement, JudgementSettings, SubjectJudgement } from './judgement';
import { judgeByMajorityStakes } from './majorityStakes';
import { sanctionedAlone, sanctionedTogether } from './sanctions';
import type { SubjectControl } from './subjectControl';

/** Judges the holders of a subject by a preset; `integrated` is who holds it on the basis of the settings. */
export function judge(
  model: OwnershipModel,
  integrated: IntegratedOwnership,
  holders: readonly Holder[],
  control: SubjectControl,
  settings: JudgementSettings,
): SubjectJudgement {
  const asked = new JudgementContext(model, integrated, holders, control, settings);
  switch (settings.preset) {
    case 'ofac':
    case 'euSanctions':
      return sanctionedTogether(asked, settings.preset === 'euSanctions');
    case 'ukSanctions':
      return sanctionedAlone(asked);
    case 'euAmlr':
    case 'ukPsc':
    case 'us25':
    case 'own':
      return { of: new Map(holders.map((holder) => [holder.entity, judgeHolder(asked, holder)])), blocked: null };
  }
}

/** Holders of whom something is said in words: the interest first. */
function judgeHolder(asked: JudgementContext, holder: Holder): Judgement {
  const { preset } = asked.settings;
  if (preset === 'ukPsc' || (preset === 'own' && asked.settings.majorityWhole))
    return judgeByMajorityStakes(asked, holder);
  const interest = judgeInterest(asked, holder);
  if (preset === 'own') return asked.settings.withControl ? combine(interest, judgeControl(asked, holder)) : interest;
  if (preset === 'us25') return combine(interest, judgeControlRole(asked, holder));
  const judged = combine(combine(interest, judgeControl(asked, holder)), judgeControlledInterests(asked, holder));
  return combine(judged, judgeInterestInController(asked, holder, judged.verdict === 'yes'));
}
