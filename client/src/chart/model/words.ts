import type { ChartNode } from '@stemma/shared/chart/chart';
import type { Routing } from '@stemma/shared/chart/words';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { sharingMessages } from '@stemma/shared/messages/sharing';

/** What the ways of links are called. */
export const ROUTING_WORDS: Record<Routing, string> = {
  orthogonal: 'Orthogonal',
  straight: 'Straight',
  curved: 'Curved',
};

/** What kind of entity a card shows; of a private one not even that is said. */
export function kindWord({ typeName, isPrivate }: Pick<ChartNode, 'typeName' | 'isPrivate'>): string {
  return isPrivate ? sharingMessages.privateEntity : typeLabel(typeName);
}
