import { say } from '../language/message';
import type { RiskCategory } from '../lookups/kinds';
import { finding, type Finding, type FindingCode, type FindingsSettings } from './finding';
import type { OwnershipModel } from './model';

const CONFIRMED: Record<RiskCategory, { code: FindingCode; template: string }> = {
  sanction: { code: 'sanctioned', template: say('{name}: confirmed on a list of sanctions.').template },
  pep: { code: 'politicallyExposed', template: say('{name}: confirmed as politically exposed.').template },
  other: { code: 'listed', template: say('{name}: confirmed on another list.').template },
};

/** What screening came to: who was confirmed, whose record changed since, and candidates on which nobody decided. */
export function screeningFindings(model: OwnershipModel, { screened = [] }: FindingsSettings): Finding[] {
  return screened.flatMap(({ key, confirmed, open, changed }): Finding[] => {
    const entity = model.graph.entities[model.index.numberOf.get(key) ?? -1];
    if (!entity || entity.isPrivate) return [];
    const { name } = entity;
    const about = { entities: [key] };
    const found = confirmed.map((category) => {
      const { code, template } = CONFIRMED[category];
      return finding(code, { template, values: { name } }, say('Record what was decided about it.'), about);
    });
    if (open > 0) {
      const message =
        open === 1
          ? say('{name}: a candidate of screening is to be checked.', { name })
          : say('{name}: {open} candidates of screening are to be checked.', { name, open: `${open}` });
      found.push(finding('candidates', message, say('Decide whether it is this one.'), { ...about, facts: `${open}` }));
    }
    if (changed > 0) {
      const message = say('{name}: a record that was confirmed says something else by now.', { name });
      found.push(finding('recordChanged', message, say('Look at it again.'), about));
    }
    return found;
  });
}
