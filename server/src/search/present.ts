import { cardCountry, cardDetail } from '@stemma/shared/entities/card';
import type { Party } from '@stemma/shared/entities/entity';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { FoundIn } from '@stemma/shared/search';
import { matchesTerm } from '@stemma/shared/search';
import { customFieldsOf } from '../entities/present';
import type { FoundRow } from './store';

/** An entity that was found, and where: in its name, in a custom field, under a tag. */
export interface FoundEntity {
  key: string;
  typeName: EntityType;
  name: string;
  party: Party;
  country: string | null;
  detail: string;
  chartCount: number;
  foundIn: FoundIn;
  /** The custom field's name; empty otherwise. */
  label: string;
  /** The custom field's value or the tag's name; empty for a match in the name. */
  text: string;
}

export function presentFound({ properties: p, chartCount }: FoundRow, term: string, tag?: string): FoundEntity {
  const field = matchesTerm(p.name, term)
    ? undefined
    : customFieldsOf(p).find(({ name, value }) => matchesTerm(value, term) || matchesTerm(name, term));
  const where: Pick<FoundEntity, 'foundIn' | 'label' | 'text'> = field
    ? { foundIn: 'customField', label: field.name, text: field.value }
    : tag === undefined
      ? { foundIn: 'name', label: '', text: '' }
      : { foundIn: 'tag', label: '', text: tag };
  const party = (typeof p['party'] === 'string' ? p['party'] : 'known') as Party;
  const { key, typeName, name } = p;
  return { key, typeName, name, party, country: cardCountry(p), detail: cardDetail(p), chartCount, ...where };
}
