import { t } from '@stemma/shared/language/translate';
import type { JudgedTable } from '@stemma/shared/rules/import/links/judgedTable';
import { PASTED_NAME } from './sendTable';

/** What a chart of a table may be called: as its file, and for pasted rows as the one party that all of them lead to. */
export function suggestedName({ parties, links }: JudgedTable, fileName: string): string {
  const stem = fileName.replace(/\.[^.]*$/, '');
  if (stem !== PASTED_NAME) return stem;
  const owners = new Set(links.map(({ from }) => from));
  const last = parties.filter(({ id }) => !owners.has(id) && links.some(({ to }) => to === id));
  const [one] = last;
  return one && last.length === 1 ? one.name : t('Imported ownership');
}
