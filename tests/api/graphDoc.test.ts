import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import type { GraphExample } from '../testkit/graphExample';
import { makeGraphExample } from '../testkit/graphExample';

const text = readFileSync(new URL('../../docs/graph.md', import.meta.url), 'utf8');

interface Question {
  title: string;
  cypher: string;
  graphql: string;
  /** Rows of cells, by column. */
  answer: Record<string, string>[];
}

/** What stands under each heading of the third level. */
function questions(): Question[] {
  return text
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const block = (language: string) => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(part)?.[1] ?? '';
      const [head = [], , ...rows] = [...part.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) =>
        row.split('|').map((cell) => cell.trim()),
      );
      const answer = rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
      return { title: part.split('\n', 1)[0] ?? '', cypher: block('cypher'), graphql: block('graphql'), answer };
    });
}

/** Cells as the tables have them: lists with commas, nothing for null. */
const asCells = (rows: Record<string, unknown>[]): Record<string, string>[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asCell(value)])));
const asCell = (value: unknown): string => {
  if (value == null) return '';
  if (Array.isArray(value)) return value.map(asCell).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

let app: TestApp;
let organization: string;
let administrator: Client;
let member: Client;
let example: GraphExample;

beforeAll(async () => {
  app = await joinApp();
  const made = await app.organization();
  organization = made.key;
  [administrator, member] = [await made.user({ isAdmin: true }), await made.user()];
  example = await makeGraphExample(app, member);
});
afterAll(() => app.close());

const read = async (query: string, limit = 1000) => {
  const { status, body } = await administrator.post<Record<string, unknown>[] & { error?: string }>('graph/read', {
    query,
    parameters: { organization },
    limit,
  });
  return { status, error: body.error, body };
};

/** What a member of the organization is told; keys as the example calls them. */
async function ask(query: string): Promise<unknown> {
  const { mark, keys } = example;
  const named = keys.reduce((so, key) => so.replaceAll(`"${key}"`, `"${mark}:${key}"`), query);
  const { data, errors } = await member.rawGraphql(named);
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data).replaceAll(`${mark}:`, '')) as unknown;
}

/** Lists whose order nobody promises are sorted, and numbers are rounded to what is promised of them. */
function comparable(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 1e8) / 1e8;
  if (Array.isArray(value)) {
    return value.map(comparable).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, comparable(one)]));
}

const party = (name: string) => ({ party: { name } });
const direct = (name: string, share: number) => ({ ...party(name), direct: share });
const total = (name: string, share: number, ultimate: boolean, upper = share) => ({
  ...{ ...party(name), total: share },
  ...{ ultimate, upper },
});
const totalOf = (key: string, share: number) => ({ party: { key }, total: share });
const by = (entityName: string, ...roles: string[]) => ({ entityName, roles });
const share = (entityKey: string, percentage: number | null, chartKey = 'group') => ({
  ...{ entityKey, percentage, chartKey },
});

/** What GraphQL answers a member to each question, by its number: worked out by hand from the example. */
const DOCUMENTED: Record<number, unknown> = {
  1: {
    ownership: {
      holders: [
        direct('Mistral Ltd', 60),
        direct('Oskar Lind', 35),
        direct('Harbour Holdings Ltd', 0),
        direct('Aldergrove Trust', 0),
        direct('Cedar Trustees Ltd', 0),
        direct('Helena Vale', 0),
        direct('Mara Quist', 0),
      ],
    },
  },
  2: {
    ownership: {
      holders: [
        total('Harbour Holdings Ltd', 60, false),
        total('Mistral Ltd', 60, false),
        total('Oskar Lind', 35 + 0.36 * 60, true, 40 + 0.36 * 60),
        total('Aldergrove Trust', 0.55 * 60, true),
        total('Cedar Trustees Ltd', 0, true),
        total('Helena Vale', 0, true),
        total('Mara Quist', 0, true),
      ],
      coverageText: '89.6 % explained. 10.4 % unknown: 5 % within ranges, 5.4 % missing.',
    },
  },
  3: {
    companies: ['Harbour Holdings Ltd', 'Quay Shipping Ltd'].map((name) => ({
      name,
      address: '1 Quay Street, Bristol',
    })),
  },
  4: { ownership: { loops: [['east', 'west']] } },
  5: {
    companies: [
      { name: 'Cedar Trustees Ltd', owners: [] },
      {
        name: 'Harbour Holdings Ltd',
        owners: [
          by('Aldergrove Trust', 'Shareholder'),
          by('Helena Vale', 'Shareholder'),
          by('Oskar Lind', 'Shareholder', 'Director'),
          by('Oskar Lind', 'Shareholder'),
        ],
      },
      { name: 'Lone Mill Ltd', owners: [by('Mara Quist', 'Director'), by('Oskar Lind', 'Director')] },
      { name: 'Mistral Ltd', owners: [by('Harbour Holdings Ltd', 'Shareholder')] },
      {
        name: 'Quay Shipping Ltd',
        owners: [
          by('Mistral Ltd', 'Shareholder'),
          by('Oskar Lind', 'Shareholder', 'Director'),
          by('Oskar Lind', 'Shareholder', 'Director'),
        ],
      },
      { name: 'Ring East SA', owners: [by('Mara Quist', 'Shareholder'), by('Ring West SA', 'Shareholder')] },
      { name: 'Ring West SA', owners: [by('Ring East SA', 'Shareholder'), by('Quay Shipping Ltd', 'Shareholder')] },
    ],
  },
  6: {
    companies: [
      {
        name: 'Mistral Ltd',
        owners: [{ entityName: 'Harbour Holdings Ltd', percentage: 100 }],
        holdings: [{ entityName: 'Quay Shipping Ltd', percentage: 60 }],
      },
    ],
  },
  7: {
    ownership: {
      findings: [
        { code: 'missing', text: 'Harbour Holdings Ltd: 9 % has no recorded holder.' },
        { code: 'disagree', text: 'Oskar Lind in Quay Shipping Ltd: Charts disagree, 35 to 40 %.' },
      ],
    },
  },
  8: {
    individuals: [
      {
        name: 'Helena Vale',
        holdings: [by('Aldergrove Trust', 'Settlor'), by('Harbour Holdings Ltd', 'Shareholder')],
      },
      {
        name: 'Mara Quist',
        holdings: [
          by('Aldergrove Trust', 'Beneficiary'),
          by('Lone Mill Ltd', 'Director'),
          by('Ring East SA', 'Shareholder'),
        ],
      },
      {
        name: 'Oskar Lind',
        holdings: [
          by('Lone Mill Ltd', 'Director'),
          by('Harbour Holdings Ltd', 'Shareholder', 'Director'),
          by('Harbour Holdings Ltd', 'Shareholder'),
          by('Quay Shipping Ltd', 'Shareholder', 'Director'),
          by('Quay Shipping Ltd', 'Shareholder', 'Director'),
        ],
      },
    ],
  },
  9: {
    chartHealth: [
      { code: 'missing', text: 'Harbour Holdings Ltd: 9 % has no recorded holder.' },
      { code: 'loop', text: 'These hold each other: Ring East SA, Ring West SA.' },
      { code: 'expired', text: 'Register of members.pdf expired on 01.03.2025.' },
    ],
  },
  10: {
    ownershipChanges: [
      {
        date: '2024-01-01',
        holders: [
          { ...party('Aldergrove Trust'), before: 0, after: 55 },
          { ...party('Helena Vale'), before: 55, after: 0 },
        ],
      },
    ],
  },
  11: {
    ownership: {
      threshold: 25,
      inclusive: false,
      holders: [
        { ...direct('Aldergrove Trust', 55), verdict: 'YES' },
        { ...direct('Oskar Lind', 36), verdict: 'YES' },
        { ...direct('Cedar Trustees Ltd', 0), verdict: 'NO' },
        { ...direct('Helena Vale', 0), verdict: 'NO' },
      ],
    },
  },
  12: {
    trusts: [
      {
        name: 'Aldergrove Trust',
        owners: [by('Cedar Trustees Ltd', 'Trustee'), by('Helena Vale', 'Settlor'), by('Mara Quist', 'Beneficiary')],
      },
    ],
  },
  13: {
    ownershipPaths: {
      paths: [
        {
          text: 'Aldergrove Trust → 55 % → Harbour Holdings Ltd → 100 % → Mistral Ltd → 60 % → Quay Shipping Ltd → 40 % → Ring West SA → 30 % → Ring East SA = 3.96 %',
        },
      ],
      // The two of the ring hold 18 % of themselves through each other.
      throughLoops: 3.96 / (1 - 0.18) - 3.96,
      total: 3.96 / (1 - 0.18),
    },
  },
  14: {
    companies: [
      { name: 'Cedar Trustees Ltd', owners: [] },
      {
        name: 'Harbour Holdings Ltd',
        owners: [share('aldergrove', 55), share('helena', 55), share('oskar', 36), share('oskar', 36, 'oskars')],
      },
      { name: 'Lone Mill Ltd', owners: [share('mara', null), share('oskar', null)] },
      { name: 'Mistral Ltd', owners: [share('harbour', 100)] },
      { name: 'Quay Shipping Ltd', owners: [share('mistral', 60), share('oskar', 40), share('oskar', 35, 'oskars')] },
      { name: 'Ring East SA', owners: [share('mara', 70), share('west', 30)] },
      { name: 'Ring West SA', owners: [share('east', 60), share('quay', 40)] },
    ],
  },
  15: {
    quay: {
      holders: [
        totalOf('harbour', 60),
        totalOf('mistral', 60),
        totalOf('oskar', 56.6),
        totalOf('aldergrove', 33),
        totalOf('cedar', 0),
        totalOf('helena', 0),
        totalOf('mara', 0),
      ],
    },
    harbour: {
      holders: [
        totalOf('aldergrove', 55),
        totalOf('oskar', 36),
        totalOf('cedar', 0),
        totalOf('helena', 0),
        totalOf('mara', 0),
      ],
    },
  },
};

describe('the questions of docs/graph.md', () => {
  test('are fifteen', () => {
    expect(questions()).toHaveLength(15);
  });

  test.each(questions().map((question) => [question.title, question] as const))(
    '%s: by Cypher as the table says',
    async (_title, { cypher, answer }) => {
      const { status, error, body } = await read(cypher);
      expect({ status, error, rows: asCells(body) }).toEqual({ status: 200, error: undefined, rows: answer });
      expect(answer.length).toBeGreaterThan(0);
    },
  );

  test.each(questions().map((question, at) => [question.title, at + 1, question] as const))(
    '%s: by GraphQL',
    async (_title, number, { graphql }) => {
      expect(comparable(await ask(graphql))).toEqual(comparable(DOCUMENTED[number]));
    },
  );
});
