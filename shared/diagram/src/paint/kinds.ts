import { t } from '@stemma/shared/language/translate';
import type { Bounds } from '../geometry/box';
import type { Scene } from '../scene/scene';
import type { ChartNode } from '@stemma/shared/chart/chart';
import type { Party } from '@stemma/shared/entities/entity';
import type { LegalForm } from '@stemma/shared/entities/legalForm';
import { isRecordType, typeLabel, type EntityType } from '@stemma/shared/entities/typeNames';
import { sharingMessages } from '@stemma/shared/messages/sharing';

/** A kind of entity on a chart: its word and what its picture is drawn of. */
export interface Kind {
  word: string;
  node: { typeName: EntityType; party: Party; icon: null; legalForm: LegalForm | null };
}

const FORM_WORDS: Record<LegalForm, string> = { partnership: t('Partnership'), fund: t('Fund'), state: t('State') };

/** Kinds of entities on a part of the chart, by their words, for its legend. */
export function kindsOn(scene: Scene, bounds: Bounds): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { node } of scene.cardsIn(bounds)) {
    const word = kindName(node);
    const { typeName, isPrivate } = node;
    if (!isRecordType(typeName) || node.standsFor || kinds.has(word)) continue;
    const legalForm = isPrivate ? null : (node.legalForm ?? null);
    kinds.set(word, { word, node: { typeName, party: isPrivate ? 'anonymous' : 'known', icon: null, legalForm } });
  }
  return [...kinds.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** What kind of entity a card shows; of a private one not even that is said. */
export function kindName({
  typeName,
  isPrivate,
  legalForm,
}: Pick<ChartNode, 'typeName' | 'isPrivate' | 'legalForm'>): string {
  if (isPrivate) return sharingMessages.privateEntity;
  return legalForm ? FORM_WORDS[legalForm] : typeLabel(typeName);
}
