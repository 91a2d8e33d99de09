import type { Bounds } from '@stemma/shared/chart/geometry/box';
import type { Scene } from '@stemma/shared/chart/geometry/scene';
import type { Party } from '@stemma/shared/entities/entity';
import { isRecordType, type EntityType } from '@stemma/shared/entities/typeNames';
import { kindWord } from './words';

/** A kind of entity on a chart: its word and what its picture is drawn of. */
export interface Kind {
  word: string;
  node: { typeName: EntityType; party: Party; icon: null };
}

/** Kinds of entities on a part of the chart, by their words, for its legend. */
export function kindsOn(scene: Scene, bounds: Bounds): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { node } of scene.cardsIn(bounds)) {
    const word = kindWord(node);
    const { typeName } = node;
    if (!isRecordType(typeName) || node.standsFor || kinds.has(word)) continue;
    kinds.set(word, { word, node: { typeName, party: node.isPrivate ? 'anonymous' : 'known', icon: null } });
  }
  return [...kinds.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
}
