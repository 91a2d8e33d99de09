import { t } from '@stemma/shared/language/translate';
import type { AffectedByDeletionQuery } from '../../gql/graphql';
import { count } from '../../lib/count';

type Affected = NonNullable<AffectedByDeletionQuery['affectedByDeletion']>;

const many = (number: number, one: string, several: string) => `${count(number)} ${number === 1 ? one : several}`;

/** What deleting a record for good takes along, as a sentence; empty where it stands alone. */
export function deletionSentence(
  { others, charts, links, files, shareLinks }: Affected,
  kind: 'chart' | 'entity',
): string {
  const parts = [
    kind === 'entity' && charts > 0 && t('it leaves {charts}', { charts: many(charts, 'chart', 'charts') }),
    links > 0 && many(links, t('link goes'), t('links go')),
    files > 0 && many(files, t('file goes'), t('files go')),
    shareLinks > 0 && many(shareLinks, t('share link ends'), t('share links end')),
    others > 0 && many(others, t('other person loses it'), t('other people lose it')),
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return '';
  const words = parts.join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
