import { expect, test } from '@jest/globals';
import { proposeMapping, withShareUnits } from './proposeMapping';
import { pastedLinks } from '../typed/pastedTable';
import { shapeName } from '../tableMapping';
import type { TableSheet } from '../tableSheet';

function sheet(name: string, rows: string[][]): TableSheet {
  return { name, rows: rows.map((cells, at) => ({ row: at + 1, cells })).filter(({ cells }) => cells.some(Boolean)) };
}

/** What the one sheet's columns are taken for, in their order. */
function columnsOf(rows: string[][]) {
  const [found] = proposeMapping([sheet('Tabelle1', rows)]).sheets;
  return { header: found?.header, use: found?.use, columns: rows.at(-1)?.map((_, at) => found?.columns[String(at)]) };
}

test.each([
  [
    ['Owner', 'Owned', 'Share'],
    ['Elena', 'Harbour Holdings', '30 %'],
    ['owner', 'owned', 'share'],
  ],
  [
    ['Shareholder', 'Company', '%'],
    ['Elena', 'Harbour Holdings', '30'],
    ['owner', 'owned', 'share'],
  ],
  [
    ['Parent company', 'Subsidiary', 'Stake (%)'],
    ['A Ltd', 'B Ltd', '30'],
    ['owner', 'owned', 'share'],
  ],
  [
    ['Gesellschafter', 'Gesellschaft', 'Anteil in %'],
    ['A GmbH', 'B GmbH', '30'],
    ['owner', 'owned', 'share'],
  ],
  [
    ['Gesellschafter', 'Beteiligung', 'Quote'],
    ['A GmbH', 'B GmbH', '0,3'],
    ['owner', 'owned', 'share'],
  ],
  [
    ['Muttergesellschaft', 'Tochtergesellschaft', 'Beteiligungsquote', 'seit'],
    ['A', 'Be', '30', '01.02.2020'],
    ['owner', 'owned', 'share', 'since'],
  ],
  [
    ['Name', 'Name', '%'],
    ['A AG', 'B GmbH', '51'],
    ['owner', 'owned', 'share'],
  ],
  [
    ['Company', 'Company', 'Share'],
    ['A AG', 'B GmbH', '51'],
    ['owner', 'owned', 'share'],
  ],
  [
    ['Company', 'Name', '%'],
    ['B GmbH', 'Ada Lind', '51'],
    ['owned', 'owner', 'share'],
  ],
  [
    ['Company Name', 'Company Number', 'Shareholder', 'Share'],
    ['B Ltd', '01234567', 'A Ltd', '51'],
    ['owned', 'owned.registration', 'owner', 'share'],
  ],
  [
    ['From', 'To', 'Role', 'Start', 'End'],
    ['Ada', 'B Ltd', 'Director', '2020-01-01', '2021-01-01'],
    ['owner', 'owned', 'role', 'since', 'until'],
  ],
  [
    ['Company', 'Shareholder', 'Shareholding', 'Date of birth', 'Nationality'],
    ['A Ltd', 'Ada Lind', '30', '01.02.1970', 'Sweden'],
    ['owned', 'owner', 'share', 'owner.birthDate', 'owner.country'],
  ],
  [
    ['Owner name', 'Owner type', 'Owner country', 'Owned company', 'Registration number', 'LEI', 'Ownership %'],
    ['Ada', 'Individual', 'SE', 'B Ltd', '123', 'x', '30'],
    ['owner', 'owner.type', 'owner.country', 'owned', 'owned.registration', 'owned.lei', 'share'],
  ],
  [
    ['Name', 'Owner', 'Percent'],
    ['B Ltd', 'Ada', '30'],
    ['owned', 'owner', 'share'],
  ],
])('%j names its columns', (head, row, wanted) => {
  expect(columnsOf([head, row])).toEqual({ header: 1, use: 'links', columns: wanted });
});

test('headings are found below a title, and columns without any by what stands in them', () => {
  expect(
    columnsOf([['Group structure'], [''], ['as of 2024'], ['Owner', 'Owned', 'Share'], ['A', 'Bee', '5']]),
  ).toMatchObject({
    header: 4,
    columns: ['owner', 'owned', 'share'],
  });
  expect(
    columnsOf([
      ['Elena', '30 %', 'Harbour Holdings'],
      ['Rossi Trust', '70 %', 'Harbour Holdings'],
    ]),
  ).toEqual({
    ...{ header: 0, use: 'links', columns: ['owner', 'share', 'owned'] },
  });
  expect(
    columnsOf([
      ['Omistaja', 'Yhtiö', 'Osuus'],
      ['Ada Lind', 'Nokia Oyj', '30'],
      ['Bo Ek', 'Nokia Oyj', '70'],
    ]),
  ).toEqual({
    ...{ header: 1, use: 'links', columns: ['owner', 'owned', 'share'] },
  });
});

test('a workbook of entities and links is read from both, by the names of its sheets', () => {
  const { sheets } = proposeMapping([
    sheet('Organisations', [
      ['Name', 'Country', 'Type', 'Address', 'Key'],
      ['B Ltd', 'Malta', 'Limited', 'Quay 1', 'k1'],
    ]),
    sheet('Individuals', [
      ['Name', 'Nationality', 'Key'],
      ['Ada', 'Sweden', 'k2'],
    ]),
    sheet('Links', [
      ['From', 'To', 'Role', 'Percentage', 'Held', 'Source', 'From key', 'To key'],
      ['Ada', 'B Ltd', 'Owner', '30 %', 'direct', 'Register', 'k2', 'k1'],
    ]),
    sheet('Notes', [
      ['Kind', 'Words'],
      ['Sticky note', 'Mind the gap'],
    ]),
  ]);
  expect(sheets.map(({ use, type, columns }) => [use, type, Object.values(columns)])).toEqual([
    ['entities', 'Company', ['name', 'country', 'field.type', 'field.address', 'id']],
    ['entities', 'Individual', ['name', 'field.nationality', 'id']],
    ['links', null, ['owner', 'owned', 'role', 'share', 'via', 'source', 'owner.id', 'owned.id']],
    ['nothing', null, []],
  ]);
});

test('rows that are pasted are links where two names and a share stand in them, and entities otherwise', () => {
  expect(pastedLinks('Elena\tHarbour Holdings\t30 %')?.mapping.sheets[0]?.columns).toEqual({
    0: 'owner',
    1: 'owned',
    2: 'share',
  });
  expect(pastedLinks('Ada Lindqvist\tIndividual\tSweden\nNordic Light AB\tSE\tOrganisation')).toBeNull();
  expect(pastedLinks('Country\tName\tNotes\nMalta\tBlue Ltd\told one')).toBeNull();
  expect(pastedLinks('Harbour Holdings\nOther')).toBeNull();
});

test('a file that is filled in anew has the shape it had, another one has not', () => {
  const head = ['Owner', 'Owned', 'Share'];
  const shape = (...rows: string[][]) => shapeName([sheet('S', rows)], [1]);
  expect(shape(head, ['A', 'B', '1'])).toBe(shape([' owner', 'OWNED', 'Share '], ['C', 'D', '2']));
  expect(shape(head)).not.toBe(shape([...head, 'Role']));
  expect(shapeName([sheet('S', [['A', 'B']])], [0])).toBe('');
});

test('a column of types is of the side whose names it fits', () => {
  const owners = [
    ['Owner', 'Owned', 'Type', 'Share'],
    ['Elena', 'Harbour', 'Person', '30 %'],
    ['Rossi Trust', 'Harbour', 'Trust', '70 %'],
    ['Harbour', 'Pier', 'Company', '100 %'],
  ];
  expect(columnsOf(owners).columns).toEqual(['owner', 'owned', 'owner.type', 'share']);
  const owned = [
    ['Owner', 'Owned', 'Type', 'Share'],
    ['Elena', 'Elm Trust', 'Trust', ''],
    ['Elena', 'Harbour Ltd', 'Company', '30 %'],
  ];
  expect(columnsOf(owned).columns).toEqual(['owner', 'owned', 'owned.type', 'share']);
});

test('a mapping of an earlier file takes the unit of shares from this one', () => {
  const rows = (...shares: string[]) =>
    sheet('', [['Owner', 'Owned', 'Share'], ...shares.map((share, at) => [`A ${at}`, 'B Ltd', share])]);
  const earlier = proposeMapping([rows('30', '70')]);
  expect(earlier.sheets[0]?.shareUnit).toBe('percent');
  expect(withShareUnits([rows('0.5', '0.5')], earlier).sheets[0]).toEqual({
    ...earlier.sheets[0],
    shareUnit: 'fraction',
  });
});

test('a list of entities with a country that is none stays one', () => {
  const rows = [
    ['Name', 'Type', 'Country'],
    ['One AG', 'Organisation', 'Switzerland'],
    ['Two', 'Individual', 'Atlantis'],
  ];
  expect(columnsOf(rows)).toEqual({ header: 1, use: 'entities', columns: ['name', 'type', 'country'] });
  expect(pastedLinks(rows.map((cells) => cells.join('\t')).join('\n'))).toBeNull();
});

test('headings of groups above headings that come twice say whose they are', () => {
  const rows = [
    ['Owner', '', 'Asset', '', 'Stake'],
    ['Name', 'Country', 'Name', 'Country', '%'],
    ['A AG', 'DE', 'B GmbH', 'AT', '51'],
  ];
  expect(columnsOf(rows)).toEqual({
    header: 2,
    use: 'links',
    columns: ['owner', 'owner.country', 'owned', 'owned.country', 'share'],
  });
});

test('a column of a party without a side is of the name that stands in all of its rows', () => {
  const rows = [
    ['Company name', 'Parent', 'Ownership', 'Jurisdiction'],
    ['B Ltd', 'A plc', '100 %', 'GB'],
    ['A plc', '', '', 'GB'],
  ];
  expect(columnsOf(rows).columns).toEqual(['owned', 'owner', 'share', 'owned.country']);
});

test('a list of entities with the key of a parent in it is one of links', () => {
  const rows = [
    ['Company ID', 'Name', 'Parent ID', 'Country'],
    ['1', 'A plc', '', 'GB'],
    ['2', 'B Ltd', '1', 'GB'],
  ];
  expect(columnsOf(rows)).toMatchObject({
    ...{ use: 'links', columns: ['owned.id', 'owned', 'owner.id', 'owned.country'] },
  });
});

test('a column of countries behind the share is of the owners where one owned has several of them', () => {
  const rows = [
    ['Eigentümer', 'Firma', 'Anteil', 'Land'],
    ['A GmbH', 'Z AG', '60', 'Deutschland'],
    ['B GmbH', 'Z AG', '40', 'Österreich'],
  ];
  const mapped = (table: string[][]) => proposeMapping([sheet('', table)]).sheets[0]?.columns;
  expect(mapped(rows)).toEqual({ 0: 'owner', 1: 'owned', 2: 'share', 3: 'owner.country' });
  const held = rows.map(([owner = '', owned = '', share = '', land = ''], at) =>
    at === 0 ? [owner, owned, share, land] : ['A GmbH', `${at} AG`, share, land],
  );
  expect(mapped(held)).toEqual({ 0: 'owner', 1: 'owned', 2: 'share', 3: 'owned.country' });
});
