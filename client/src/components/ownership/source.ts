import { t } from '@stemma/shared/language/translate';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';

/** Who is spoken of; without a key where the reader may not know. */
export interface ShownParty {
  key: string | null;
  name: string;
  typeName: string;
}

export type PartyOf = (key: string) => ShownParty;

const HIDDEN: ShownParty = { key: null, name: t('Hidden'), typeName: 'Custom' };

/** The parties of a chart by their keys. */
export function partiesOf({ entities }: OwnershipGraph): PartyOf {
  const parties = new Map(entities.map((entity) => [entity.key, entity.isPrivate ? HIDDEN : entity]));
  return (key) => parties.get(key) ?? HIDDEN;
}
