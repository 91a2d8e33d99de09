import { limits } from '@stemma/shared/limits';
import { LOOKUP_LIMITS } from '@stemma/shared/lookups/limits';
import { isLei } from '@stemma/shared/rules/lei';
import type { z } from 'zod';
import type { PinnedClient } from '../egress/pinnedClient';
import { LookupFault } from '../fault';
import { placeName, exceptionText, gleifRecord } from './gleifRecord';
import { leiRecords, oneLeiRecord, reportingException, type LeiRecord } from './gleifShapes';
import { readAs } from './readAs';
import { sourceText } from './sourceText';
import type { LookupSource, RecordRelation, SourceMatch, SourceRecord, Subject } from './source';

const PARENTS = [
  ['directParent', 'direct-parent'],
  ['ultimateParent', 'ultimate-parent'],
] as const;

/** GLEIF's public API (https://api.gleif.org/docs): legal entities by name or LEI, with their reported parents. */
export class Gleif implements LookupSource {
  constructor(private readonly client: Pick<PinnedClient, 'ask'>) {}

  async search(text: string): Promise<SourceRecord[]> {
    const lei = text.replace(/\s+/g, '').toUpperCase();
    return this.find(isLei(lei) ? { 'filter[lei]': lei } : { 'filter[fulltext]': text });
  }

  async fetch(id: string): Promise<SourceRecord | undefined> {
    const found = await this.orNone(oneLeiRecord, ['lei-records', id]);
    if (!found) return undefined;
    const relations: RecordRelation[] = [];
    for (const [kind, name] of PARENTS) {
      const relation = await this.parentOf(found.data, kind, name);
      if (relation) relations.push(relation);
    }
    return gleifRecord(found.data, relations);
  }

  /** By identifiers where there are any, else by name; GLEIF gives no scores. */
  async match(subjects: readonly Subject[]): Promise<SourceMatch[][]> {
    const all: SourceMatch[][] = [];
    for (const { type, name, lei } of subjects) {
      const found = type === 'Company' ? await this.search(lei ?? name) : [];
      all.push(found.map((record) => ({ ...record, score: null, category: 'other', topics: [], datasets: [] })));
    }
    return all;
  }

  private async find(filter: Record<string, string>): Promise<SourceRecord[]> {
    const query = { ...filter, 'page[size]': String(LOOKUP_LIMITS.candidatesMax), 'page[number]': '1' };
    const { data } = readAs(leiRecords, await this.client.ask({ method: 'GET', path: ['lei-records'], query }));
    return data.flatMap((record) => gleifRecord(record) ?? []).slice(0, LOOKUP_LIMITS.candidatesMax);
  }

  /** The addresses of an answer are not followed: what it links to is asked for by its LEI. */
  private async parentOf(
    { id, relationships }: LeiRecord,
    kind: RecordRelation['kind'],
    name: (typeof PARENTS)[number][1],
  ): Promise<RecordRelation | undefined> {
    const links = relationships?.[name]?.links ?? {};
    if ('reporting-exception' in links) {
      const said = await this.orNone(reportingException, ['lei-records', id, `${name}-reporting-exception`]);
      return { kind, record: null, reason: exceptionText(said?.data.attributes.reason) };
    }
    if (!('lei-record' in links || 'relationship-record' in links)) return undefined;
    const parent = await this.orNone(oneLeiRecord, ['lei-records', id, name]);
    if (!parent || !isLei(parent.data.attributes.lei)) return undefined;
    const { lei, entity } = parent.data.attributes;
    return {
      kind,
      record: {
        id: lei,
        name: sourceText(entity.legalName.name, limits.nameMax),
        country: placeName(entity.jurisdiction),
      },
      reason: null,
    };
  }

  private async orNone<S extends z.ZodType>(shape: S, path: readonly string[]): Promise<z.output<S> | undefined> {
    try {
      return readAs(shape, await this.client.ask({ method: 'GET', path }));
    } catch (failure) {
      if (failure instanceof LookupFault && failure.code === 'gone') return undefined;
      throw failure;
    }
  }
}
