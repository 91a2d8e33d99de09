import { describe, expect, test } from '@jest/globals';
import { judged, linksSaid, sheet } from '../judged.fixture';

describe('a list whose rows name their parents by its own keys', () => {
  test.each([
    [
      ['ID', 'Name', 'Parent ID', '%'],
      ['1', '2', '3'],
    ],
    [
      ['Entity ID', 'Entity Name', 'Parent Entity ID', 'Ownership %'],
      ['E1', 'E2', 'E3'],
    ],
    [
      ['Key', 'Company', 'Parent', 'Share'],
      ['a-1', 'a-2', 'a-3'],
    ],
  ])('is one of links, in whatever order: %j', (head, [top = '', second = '', third = '']) => {
    const rows = [
      [third, 'Dock Ltd', second, '100'],
      [top, 'Top plc', '', ''],
      [second, 'Quay Ltd', top, '40'],
    ];
    expect(linksSaid(sheet('', [head, ...rows]))).toEqual({
      links: ['Quay Ltd > Dock Ltd: 100% Shareholder', 'Top plc > Quay Ltd: 40% Shareholder'],
      told: [],
    });
  });

  test('takes what its columns say of each party, once, and tells parents that are not there', () => {
    const { parties, links, faults } = judged(
      sheet('', [
        ['ID', 'Name', 'Country', 'LEI', 'Parent ID'],
        ['1', 'Top plc', 'Malta', '', ''],
        ['2', 'Quay Ltd', 'Atlantis', '', '1'],
        ['3', 'Dock Ltd', 'Jersey', '', '2'],
        ['4', 'Bay Ltd', 'Jersey', '', '2'],
      ]),
    );
    expect(parties.map(({ name, country }) => `${name} ${country}`.trim()).sort()).toEqual([
      'Bay Ltd Jersey',
      'Dock Ltd Jersey',
      'Quay Ltd',
      'Top plc Malta',
    ]);
    expect(links).toHaveLength(3);
    expect(faults.map(({ why }) => why)).toEqual([
      'Country: “Atlantis” is not a country of the list; it goes to the notes.',
    ]);
  });

  test('stays a list of entities where what stands there are no keys of it', () => {
    const list = sheet('Companies', [
      ['ID', 'Name', 'Parent ID'],
      ['1', 'Quay Ltd', 'X7'],
      ['2', 'Dock Ltd', 'X8'],
    ]);
    expect(linksSaid(list).links).toEqual([]);
  });
});

test('the topmost of a list by names is no row that is left out', () => {
  const head = ['Name', 'Parent', '%'];
  expect(linksSaid(sheet('', [head, ['Top plc', '', ''], ['Quay Ltd', 'Top plc', '40']]))).toEqual({
    links: ['Top plc > Quay Ltd: 40% Shareholder'],
    told: [],
  });
  const { told } = linksSaid(sheet('', [head, ['Bay Ltd', '', '10'], ['Quay Ltd', 'Top plc', '40']]));
  expect(told).toEqual(['row 2: It names no owner.']);
});

describe('a list of holdings that says through whom each is held, by its own numbers', () => {
  test.each([
    ['Anteilsbesitzliste der Quay AG zum 31.12.2023', 'Nr.;Gesellschaft;Kapitalanteil in %;gehalten über Nr.'],
    ['Anteilsbesitzliste der Quay AG', 'Nr.;Gesellschaft;Kapitalanteil in %;über'],
    ['Subsidiaries of Quay AG', 'No.;Company;%;Held by No.'],
  ])('has those at the top held by whom the title names: %s', (title, head) => {
    const rows = ['1;Port GmbH;100;', '2;Dock GmbH;75;1', '3;Bay GmbH;60;2', '4;Lux GmbH;50;1, 2'];
    const { links, told } = linksSaid(sheet('', [[title], ...[head, ...rows].map((row) => row.split(';'))]));
    expect(links).toEqual([
      'Quay AG > Port GmbH: 100% Shareholder',
      'Port GmbH > Dock GmbH: 75% Shareholder',
      'Dock GmbH > Bay GmbH: 60% Shareholder',
    ]);
    expect(told).toEqual([
      'row 2: Rows that name no holder are held by “Quay AG”, by the title.',
      expect.stringMatching(/^row 6: .*The key names no entity of the file\.$/u),
    ]);
  });

  test('names of those through whom others are held stand in the same way', () => {
    const rows = ['Company;%;Held through', 'Port Ltd;100;', 'Dock Ltd;75;Port Ltd', 'Europe;;'];
    const { links, told } = linksSaid(sheet('', [['Subsidiaries of Quay plc'], ...rows.map((row) => row.split(';'))]));
    expect(links).toEqual(['Quay plc > Port Ltd: 100% Shareholder', 'Port Ltd > Dock Ltd: 75% Shareholder']);
    expect(told).toEqual([
      'row 2: Rows that name no holder are held by “Quay plc”, by the title.',
      'row 5: It names no owner.',
    ]);
  });

  test('a column of numbers that begins further down is told', () => {
    const rows = ['Nr.;Gesellschaft;Anteil;Zusatz', '1;Port GmbH;100;', '2;Dock GmbH;75;1', '3;Bay GmbH;60;2'];
    const { told } = linksSaid(sheet('', [['Beteiligungen der Quay AG'], ...rows.map((row) => row.split(';'))]));
    expect(told).toEqual(['row 2: Columns without a meaning are left out: Zusatz.']);
  });
});
