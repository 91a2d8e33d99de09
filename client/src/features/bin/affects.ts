import { t } from '@stemma/shared/language/translate';
import { count } from '../../lib/count';
import type { BinnedEntity } from './documents';

type Affected = Pick<BinnedEntity, 'charts' | 'links' | 'keyPersons' | 'others'>;

/** What deleting an entity for good takes along, in words; empty where it stands alone. */
export function affects({ charts, links, keyPersons, others }: Affected): string {
  const parts = [
    charts && t('it leaves {charts}', { charts: many(charts, 'chart', 'charts') }),
    links && `${many(links, t('link goes'), t('links go'))}`,
    keyPersons && `${many(keyPersons, t('key person goes'), t('key persons go'))}`,
    others && t('{others} it', { others: many(others, t('other person loses'), t('other people lose')) }),
  ].filter(Boolean);
  return parts.join(', ');
}

function many(number: number, one: string, several: string): string {
  return `${count(number)} ${number === 1 ? one : several}`;
}

/** The sum of what deleting several takes along; a link between two of them is counted at both. */
export function affectedBy(entities: readonly Affected[]): Affected {
  const sum = (field: keyof Affected) => entities.reduce((total, entity) => total + entity[field], 0);
  return { charts: sum('charts'), links: sum('links'), keyPersons: sum('keyPersons'), others: sum('others') };
}
