import type { ChartNode } from '@stemma/shared/chart/chart';
import type { BandRule, ColorRule } from '@stemma/shared/chart/style';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { countryCode, countryLabel } from '@stemma/shared/reference/countries';
import type { CardTagsByKey } from '../scene/sceneParts';

/** What a card is told by: the same for all cards of one ground or band. */
export interface CardValue {
  id: string;
  word: string;
  /** Its own colour (#RRGGBB), where it has one. */
  color?: string;
}

/** What of a card its value is read from. */
export type ValuedNode = Pick<ChartNode, 'key' | 'typeName' | 'party' | 'flag' | 'country' | 'isPrivate' | 'standsFor'>;

export interface ValueRule {
  rule: Exclude<ColorRule | BandRule, 'none' | 'type'>;
  tags: CardTagsByKey;
  /** ISO 3166-1 codes of two letters, in capitals. */
  offshore?: readonly string[];
}

/** Whether a card stands for a record that may say something of itself. */
export function hasValue(node: ValuedNode): boolean {
  return !node.isPrivate && !node.standsFor && isRecordType(node.typeName);
}

/** The jurisdiction of a card, whether that is onshore or offshore, or the first of its tags by name; null where it has none. */
export function cardValue(node: ValuedNode, { rule, tags, offshore = [] }: ValueRule): CardValue | null {
  if (!hasValue(node)) return null;
  if (rule === 'tag') {
    const tag = tags.get(node.key)?.[0];
    return tag ? { id: tag.key, word: tag.name, ...(COLOR.test(tag.color) && { color: tag.color }) } : null;
  }
  const place = node.flag === 'none' ? null : node.flag || node.country;
  const code = place ? (countryCode(place)?.toUpperCase() ?? null) : null;
  if (!code) return null;
  if (rule === 'jurisdiction') return { id: code, word: countryLabel(code) };
  return offshore.includes(code) ? { id: 'offshore', word: t('Offshore') } : { id: 'onshore', word: t('Onshore') };
}

const COLOR = /^#[0-9a-f]{6}$/i;
