import type { Client } from '../../testkit/client';
import type { Universe } from './universe';
import { WORD } from './universe';

/** What calls told: words by the call's name; what was refused is not there. */
export interface Seen {
  words: Map<string, Set<string>>;
  /** Words that came with a refusal: none may. */
  leaks: string[];
  /** Refusals of another kind than "there is nothing here" and "this is closed". */
  odd: string[];
  privates: number;
  bareLinks: number;
}

const REFUSED: ReadonlySet<number> = new Set([401, 403, 404]);

interface Graph {
  nodes?: { isPrivate: boolean }[];
  edges?: { roles: unknown[] }[];
  links?: { roles: unknown[] }[];
}

export function nothingSeen(): Seen {
  return { words: new Map(), leaks: [], odd: [], privates: 0, bareLinks: 0 };
}

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

function note(seen: Seen, call: string, status: number, text: string): void {
  if (status === 200) seen.words.set(call, new Set(wordsIn(text)));
  else if (!REFUSED.has(status)) seen.odd.push(`${call}: ${status} ${text.slice(0, 200)}`);
  else if (wordsIn(text).length > 0) seen.leaks.push(`${call}: ${text.slice(0, 200)}`);
}

function countGraph(seen: Seen, { nodes = [], edges, links }: Graph): void {
  seen.privates = nodes.filter(({ isPrivate }) => isPrivate).length;
  seen.bareLinks = (edges ?? links ?? []).filter(({ roles }) => roles.length === 0).length;
}

/** Asks for everything there is by REST, by the link's key with each call. */
export async function visitByRest(client: Client, universe: Universe): Promise<Seen> {
  const seen = nothingSeen();
  const linkKey = universe.link.key;
  const ask = async (call: string, path: string, body: object) => {
    const response = await fetch(`${client.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ linkKey, ...body }),
    });
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    note(seen, call, response.status, text);
    if (call === 'graph' && response.status === 200) countGraph(seen, JSON.parse(text) as Graph);
  };
  const { type } = universe.link;
  await ask('record', 'datasets/getShared', {});
  await ask('graph', 'datasets/graphShared', {});
  const relations = {
    object: 'datasets/getSharedObjectRelationships',
    subject: 'datasets/getSharedSubjectRelationships',
  };
  for (const [kind, path] of Object.entries(relations)) await ask(kind === type ? 'graph' : `no ${kind}`, path, {});
  const owners = [...universe.things, ...universe.charts].map(({ key }) => key);
  await Promise.all(
    owners.map(async (key) => {
      await ask(`entity ${key}`, 'graph/getNodeByKeyShared', { key });
      await ask(`neighbours ${key}`, 'graph/getNeighborsShared', { key });
      await ask(`people ${key}`, 'graph/attachedPeopleShared', { key });
      const calls = ['getAttachedFilesShared', 'getFilesFoldersShared', 'getFilesLinksShared'];
      for (const name of calls) await ask(`${name} ${key}`, `graph/${name}`, { entityKey: key });
      const parts = calls.map((name) => seen.words.get(`${name} ${key}`));
      calls.forEach((name) => seen.words.delete(`${name} ${key}`));
      if (parts.every((part) => part))
        seen.words.set(`files ${key}`, new Set(parts.flatMap((part) => [...(part ?? [])])));
    }),
  );
  const download = (key: string) => ask(`bytes ${key}`, `files/shared/any/${key}/any.txt`, {});
  const zip = (key: string) => ask(`zip ${key}`, `files/shared/zip/${key}`, {});
  await Promise.all(universe.items.map(({ key, kind }) => (kind === 'folder' ? zip(key) : download(key))));
  const [item] = universe.items;
  if (item) await (item.kind === 'folder' ? download(item.key) : zip(item.key));
  return seen;
}

const CARD = `key name typeName party isPrivate country detail trailEnd x y flag flagColor label icon width chartDescription
  decoration { name text number yesNo } shareInfo shareNotes shareKeyPersons shareFiles`;
const GRAPH = `key name type routing nodes { ${CARD} } links { key from to arrowType color dashed points roles { role percentage minimum maximum } } groups { key name members }`;

/** Asks for everything there is by GraphQL, by the token of a visit. */
export async function visitByGraphql(client: Client, universe: Universe): Promise<Seen> {
  const seen = nothingSeen();
  const ask = async (call: string, query: string, key?: string) => {
    const declared = key === undefined ? '' : '($key: ID!)';
    const { data, errors } = await client.rawGraphql<Record<string, unknown>>(
      `query Visit${declared} { told: ${query} }`,
      { key },
    );
    const code = errors?.[0]?.extensions?.code;
    const status = data?.told ? 200 : !code ? 404 : code === 'forbidden' ? 403 : code === 'unauthenticated' ? 401 : 500;
    note(seen, call, status, JSON.stringify(data?.told ?? errors ?? null));
    if (call === 'graph' && data?.told) countGraph(seen, data.told);
  };
  await ask('record', 'sharedChart { key name type routing }');
  await ask('graph', `sharedGraph { ${GRAPH} }`);
  const owners = [...universe.things, ...universe.charts].map(({ key }) => key);
  for (const key of owners) {
    await ask(
      `entity ${key}`,
      'sharedEntity(key: $key) { key name typeName description fields { name text number yesNo } customFields { name value } }',
      key,
    );
    await ask(`neighbours ${key}`, `sharedNeighbours(key: $key) { ${GRAPH} }`, key);
    await ask(
      `people ${key}`,
      'sharedKeyPersons(key: $key) { key firstName lastName roles emailAddresses phoneNumbers }',
      key,
    );
    await ask(
      `files ${key}`,
      'sharedFiles(key: $key) { files { key name folder path } folders { key name folder } links { key name url folder } }',
      key,
    );
  }
  // What else there is of reads shows a visitor nothing.
  const others = [
    'chart(key: $key) { name }',
    'entity(key: $key) { name }',
    'filesOf(key: $key) { name }',
    'sharingLinks(key: $key) { key }',
  ];
  for (const other of others) await ask(`no ${other}`, other, owners.at(0));
  for (const other of [
    'search(term: "q") { entities { name } }',
    'chartList { total }',
    'entityNames(types: []) { name }',
  ]) {
    await ask(`no ${other}`, other);
  }
  const generated = await client.rawGraphql('{ individuals { key name } companies { key name } charts { key name } }');
  note(seen, 'no generated', 404, JSON.stringify(generated.data ?? null));
  return seen;
}
