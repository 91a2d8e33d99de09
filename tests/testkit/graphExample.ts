import { randomUUID } from 'node:crypto';
import type { ChartChangesInput } from '../gql/graphql';
import type { TestApp } from './app';
import { CREATE_CHART } from './charts';
import type { Client } from './client';
import { makeFile } from './files';

type Role = NonNullable<NonNullable<ChartChangesInput['links']>[number]['roles']>[number];

const PEOPLE = { helena: 'Helena Vale', mara: 'Mara Quist', oskar: 'Oskar Lind' };
const TRUSTS = { aldergrove: 'Aldergrove Trust' };
const COMPANIES: Record<string, { name: string; country: string; address?: string }> = {
  cedar: { name: 'Cedar Trustees Ltd', country: 'Jersey', address: '4 Hill Street, St Helier' },
  harbour: { name: 'Harbour Holdings Ltd', country: 'United Kingdom', address: '1 Quay Street, Bristol' },
  quay: { name: 'Quay Shipping Ltd', country: 'United Kingdom', address: '1 Quay Street, Bristol' },
  mistral: { name: 'Mistral Ltd', country: 'Cayman Islands' },
  mill: { name: 'Lone Mill Ltd', country: 'United Kingdom', address: 'Mill Lane, Bath' },
  east: { name: 'Ring East SA', country: 'Luxembourg' },
  west: { name: 'Ring West SA', country: 'Luxembourg' },
};
const ENTITIES = [...Object.keys(PEOPLE), ...Object.keys(TRUSTS), ...Object.keys(COMPANIES)];

const share = (percentage: number, more: Partial<Role> = {}): Role => ({ role: 'Shareholder', percentage, ...more });
const DIRECTOR: Role = { role: 'Director' };

type Drawn = [from: string, to: string, roles: Role[]];
/** The two charts of docs/graph.md. */
const GROUP: Drawn[] = [
  ['helena', 'aldergrove', [{ role: 'Settlor' }]],
  ['cedar', 'aldergrove', [{ role: 'Trustee' }]],
  ['mara', 'aldergrove', [{ role: 'Beneficiary' }]],
  ['helena', 'harbour', [share(55, { endDate: '2024-01-01' })]],
  ['aldergrove', 'harbour', [share(55, { startDate: '2024-01-01' })]],
  ['oskar', 'harbour', [share(36), DIRECTOR]],
  ['harbour', 'mistral', [share(100)]],
  ['mistral', 'quay', [share(60)]],
  ['oskar', 'quay', [share(40), DIRECTOR]],
  ['oskar', 'mill', [DIRECTOR]],
  ['mara', 'mill', [DIRECTOR]],
  ['quay', 'west', [share(40)]],
  ['east', 'west', [share(60)]],
  ['west', 'east', [share(30)]],
  ['mara', 'east', [share(70)]],
];
const OSKARS: Drawn[] = [
  ['oskar', 'quay', [share(35), DIRECTOR]],
  ['oskar', 'harbour', [share(36)]],
];

export interface GraphExample {
  /** Begins the keys of its entities and charts, followed by a colon. */
  mark: string;
  /** The ends of those keys. */
  keys: string[];
}

/** Makes the example of docs/graph.md for a user: two charts, and a document that has expired. */
export async function makeGraphExample(app: TestApp, user: Client): Promise<GraphExample> {
  const mark = randomUUID();
  await draw(user, mark, 'group', 'The Quay group', GROUP);
  await draw(user, mark, 'oskars', 'What Oskar holds', OSKARS);
  const key = await makeFile(app, user, { owner: `${mark}:harbour`, name: 'Register of members.pdf' });
  const expires = await user.call('PUT', `graph/fileExpires/${key}`, JSON.stringify({ expires: '1.3.2025' }));
  if (expires.status !== 200) throw new Error(JSON.stringify(expires.body));
  await makeFile(app, user, { owner: `${mark}:quay`, name: 'Articles.pdf' });
  return { mark, keys: [...ENTITIES, 'group', 'oskars'] };
}

async function draw(user: Client, mark: string, key: string, name: string, links: Drawn[]): Promise<void> {
  const on = [...new Set(links.flatMap(([from, to]) => [from, to]))];
  const isFirst = key === 'group';
  const { createChart } = await user.graphql(CREATE_CHART, {
    input: {
      key: `${mark}:${key}`,
      name,
      changes: {
        entities: isFirst ? entities(mark) : [],
        placements: on.map((end, at) => ({ entityKey: `${mark}:${end}`, x: at * 200, y: 0 })),
        links: links.map(([from, to, roles], at) => ({
          key: `${mark}:${key}-${at}`,
          from: `${mark}:${from}`,
          to: `${mark}:${to}`,
          roles,
        })),
      },
    },
  });
  if (!createChart.ok) throw new Error(createChart.error?.message);
}

function entities(mark: string): NonNullable<ChartChangesInput['entities']> {
  const named = (typeName: 'Individual' | 'Trust', names: Record<string, string>) =>
    Object.entries(names).map(([key, name]) => ({ key: `${mark}:${key}`, typeName, name }));
  return [
    ...named('Individual', PEOPLE),
    ...named('Trust', TRUSTS),
    ...Object.entries(COMPANIES).map(([key, { name, ...fields }]) => ({
      key: `${mark}:${key}`,
      typeName: 'Company' as const,
      name,
      fields: Object.entries(fields).map(([field, text]) => ({ name: field, text })),
    })),
  ];
}
