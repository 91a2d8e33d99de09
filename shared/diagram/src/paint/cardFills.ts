import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ColorRule } from '@stemma/shared/chart/style';
import { entityTint } from '@stemma/shared/entities/tint';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { countryCode, countryName } from '@stemma/shared/reference/countries';
import { t } from '@stemma/shared/language/translate';
import type { Scene } from '../scene/scene';

/** The ground of a card by a rule, on light and on dark, and what it says. */
export interface RuleFill {
  word: string;
  light: string;
  dark: string;
}

/** Soft grounds that are told apart, the most frequent value first; what comes after them is grey (after Okabe and Ito's hues, lightened). */
const GROUNDS: readonly Pick<RuleFill, 'light' | 'dark'>[] = [
  { light: '#D9EAF7', dark: '#173650' },
  { light: '#FBE3C6', dark: '#4A3213' },
  { light: '#D5F0E3', dark: '#143F2E' },
  { light: '#F7DCE8', dark: '#4A2137' },
  { light: '#FAF3BE', dark: '#454012' },
  { light: '#E5DDF6', dark: '#332752' },
  { light: '#F9D9CF', dark: '#502A1D' },
  { light: '#D3EEF0', dark: '#123F44' },
  { light: '#E6EFC9', dark: '#364118' },
  { light: '#EADFD3', dark: '#41342A' },
];
const OTHERS: RuleFill = { word: t('Other jurisdictions'), light: '#E4E8EC', dark: '#323B45' };

const known = new WeakMap<Scene, { revision: number; fills: ReadonlyMap<string, RuleFill> }>();

/** What the ground of a card without a colour of its own says by a rule; null where it says nothing. */
export function ruleFill(scene: Scene, node: ChartNode, rule: ColorRule): RuleFill | null {
  if (rule === 'none' || node.isPrivate || node.standsFor || !isRecordType(node.typeName)) return null;
  if (rule === 'type') {
    const [light, dark] = [
      entityTint(node.typeName, 'light', node.party),
      entityTint(node.typeName, 'dark', node.party),
    ];
    return { word: '', light: light.back, dark: dark.back };
  }
  const place = jurisdictionOf(node);
  return place ? (fillsOf(scene).get(place) ?? OTHERS) : null;
}

/** The ground that the style of a scene gives each of its cards in a colour scheme; null for none. */
export function groundsOf(scene: Scene, scheme: 'light' | 'dark'): (node: ChartNode) => string | null {
  return (node) => ruleFill(scene, node, scene.look.style.colorBy)?.[scheme] ?? null;
}

function fillsOf(scene: Scene): ReadonlyMap<string, RuleFill> {
  const before = known.get(scene);
  if (before?.revision === scene.revision) return before.fills;
  const counts = new Map<string, number>();
  for (const { node } of scene.cards.values()) {
    const place = jurisdictionOf(node);
    if (place) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const order = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const fills = new Map(
    order
      .slice(0, GROUNDS.length)
      .map(([place], at) => [place, { word: countryName(place), ...(GROUNDS[at] ?? OTHERS) }]),
  );
  known.set(scene, { revision: scene.revision, fills });
  return fills;
}

function jurisdictionOf({ flag, country, isPrivate }: ChartNode): string | null {
  const place = flag === 'none' || isPrivate ? null : flag || country;
  return place ? (countryCode(place)?.toUpperCase() ?? null) : null;
}
