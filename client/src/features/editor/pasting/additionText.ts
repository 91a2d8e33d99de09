import { t } from '@stemma/shared/language/translate';
import type { TableAddition } from '../../../chart/tables/tableAddition';
import { entityCount, linkCount } from '../../../lib/count';
import { someOf } from './pasteRows';

type Counts = Pick<TableAddition, 'made' | 'links' | 'changed' | 'same'>;

/** What a table comes to on a chart: "New: 2 entities and 1 link; changed: 1 link". */
export function sumOf({ made, links, changed, same }: Counts): string {
  const fresh = t('New: {entities} and {links}', { entities: entityCount(made.length), links: linkCount(links) });
  return [
    fresh,
    ...(changed > 0 ? [t('changed: {links}', { links: linkCount(changed) })] : []),
    ...(same > 0 ? [alreadyThere(same)] : []),
  ].join('; ');
}

/** What a table adds to a chart, in the words of its undo. */
export function additionLabel({ made, links, changed }: Counts): string {
  return made.length + links === 0 && changed > 0
    ? t('change {links}', { links: linkCount(changed) })
    : t('add {entities} and {links}', { entities: entityCount(made.length), links: linkCount(links) });
}

/** What became of links that there were; empty where the table speaks of none. */
export function changesText({ changes, same }: Pick<TableAddition, 'changes' | 'same'>): string {
  return [...(changes.length > 0 ? [someOf(changes)] : []), ...(same > 0 ? [`${alreadyThere(same)}.`] : [])].join(' ');
}

function alreadyThere(same: number): string {
  return t('{same, plural, one {# role is} other {# roles are}} there already', { same });
}
