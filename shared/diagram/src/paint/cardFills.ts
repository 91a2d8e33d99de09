import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ColorRule } from '@stemma/shared/chart/style';
import { entityTint } from '@stemma/shared/entities/tint';
import { t } from '@stemma/shared/language/translate';
import type { Scene } from '../scene/scene';
import type { CardTagsByKey, RisksByKey } from '../scene/sceneParts';
import { cardValue, hasValue, type ValuedNode } from './cardValues';
import { groundsByValue, OTHERS, type RuleFill } from './grounds';

const OTHERS_WORD: Partial<Record<ColorRule, string>> = {
  jurisdiction: t('Other jurisdictions'),
  tag: t('Other tags'),
};

type FillOf = (node: ValuedNode) => RuleFill | null;

const known = new WeakMap<Scene, { revision: number; rule: ColorRule; fillOf: FillOf }>();

/** What the ground of a card without a colour of its own says by a rule; null where it says nothing. */
export function ruleFill(scene: Scene, node: ChartNode, rule: ColorRule): RuleFill | null {
  const before = known.get(scene);
  if (before?.revision === scene.revision && before.rule === rule) return before.fillOf(node);
  const nodes = [...scene.cards.values()].map((card) => card.node);
  const fillOf = fillsOfCards(nodes, scene.tags, rule, scene.risks);
  known.set(scene, { revision: scene.revision, rule, fillOf });
  return fillOf(node);
}

/** The ground that the style of a scene gives each of its cards in a colour scheme; null for none. */
export function groundsOf(scene: Scene, scheme: 'light' | 'dark'): (node: ChartNode) => string | null {
  return (node) => ruleFill(scene, node, scene.look.style.colorBy)?.[scheme] ?? null;
}

/** The grounds that a rule gives the cards of a chart: own colours softened, and to the other values grounds by how many cards have them. */
export function fillsOfCards(
  nodes: readonly ValuedNode[],
  tags: CardTagsByKey,
  rule: ColorRule,
  risks?: RisksByKey,
): FillOf {
  if (rule === 'none') return () => null;
  if (rule === 'type') return (node) => (hasValue(node) ? typeFill(node) : null);
  const valueOf = (node: ValuedNode) => cardValue(node, { rule, tags, risks });
  const grounds = groundsByValue(nodes.flatMap((node) => valueOf(node) ?? []));
  return (node) => {
    const value = valueOf(node);
    return value && (grounds.get(value.id) ?? { word: OTHERS_WORD[rule] ?? '', ...OTHERS });
  };
}

function typeFill({ typeName, party }: ValuedNode): RuleFill {
  const [light, dark] = [entityTint(typeName, 'light', party), entityTint(typeName, 'dark', party)];
  return { word: '', light: light.back, dark: dark.back };
}
