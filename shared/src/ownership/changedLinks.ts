import { t } from '../language/translate';
import { daysOf } from './day';
import { endsOf } from './directedLink';
import { formatShare, shareDigits } from './shareFormat';
import type { OwnershipGraph, OwnershipRole } from './types';

/** A link of which something starts or ends on a day: who holds what by it, and its roles with their shares, as "Shareholder 60 %". */
export interface ChangedLink {
  link: string;
  holder: string;
  subject: string;
  begins: string[];
  ends: string[];
}

/** What starts and ends in some links of a graph on a day; a date of reduced precision does on the first and the last day that it can mean. */
export function changedLinks({ links }: OwnershipGraph, day: string, keys: readonly string[]): ChangedLink[] {
  const asked = new Set(keys);
  return links
    .filter(({ key }) => asked.has(key))
    .map((link): ChangedLink => {
      const { from, to } = endsOf(link);
      const on = (date: OwnershipRole['startDate']): boolean =>
        Boolean(date) && Object.values(daysOf(date!)).includes(day);
      return {
        link: link.key,
        holder: from,
        subject: to,
        begins: link.roles.filter(({ startDate }) => on(startDate)).map(textOf),
        ends: link.roles.filter(({ endDate }) => on(endDate)).map(textOf),
      };
    })
    .filter(({ begins, ends }) => begins.length + ends.length > 0);
}

function textOf({ role, percentage, minimum, maximum }: OwnershipRole): string {
  if (percentage != null) return `${role} ${formatShare(percentage)}`;
  if (minimum == null && maximum == null) return role;
  const values = { role, least: shareDigits(minimum ?? 0), most: formatShare(maximum ?? 100) };
  return t('{role} {least} to {most}', values);
}
