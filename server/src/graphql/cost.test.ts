import { describe, expect, it } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { buildSchema, Kind, parse } from 'graphql';
import { costOf } from './cost';

const schema = buildSchema(`
  type Query {
    about: About
    charts(limit: Int, where: Where): [Chart!]!
    chartList(limit: Int = 100): ChartList!
    chartsConnection(first: Int): Connection!
    steps: [PathStep!]!
  }
  input Where { key: Key }
  input Key { eq: ID in: [ID!] }
  type About { product: String }
  type ChartList { total: Int charts: [Chart!]! }
  type Connection { totalCount: Int edges: [Edge!]! }
  type Edge { node: Chart! }
  interface Named { name: String }
  type Chart implements Named { name: String links: [Link!]! entities(limit: Int): [Chart!]! }
  type Link { key: ID }
  type PathStep { roles: [PathRole!]! }
  type PathRole { documents: [Link!]! }
`);

const open = limits.graphqlOpenList;
const cost = (text: string, variables: Record<string, unknown> = {}): number => {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation');
  return costOf(schema, document, operation, variables).records;
};

describe('the cost of an operation', () => {
  it.each([
    ['{ about { product } }', 1],
    ['{ __typename }', 0],
    ['{ charts(limit: 5) { name } }', 5],
    ['{ charts { name } }', open],
    ['{ charts(limit: null) { name } }', open],
    ['{ charts(limit: 5) { entities(limit: 3) { name } } }', 5 * (1 + 3)],
    ['{ charts(limit: 5) { links { key } } }', 5 * (1 + 10)],
    ['{ charts { entities { entities { name } } } }', open * (1 + open * (1 + open))],
    ['{ chartList { charts { name } } }', 1 + 100],
    ['{ chartList(limit: 7) { charts { entities(limit: 2) { name } } } }', 1 + 7 * (1 + 2)],
    ['{ chartsConnection(first: 4) { edges { node { name } } } }', 1 + 4 * 2],
    ['{ charts(limit: 2) { ... on Named { name } ... on Chart { links { key } } } }', 2 * (1 + 10)],
    ['{ a: charts(limit: 2) { ...F } } fragment F on Chart { entities(limit: 9) { name } }', 2 * (1 + 9)],
    ['{ charts(where: { key: { eq: "a" } }) { links { key } } }', 11],
    ['{ charts(where: { key: { in: ["a", "b"] } }) { name } }', 2],
    ['{ charts(limit: -5) { name } }', 0],
    ['{ steps { roles { documents { key } } } }', 10 * (1 + 2 * (1 + 2))],
  ])('%s is %d', (text, expected) => expect(cost(text)).toBe(expected));

  it('looks at variables and their defaults', () => {
    const text = 'query Q($n: Int = 3) { charts(limit: $n) { name } }';
    expect(cost(text)).toBe(3);
    expect(cost(text, { n: 8 })).toBe(8);
    expect(cost(text, { n: null })).toBe(open);
    expect(cost(text, { n: 1e9 })).toBeGreaterThan(limits.graphqlCostMax);
  });

  it.each([
    ['{ about { product } chartList { charts { links { key } } } }', 0],
    ['{ charts { name } }', 1 + 1 / 20],
    ['{ charts { entities { name } } }', 1 + 1 + 1 / 20],
    ['{ records { name } }', 3 + 3 / 20],
    ['{ records { ... on Ship { name } } }', 3 + 1 / 20],
    ['{ records { near { near { name } } } }', 3 + 3 * (3 + 3 * (3 + 3 / 20))],
    ['{ records { ...F } } fragment F on Record { near { name } }', 3 + 3 * (3 + 3 / 20)],
    ['{ recordsConnection { edges { node { near { name } } } } }', 3 + 3 * (3 + 3 / 20)],
    [
      '{ charts(where: { OR: [{ key: { eq: "a" } }, { key: { in: ["a", "b"] } }] }) { name } }',
      1 + (1 + 10 + 1 + 1) / 20,
    ],
  ])('%s becomes statements of %d clauses', (text, expected) => {
    const types = buildSchema(`
      type Query {
        about: About
        chartList: ChartList
        charts(where: Where): [Chart!]!
        records(where: Where): [Record!]!
        recordsConnection(where: Where): Connection!
      }
      input Where { key: Key OR: [Where!] }
      input Key { eq: ID in: [ID!] }
      type About { product: String }
      type ChartList { charts: [Chart!]! }
      type Chart { name: String links: [Link!]! entities: [Chart!]! }
      type Link { key: ID }
      interface Record { name: String near(where: Where): [Record!]! }
      type Ship implements Record { name: String near(where: Where): [Record!]! }
      type House implements Record { name: String near(where: Where): [Record!]! }
      type Trust implements Record { name: String near(where: Where): [Record!]! }
      type Connection { edges: [Edge!]! }
      type Edge { node: Record! }
    `);
    const document = parse(text);
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation');
    expect(costOf(types, document, operation, {}).clauses).toBeCloseTo(expected, 9);
  });

  it('counts what filters ask with, wherever they stand', () => {
    const document = parse(
      'query ($w: Where) { charts(where: $w) { key } a: charts(where: { key: { eq: "a" } }) { key } ...F } fragment F on Query { b: charts(where: $w) { key } }',
    );
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation');
    const keys = Array.from({ length: 50 }, (_, at) => `${at}`);
    expect(costOf(schema, document, operation, { w: { key: { in: keys } } }).conditions).toBe(2 + 2 * (2 + 5));
  });
});
