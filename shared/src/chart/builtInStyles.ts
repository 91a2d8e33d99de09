import { t } from '../language/translate';
import { defaults } from '../limits';
import { OFFSHORE } from '../reference/offshore';
import { DEFAULT_FONT } from './fonts';
import type { ChartStyle } from './style';

/** The product's own look: cards with icons, lines told apart by colour, dashes and weight. */
export const STEMMA_STYLE: ChartStyle = {
  key: 'stemma',
  name: 'Stemma',
  cards: 'icon',
  font: DEFAULT_FONT,
  lines: 'families',
  weightByShare: true,
  jurisdiction: 'flag',
  colorBy: 'none',
  bandBy: 'none',
  offshore: [...OFFSHORE],
  commonRoleInLegend: false,
  lineColors: {
    ownership: defaults.linkColor,
    trust: '#9A6700',
    control: '#5B45A8',
    finance: '#1F5FAE',
    other: '#5B6876',
  },
  border: null,
  logo: null,
  footer: '',
};

/** As law and tax firms draw structures: outlines alone, black on white, the code of the jurisdiction, shares on the lines. */
const STRUCTURE_CHART_STYLE: ChartStyle = {
  ...STEMMA_STYLE,
  key: 'structureChart',
  name: t('Structure chart'),
  cards: 'plain',
  jurisdiction: 'code',
  commonRoleInLegend: true,
  lineColors: { ownership: '#17212B', trust: '#17212B', control: '#17212B', finance: '#17212B', other: '#5B6876' },
  border: '#17212B',
};

/** After the Beneficial Ownership Visualisation System 0.2: parties as symbols in circles, ownership and control by colour and weight. */
const OPEN_OWNERSHIP_STYLE: ChartStyle = {
  ...STEMMA_STYLE,
  key: 'openOwnership',
  name: 'Open Ownership',
  cards: 'symbol',
  jurisdiction: 'flagAndCode',
  lineColors: { ownership: '#652EB1', trust: '#0B7285', control: '#1871C9', finance: '#5B6876', other: '#5B6876' },
  border: '#17212B',
};

/** The styles that every organization has to begin with; the first is that of a chart for which none is chosen. */
export const BUILT_IN_STYLES: readonly ChartStyle[] = [STEMMA_STYLE, STRUCTURE_CHART_STYLE, OPEN_OWNERSHIP_STYLE];

/** A style by its key among the built-in ones; the product's own for a key that is none's. */
export function builtInStyle(key: string | null | undefined): ChartStyle {
  return BUILT_IN_STYLES.find((style) => style.key === key) ?? STEMMA_STYLE;
}

/** What a style is called: a built-in one in the language of the screens. */
export function styleName({ key, name }: Pick<ChartStyle, 'key' | 'name'>): string {
  return BUILT_IN_STYLES.find((style) => style.key === key)?.name ?? name;
}
