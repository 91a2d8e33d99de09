import { t } from '@stemma/shared/language/translate';
import { changeNodes, type Command } from './commands';
import type { ChartDocument } from './document';

/** Keys of the cards that keep their place when the chart is laid out. */
export function pinnedOn({ nodes }: ChartDocument): Set<string> {
  return new Set([...nodes.values()].filter(({ pinned }) => pinned).map(({ key }) => key));
}

/** Keeps cards where they are in every layout, or lets them go. */
export function pinNodes(keys: Iterable<string>, pinned: boolean): Command {
  return changeNodes(keys, { pinned }, pinned ? t('pin') : t('let go'));
}
