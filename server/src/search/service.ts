import { inRange } from '../errors';
import { tidyName } from '@stemma/shared/rules/text';
import { ranges } from '@stemma/shared/rules/range';
import type { Context } from '../context';
import { requireUser } from '../context';
import { fullTextQuery, withinOrganization } from '../entities/searchText';
import { readingOrganization } from '../entities/service';
import type { FoundEntity } from './present';
import { presentFound } from './present';
import type { FoundChart } from './store';
import * as store from './store';

/** What a search found, best first. */
export interface Found {
  entities: FoundEntity[];
  charts: FoundChart[];
}

/**
 * What the caller may read by names, custom fields, tags and names of charts; misspellings are tolerated. With a type, entities
 * of it alone and no charts. Nothing for a blank term.
 */
export async function search(
  context: Context,
  input: { term: string; typeName?: string | null | undefined; limit?: number | null | undefined },
): Promise<Found> {
  const caller = requireUser(context);
  const term = tidyName(input.term);
  const asked = fullTextQuery(term);
  if (!asked) return { entities: [], charts: [] };
  const limit = inRange(ranges.searchScreen, input.limit, 'limit');
  const params = {
    userKey: caller.userKey,
    organizationKey: readingOrganization(caller),
    types: input.typeName ? [input.typeName] : [],
    limit,
  };
  return context.read(async (tx) => {
    const among = (query: string) => ({ ...params, search: withinOrganization(caller.organizationKey, query) });
    const words = `name:(${asked})^3 OR customFieldNames:(${asked}) OR customFieldValues:(${asked})`;
    const found = await store.searchEntityRows(tx, among(words));
    const named = among(`name:(${asked})`);
    const tagged = await store.searchTagged(tx, named);
    const charts = input.typeName ? [] : await store.searchCharts(tx, named);
    const known = new Set(found.map(({ properties }) => properties.key));
    const entities = [
      ...found.map((row) => presentFound(row, term)),
      ...tagged.filter(({ properties }) => !known.has(properties.key)).map((row) => presentFound(row, term, row.tag)),
    ];
    return { entities: entities.slice(0, limit), charts };
  });
}
