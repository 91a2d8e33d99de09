import type { ChartNode } from '@stemma/shared/chart/chart';
import type { BandRule, ColorRule } from '@stemma/shared/chart/style';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { isScreenedType, type Risk } from '@stemma/shared/lookups/kinds';
import { RISK_LABELS } from '@stemma/shared/lookups/labels';
import { countryCode, countryLabel } from '@stemma/shared/reference/countries';
import type { CardTagsByKey, RisksByKey } from '../scene/sceneParts';

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
  risks?: RisksByKey | undefined;
  /** ISO 3166-1 codes of two letters, in capitals. */
  offshore?: readonly string[];
}

/** Whether a card stands for a record that may say something of itself. */
export function hasValue(node: ValuedNode): boolean {
  return !node.isPrivate && !node.standsFor && isRecordType(node.typeName);
}

/** The jurisdiction of a card, whether that is onshore or offshore, the first of its tags by name, or its risk; null where it has none. */
export function cardValue(node: ValuedNode, { rule, tags, risks, offshore = [] }: ValueRule): CardValue | null {
  if (!hasValue(node)) return null;
  if (rule === 'risk') return riskValue(node, risks);
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

/** Of individuals and organisations alone; nothing for whom screening is not told to. */
function riskValue({ key, typeName }: ValuedNode, risks: RisksByKey | undefined): CardValue | null {
  if (!risks || !isScreenedType(typeName)) return null;
  const risk = risks.get(key) ?? 'unscreened';
  return { id: risk, word: RISK_LABELS[risk], color: RISK_COLORS[risk] };
}

/** Red, orange and green mean what they do elsewhere; whoever was not screened is grey. */
const RISK_COLORS: Record<Risk, string> = {
  sanction: '#C92A2A',
  pep: '#D9580B',
  other: '#B8860B',
  open: '#1F6FD0',
  clear: '#2B8A3E',
  unscreened: '#7A8794',
};

const COLOR = /^#[0-9a-f]{6}$/i;
