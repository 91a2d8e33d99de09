import type { ChartLink } from '@stemma/shared/chart/link';
import { sharesOf } from '@stemma/shared/ownership/findings';
import { ownershipModel } from '@stemma/shared/ownership/model';
import { formatShare } from '@stemma/shared/ownership/shareFormat';
import type { OwnershipEntity } from '@stemma/shared/ownership/types';
import type { ChartDocument } from './document';
import { holderAndHeld } from '@stemma/diagram/layout/relation';
import { t } from '@stemma/shared/language/translate';

/**
 * What is to be said of a subject's recorded shares on a day where they are more or less than the whole; empty where they are neither, or
 * where a holder without a stated share may have the rest. `links` are all that are on the chart, as they would be.
 */
export function sharesRemark(
  { nodes }: Pick<ChartDocument, 'nodes'>,
  links: Iterable<ChartLink>,
  subject: string,
  day: string,
): string {
  const into = [...links].filter((link) => holderAndHeld(link).held === subject);
  const keys = new Set([subject, ...into.map((link) => holderAndHeld(link).holder)]);
  const entities = [...keys].map((key): OwnershipEntity => nodes.get(key) ?? { key, name: '', typeName: 'Company' });
  const shares = sharesOf(ownershipModel({ entities, links: into }, { asOf: day }), 0);
  if (!shares) return '';
  const share = formatShare(shares.percent);
  if (shares.code === 'missing') return t('{share} has no recorded holder.', { share });
  return t('Recorded shares of {name} add up to {percent}.', {
    name: nodes.get(subject)?.name ?? '',
    percent: share,
  });
}
