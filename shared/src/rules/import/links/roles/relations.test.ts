import { expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';

const saidOf = (...rows: string[]) =>
  linksSaid(
    sheet(
      '',
      rows.map((row) => row.split(';')),
    ),
  ).links;

test('a relation says who owns whom where headings leave it open', () => {
  const head = 'Entity;Related entity;Relationship;%';
  expect(saidOf(head, 'Sub Ltd;Top plc;Subsidiary of;100', 'Top plc;Side Ltd;Parent of;60')).toEqual([
    'Top plc > Sub Ltd: 100% Shareholder',
    'Top plc > Side Ltd: 60% Shareholder',
  ]);
  expect(saidOf('From;To;Type', 'Sub Ltd;Top plc;owned by')).toEqual(['Top plc > Sub Ltd: Shareholder']);
  expect(saidOf(head, 'Ann Lee;Quay Ltd;Director of;')).toEqual(['Ann Lee > Quay Ltd: Director']);
});

test.each([
  'is owned by',
  'is a wholly owned subsidiary of',
  'indirectly held by',
  '100% subsidiary of',
  'majority owned by',
  'IS_DIRECTLY_CONSOLIDATED_BY',
  'has shareholder',
  'ist Tochtergesellschaft von',
  'wird gehalten von',
  'gehört',
])('“%s” says that the second owns the first', (relation) => {
  expect(saidOf('From;Relationship;To;Share', `Beta Ltd;${relation};Alpha Ltd;80`)).toEqual([
    'Alpha Ltd > Beta Ltd: 80% Shareholder',
  ]);
});

test('headings that say it stand over a relation', () => {
  expect(saidOf('Owner;Owned;Relationship;%', 'Top plc;Sub Ltd;Subsidiary of;100')).toEqual([
    'Top plc > Sub Ltd: 100% Subsidiary',
  ]);
});

test('a percentage within a relation is the share where no column says one', () => {
  for (const [relation, percent] of [
    ['100% owned by', '100'],
    ['is a 60 % subsidiary of', '60'],
    ['33.3% held by', '33.3'],
  ] as const) {
    expect(saidOf('From;Relationship;To', `Beta Ltd;${relation};Alpha Ltd`)).toEqual([
      `Alpha Ltd > Beta Ltd: ${percent}% Shareholder`,
    ]);
    expect(saidOf('From;Relationship;To;Share', `Beta Ltd;${relation};Alpha Ltd;80`)).toEqual([
      'Alpha Ltd > Beta Ltd: 80% Shareholder',
    ]);
  }
});

test('relations are read row by row beside people, and a role of another is its own holder', () => {
  for (const head of [
    'Entity 1;Relationship;Entity 2;%',
    'Party A;Relation;Party B;%',
    'Company;Relation;Counterparty;%',
  ])
    expect(
      saidOf(head, 'Lux Ltd;Subsidiary of;Top plc;', 'Ann Lee;Director of;Lux Ltd;', 'Quay Ltd;owned by;Top plc;100'),
    ).toEqual([
      'Top plc > Lux Ltd: Shareholder',
      'Top plc > Quay Ltd: 100% Shareholder',
      'Ann Lee > Lux Ltd: Director',
    ]);
  expect(saidOf('Party A;Relation;Party B', 'Lux Ltd;owned by;Top plc', 'Ann Lee;is director of;Lux Ltd')).toEqual([
    'Top plc > Lux Ltd: Shareholder',
    'Ann Lee > Lux Ltd: Director',
  ]);
  expect(saidOf('Person A;Beziehung;Person B', 'Lux GmbH;Tochter von;Top AG')).toEqual([
    'Top AG > Lux GmbH: Shareholder',
  ]);
});

test('statements have a subject and an object, and their relations say who holds', () => {
  const { links, told } = linksSaid(
    sheet('', [
      ['Subject', 'Relation', 'Object'],
      ['Ann Lee', 'owns', 'Quay Ltd'],
      ['Quay Ltd', 'is owned by', 'Top plc'],
      ['Quay Ltd', 'has director', 'Bo Ek'],
    ]),
  );
  expect(links).toEqual([
    'Ann Lee > Quay Ltd: Shareholder',
    'Top plc > Quay Ltd: Shareholder',
    'Bo Ek > Quay Ltd: Director',
  ]);
  expect(told).toEqual([]);
  expect(
    linksSaid(
      sheet('', [
        ['Subject', 'Relation', 'Object'],
        ['Lux Ltd', 'lends to', 'Quay Ltd'],
      ]),
    ).told,
  ).toEqual(['row 1: Headings do not say who owns whom: “Subject” is taken as the owner and “Object” as owned.']);
});

test.each(['Company;Related company;Relation;Ownership', 'Entity;Related party;Relationship;%'])(
  'what a related party is says who holds: %s',
  (head) => {
    expect(
      saidOf(
        head,
        ...['Quay Ltd;Sub Ltd;Wholly owned subsidiary;100', 'Quay Ltd;Side Ltd;Associate;30'],
        ...['Quay Ltd;Top plc;Shareholder;50', 'Quay Ltd;High plc;Parent;50'],
        ...['Quay Ltd;Ann Lee;Director;', 'Bo Ek;Quay Ltd;Director;', 'Sub Ltd;Quay Ltd;Subsidiary of;'],
      ),
    ).toEqual([
      'Quay Ltd > Sub Ltd: 100% Shareholder, Shareholder',
      'Quay Ltd > Side Ltd: 30% Shareholder',
      'Top plc > Quay Ltd: 50% Shareholder',
      'High plc > Quay Ltd: 50% Shareholder',
      'Ann Lee > Quay Ltd: Director',
      'Bo Ek > Quay Ltd: Director',
    ]);
  },
);
