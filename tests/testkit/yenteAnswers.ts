import { serveSource, type Asked, type SourceServer } from './sourceServers';

/** An entity of FollowTheMoney as yente's matches are. */
export interface Listed {
  id: string;
  caption: string;
  schema: 'Person' | 'Company';
  score: number;
  datasets: string[];
  properties: Record<string, string[]>;
}

/** A sanctioned person, and a company of another list. */
export const LISTED: Readonly<Record<'person' | 'pep' | 'company', Listed>> = {
  person: {
    id: 'NK-7Ada',
    caption: 'Ada Lovelace',
    schema: 'Person',
    score: 0.93,
    datasets: ['eu_fsf', 'gb_hmt_sanctions'],
    properties: {
      name: ['Ada Lovelace'],
      alias: ['A. Lovelace'],
      birthDate: ['1815-12-10'],
      nationality: ['gb'],
      topics: ['sanction'],
      program: ['Sanctions of a test'],
      modifiedAt: ['2026-01-01'],
    },
  },
  pep: {
    id: 'Q7259',
    caption: 'Ada King',
    schema: 'Person',
    score: 0.74,
    datasets: ['wd_peps'],
    properties: { name: ['Ada King'], topics: ['role.pep'], position: ['Member of a parliament'] },
  },
  company: {
    id: 'gb-coh-1',
    caption: 'Analytical Engines Ltd',
    schema: 'Company',
    score: 0.81,
    datasets: ['us_trade_csl'],
    properties: { name: ['Analytical Engines Ltd'], jurisdiction: ['gb'], topics: ['export.control'] },
  },
};

interface Query {
  schema: string;
  properties: Record<string, string[]>;
}

export interface YenteServer extends SourceServer {
  /** What is on its lists, by the name that is matched exactly. */
  listed: Map<string, Listed[]>;
  /** What it calls its lists, by their codes; empty where it does not say. */
  titles: Map<string, string>;
  /** The names that were asked for, in their order. */
  names(): string[];
}

/** A yente server on loopback. */
export async function serveYente(): Promise<YenteServer> {
  const listed = new Map<string, Listed[]>([
    ['Ada Lovelace', [LISTED.person, LISTED.pep]],
    ['Analytical Engines Ltd', [LISTED.company]],
  ]);
  const titles = new Map<string, string>();
  const answer = ({ method, path, body }: Asked) => {
    const { pathname } = new URL(path, 'http://source');
    if (pathname.startsWith('/search/'))
      return { body: { limit: 1, total: { value: 0, relation: 'eq' }, results: [] } };
    if (pathname === '/catalog' && titles.size > 0)
      return { body: { datasets: [...titles].map(([name, title]) => ({ name, title })) } };
    if (method !== 'POST' || pathname !== '/match/default') return { status: 404, body: { detail: 'No such dataset' } };
    const queries = Object.entries((body as { queries: Record<string, Query> }).queries);
    const responses = queries.map(([name, query]) => {
      const results = (listed.get(query.properties.name?.[0] ?? '') ?? []).map((one) => ({
        ...one,
        ...{
          match: one.score > 0.9,
          features: { name_match: 1 },
          target: true,
          referents: [],
          last_seen: '2026-11-28',
        },
      }));
      return [name, { status: 200, results, total: { value: results.length, relation: 'eq' }, query }];
    });
    return { body: { responses: Object.fromEntries(responses) as unknown, limit: 20, matcher: {} } };
  };
  const server = await serveSource(answer);
  const names = () =>
    server.asked
      .filter(({ path }) => path.startsWith('/match'))
      .flatMap(({ body }) => Object.values((body as { queries: Record<string, Query> }).queries))
      .map(({ properties }) => properties.name?.[0] ?? '');
  return { ...server, listed, titles, names };
}
