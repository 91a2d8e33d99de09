import { t } from '@stemma/shared/language/translate';
import { categoryOf } from '@stemma/shared/lookups/kinds';
import { limits } from '@stemma/shared/limits';
import { LOOKUP_LIMITS } from '@stemma/shared/lookups/limits';
import { placeName } from './gleifRecord';
import type { PinnedClient } from '../egress/pinnedClient';
import { LookupFault } from '../fault';
import { digestOf } from './digest';
import { readAs } from './readAs';
import type { LookupSource, RecordFact, SourceMatch, SourceRecord, Subject } from './source';
import { sourceText } from './sourceText';
import { catalogAnswer, ftmEntity, matchAnswer, searchAnswer, type YenteEntity } from './yenteShapes';

export interface YenteSettings {
  dataset: string;
  /** From 0 to 1: matches below it are no candidates. */
  threshold: number;
  /** Where records can be read by a person; null where there is no such place. */
  site: string | null;
}

/** Properties that change though the record says the same. */
const PASSING: ReadonlySet<string> = new Set(['modifiedAt', 'retrievedAt', 'createdAt', 'indexUpdatedAt']);
/** Those that tell one from another, in the order in which they are shown. */
const SHOWN: readonly (readonly [property: string, field: string | null, label: string])[] = [
  ['name', null, t('Name')],
  ['alias', null, t('Also known as')],
  ['birthDate', 'birthDate', t('Date of birth')],
  ['birthPlace', 'birthPlace', t('Place of birth')],
  ['nationality', 'nationality', t('Nationality')],
  ['country', null, t('Country')],
  ['jurisdiction', 'country', t('Jurisdiction')],
  ['incorporationDate', 'incorporation', t('Incorporation')],
  ['registrationNumber', 'registration', t('Registration')],
  ['leiCode', 'lei', t('LEI')],
  ['position', null, t('Position')],
  ['program', null, t('Programme')],
  ['address', null, t('Address')],
  ['notes', null, t('Notes')],
  ['sourceUrl', null, t('Source')],
];
const COUNTRIES: ReadonlySet<string> = new Set(['nationality', 'country', 'jurisdiction']);
const VALUES_MAX = 6;
const NO_TITLES: ReadonlyMap<string, string> = new Map();
const TITLE_MAX = 120;
/** Milliseconds for which the titles of lists are not asked for again. */
const TITLES_LAST = 6 * 3_600_000;

/** A yente server (https://yente.followthemoney.tech): matching against the data that it serves, such as OpenSanctions. */
export class Yente implements LookupSource {
  private titles = NO_TITLES;
  private titlesUntil = 0;

  constructor(
    private readonly client: Pick<PinnedClient, 'ask'>,
    private readonly settings: YenteSettings,
  ) {}

  async search(text: string): Promise<SourceRecord[]> {
    const query = { q: text, limit: String(LOOKUP_LIMITS.candidatesMax) };
    const path = ['search', this.settings.dataset];
    const { results } = readAs(searchAnswer, await this.client.ask({ method: 'GET', path, query }));
    return results.slice(0, LOOKUP_LIMITS.candidatesMax).map((entity) => this.recordOf(entity));
  }

  async fetch(id: string): Promise<SourceRecord | undefined> {
    try {
      return this.recordOf(readAs(ftmEntity, await this.client.ask({ method: 'GET', path: ['entities', id] })));
    } catch (failure) {
      if (failure instanceof LookupFault && failure.code === 'gone') return undefined;
      throw failure;
    }
  }

  /** One call for all; what goes out is named `q0`, `q1` …, never by a key of ours. */
  async match(subjects: readonly Subject[]): Promise<(SourceMatch[] | undefined)[]> {
    if (subjects.length === 0) return [];
    const { dataset, threshold } = this.settings;
    const queries = Object.fromEntries(subjects.map((subject, at) => [`q${at}`, queryOf(subject)]));
    const query = {
      threshold: String(threshold),
      cutoff: String(threshold),
      limit: String(LOOKUP_LIMITS.candidatesMax),
    };
    const body = { queries };
    const answer = await this.client.ask({ method: 'POST', path: ['match', dataset], query, body });
    const { responses } = readAs(matchAnswer, answer);
    const isFound = Object.values(responses).some(({ results }) => results.length > 0);
    const titles = isFound ? await this.listTitles() : NO_TITLES;
    return subjects.map((_subject, at) => {
      const response = responses[`q${at}`];
      if (response?.status !== 200) return undefined;
      return response.results
        .filter(({ score }) => score >= threshold)
        .slice(0, LOOKUP_LIMITS.candidatesMax)
        .map(({ score, match: _match, ...entity }) => {
          const topics = entity.properties.topics ?? [];
          const datasets = entity.datasets.map((code) => titles.get(code) ?? code);
          return { ...this.recordOf(entity), score, topics, category: categoryOf(topics), datasets };
        });
    });
  }

  /** What the server calls its lists, by their codes; asked now and then, and nothing where it does not say. */
  private async listTitles(): Promise<ReadonlyMap<string, string>> {
    if (Date.now() < this.titlesUntil) return this.titles;
    this.titlesUntil = Date.now() + TITLES_LAST;
    try {
      const { datasets } = readAs(catalogAnswer, await this.client.ask({ method: 'GET', path: ['catalog'] }));
      const named = datasets.flatMap(({ name, title }) =>
        title ? [[name, sourceText(title, TITLE_MAX)] as const] : [],
      );
      this.titles = new Map(named);
    } catch (failure) {
      if (!(failure instanceof LookupFault)) throw failure;
    }
    return this.titles;
  }

  private recordOf({ id, caption, schema, properties, datasets }: YenteEntity): SourceRecord {
    const lasting = Object.entries(properties)
      .filter(([name]) => !PASSING.has(name))
      .map(([name, all]): [string, string[]] => [name, [...all].sort()]);
    return {
      id,
      name: sourceText(caption, limits.nameMax),
      kind: schema,
      link: this.settings.site && `${this.settings.site}/entities/${encodeURIComponent(id)}/`,
      facts: factsOf(properties),
      relations: [],
      digest: digestOf({ caption, schema, lasting: Object.fromEntries(lasting), datasets: [...datasets].sort() }),
    };
  }
}

function queryOf({ type, name, birthDate, country, registration, lei }: Subject) {
  const isPerson = type === 'Individual';
  const properties = {
    name: [name],
    ...(isPerson && birthDate && { birthDate: [birthDate] }),
    ...(country && { [isPerson ? 'nationality' : 'jurisdiction']: [country] }),
    ...(!isPerson && registration && { registrationNumber: [registration] }),
    ...(!isPerson && lei && { leiCode: [lei] }),
  };
  return { schema: isPerson ? 'Person' : 'Company', properties };
}

function factsOf(properties: YenteEntity['properties']): RecordFact[] {
  return SHOWN.flatMap(([property, field, label]) => {
    const all = properties[property] ?? [];
    const said = COUNTRIES.has(property) ? all.map((code) => placeName(code) || code) : all;
    if (said.length === 0) return [];
    const more = said.length > VALUES_MAX ? ' …' : '';
    const value = sourceText(`${said.slice(0, VALUES_MAX).join('; ')}${more}`, LOOKUP_LIMITS.factMax);
    return [{ field: said.length === 1 ? field : null, label, value }];
  });
}
