import { sentence } from '../../language/sentence';
import { t } from '../../language/translate';
import type { Holder } from '../holders';
import type { OwnershipMatrix } from '../ownershipMatrix';
import { formatShare, formatThreshold } from '../shareFormat';
import { meets } from '../verdict';
import type { Verdict } from '../verdict';
import type { JudgementContext } from './context';
import { jointPartners } from './directShares';
import { judgeControl } from './interestAndControl';
import { NOTHING } from './judgement';
import type { Judgement, SubjectJudgement } from './judgement';

/**
 * The parties whose property is blocked: the listed ones, and everything that they and the blocked hold at least half of together. The
 * least such set, by ownership alone (OFAC, guidance of 13 August 2014).
 */
export function blockedBy(
  matrix: OwnershipMatrix,
  listed: Iterable<number>,
  bound: 'minimum' | 'maximum' = 'minimum',
): Set<number> {
  const blocked = new Set(listed);
  const found = [...blocked];
  const [sums, minima] = [new Map<number, number>(), new Map<number, number>()];
  for (const holder of found) {
    for (let at = matrix.rowStart[holder]!; at < matrix.rowStart[holder + 1]!; at += 1) {
      const subject = matrix.rowSubject[at]!;
      if (blocked.has(subject)) continue;
      const entry = matrix.rowEntry[at]!;
      const sum = (sums.get(subject) ?? 0) + matrix[bound][entry]!;
      const least = (minima.get(subject) ?? 0) + matrix.minimum[entry]!;
      sums.set(subject, sum);
      minima.set(subject, least);
      const share = bound === 'minimum' ? sum : Math.min(sum, least + Math.max(0, matrix.rest[subject]!));
      if (share < 0.5 - 1e-12) continue;
      blocked.add(subject);
      found.push(subject);
    }
  }
  return blocked;
}

/** US and EU: listed and blocked parties count together, by ownership. */
export function sanctionedTogether(asked: JudgementContext, showControl: boolean): SubjectJudgement {
  const { matrix } = asked.model.on('ownership');
  const blocked = blockedBy(matrix, asked.listed);
  const maybe = blockedBy(matrix, asked.listed, 'maximum');
  const of = new Map<number, Judgement>();
  for (const { entity } of asked.holders) {
    const why: string[] = [];
    let verdict: Verdict = 'no';
    if (asked.listed.has(entity)) [verdict] = ['yes', why.push(t('listed'))];
    else if (blocked.has(entity))
      [verdict] = ['yes', why.push(t('blocked: listed and blocked parties hold half or more of it'))];
    else if (maybe.has(entity)) [verdict] = ['possible', why.push(t('may be blocked within the stated ranges'))];
    if (showControl && asked.listed.has(entity)) why.push(...judgeControl(asked, holderOf(asked, entity)).why);
    of.set(entity, { verdict, why });
  }
  return { of, blocked: blocked.has(asked.subject) };
}

function holderOf({ holders }: JudgementContext, entity: number): Holder {
  const found = holders.find((holder) => holder.entity === entity);
  if (!found) throw new RangeError('Not a holder.');
  return found;
}

/** UK: one listed person, or a joint arrangement of listed ones, holds enough or controls. */
export function sanctionedAlone(asked: JudgementContext): SubjectJudgement {
  const { subject, settings, control } = asked;
  const of = new Map<number, Judgement>();
  let blocked = asked.listed.has(subject);
  for (const holder of asked.holders) {
    if (!asked.listed.has(holder.entity)) {
      of.set(holder.entity, NOTHING);
      continue;
    }
    const why = [t('listed')];
    const partners = jointPartners(asked, 'ownership', holder.entity);
    const together = asked.holders
      .filter(({ entity }) => entity === holder.entity || (partners.has(entity) && asked.listed.has(entity)))
      .reduce((sum, { total }) => sum + total, 0);
    if (meets(together, settings.threshold)) {
      blocked = true;
      const values = { share: formatShare(together), threshold: formatThreshold(settings.threshold) };
      why.push(
        partners.size > 1
          ? sentence('holds {share} jointly ({threshold})', values)
          : sentence('holds {share} ({threshold})', values),
      );
    }
    if (control.certain.has(holder.entity)) {
      blocked = true;
      why.push(t('controls it'));
    }
    of.set(holder.entity, { verdict: 'yes', why });
  }
  return { of, blocked };
}
