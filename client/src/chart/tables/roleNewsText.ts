import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { roleText, shareText } from '@stemma/shared/chart/roleText';
import { toShownDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { limits } from '@stemma/shared/limits';
import type { RoleNews } from './mergeRoles';

/** What becomes of a role that rows say of a link which there is: "Anna Bay → Bay Ltd: 30% is now 45%". */
export function roleNewsText(link: string, news: RoleNews): string {
  const said = wholeText(news.said);
  if (news.kind === 'full')
    return t('{link}: “{said}” finds no room, a link holds at most {max} roles.', {
      link,
      said,
      max: limits.rolesPerLinkMax,
    });
  if (news.kind === 'stated')
    return t('{link}: “{said}” is not what the source says, and “{before}” stays.', {
      link,
      said,
      before: wholeText(news.before),
    });
  if (news.kind !== 'changed') return t('{link}: “{said}” is new', { link, said });
  const { before, now } = news;
  const [shareBefore, shareNow] = [shareText(before), shareText(now)];
  const isShareAlone = shareBefore !== '' && shareBefore !== shareNow && daysText(before) === daysText(now);
  const [was, is] = isShareAlone ? [shareBefore, shareNow] : [wholeText(before), wholeText(now)];
  return was === is
    ? t('{link}: “{said}” has other details now', { link, said: is })
    : t('{link}: {was} is now {is}', { link, was, is });
}

function wholeText(role: LinkRole): string {
  return [roleText(role), daysText(role)].filter(Boolean).join(', ');
}

function daysText({ startDate, endDate }: LinkRole): string {
  const since = startDate ? t('since {start}', { start: toShownDate(startDate) }) : '';
  const until = endDate ? t('until {end}', { end: toShownDate(endDate) }) : '';
  return [since, until].filter(Boolean).join(', ');
}
