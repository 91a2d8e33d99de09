import { ranges } from '@stemma/shared/rules/range';
import { countryCode, countryName } from '@stemma/shared/reference/countries';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { RECORD_TYPES } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import type { Context } from '../context';
import { requireUser } from '../context';
import { readerOf } from '../entities/service';
import { invalid, inRange } from '../errors';
import type { ListScope } from './listed';
import { orderOf } from './policy';
import type { ListedEntity } from './present';
import { presentListed } from './present';
import { countAll, keysByName, readListRows } from './reading';

/** Which entities a list holds; what is missing or null asks nothing. */
export interface ListFilter {
  types?: readonly EntityType[] | null | undefined;
  /** Key of one of the caller's folders; empty for what lies in none of his. */
  folder?: string | null | undefined;
  /** Words that the name holds, each. */
  search?: string | null | undefined;
  tagKeys?: readonly string[] | null | undefined;
  /** Name or code. */
  country?: string | null | undefined;
  onCharts?: boolean | null | undefined;
}

/** A list that was asked for, before anything of it is read. */
export interface AskedTable {
  filter: ListFilter;
}

export interface ListPage {
  /** Fields of the types whose values the rows carry. */
  columns?: readonly string[] | null | undefined;
  sort?: string | null | undefined;
  descending?: boolean | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  /** Any text of the caller's: pages that carry the same one are of one order for up to a minute. */
  asOf?: string | null | undefined;
}

const AS_OF_MAX = 64;

/** A page of the records that the caller may read, in an order. Throws `invalid` for an order that the types do not have. */
export async function readListPage(context: Context, filter: ListFilter, page: ListPage): Promise<ListedEntity[]> {
  const scope = scopeOf(context, filter);
  const order = orderOf(page.sort ?? 'name', filter.types ?? []);
  if (!order) throw invalid(messages.unknownChoice, 'sort');
  const limit = inRange(ranges.page, page.limit, 'limit');
  const offset = inRange(ranges.offset, page.offset, 'offset');
  const descending = page.descending ?? false;
  const { asOf } = page;
  if (asOf && asOf.length > AS_OF_MAX) throw invalid(messages.tooLong(AS_OF_MAX), 'asOf');
  const rows = await context.read((tx) => readListRows(tx, scope, { ...order, descending }, { limit, offset, asOf }));
  return rows.map((row) => presentListed(row, page.columns ?? []));
}

/** How many records such a list holds in all. */
export async function countList(context: Context, filter: ListFilter): Promise<number> {
  const scope = scopeOf(context, filter);
  return context.read((tx) => countAll(tx, scope));
}

/** The keys of such a list, by name, for what is done to all of it; at most `limits.selectionMax`. */
export async function listKeys(context: Context, filter: ListFilter): Promise<string[]> {
  const scope = scopeOf(context, filter);
  return [...(await context.read((tx) => keysByName(tx, scope, limits.selectionMax)))];
}

function scopeOf(context: Context, filter: ListFilter): ListScope {
  const caller = requireUser(context);
  return {
    ...readerOf(caller),
    types: filter.types?.length ? filter.types : RECORD_TYPES,
    folder: filter.folder ?? null,
    words: (filter.search ?? '').slice(0, 200).toLowerCase().split(/\s+/).filter(Boolean).slice(0, 12),
    tagKeys: [...(filter.tagKeys ?? [])],
    countries: filter.country ? spellings(filter.country) : null,
    onCharts: filter.onCharts ?? null,
  };
}

function spellings(country: string): string[] {
  const code = countryCode(country);
  const known = code ? [code, countryName(code)] : [];
  return [...new Set([country.trim(), ...known].map((text) => text.toLowerCase()))];
}
