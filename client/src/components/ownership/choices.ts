import { DECORATIONS } from '@stemma/shared/ownership/types';
import type { OwnershipEntity } from '@stemma/shared/ownership/types';
import { t } from '@stemma/shared/language/translate';

/** A party that can be chosen, by name. */
export interface PartyChoice {
  value: string;
  label: string;
}

/** The parties of a chart that the reader may know, by name; of one kind where `is` says which. */
export function partyChoices(
  entities: readonly OwnershipEntity[],
  is: (entity: OwnershipEntity) => boolean = () => true,
): PartyChoice[] {
  return entities
    .filter((entity) => !DECORATIONS.has(entity.typeName) && !entity.isPrivate && is(entity))
    .map(({ key, name }) => ({ value: key, label: name || t('Without a name') }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
