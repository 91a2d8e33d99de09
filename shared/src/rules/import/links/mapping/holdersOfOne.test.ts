import { describe, expect, test } from '@jest/globals';
import { judged, linksSaid, sheet } from '../judged.fixture';
import { judgeTable } from '../judgeTable';
import { mapLines, withMapText } from './mapText';
import { proposeMapping } from './proposeMapping';

const REGISTER = [
  ['REGISTER OF MEMBERS'],
  ['Company name:', 'Harbour Holdings Ltd'],
  ['Company number:', '01234567'],
  ['Name of member', 'Address', 'Class of shares', 'Number of shares', 'Date entered', 'Date ceased'],
  ['Elena Rossi', '1 Quay Street, Bristol', 'Ordinary', '60', '01/01/2020', ''],
  ['Marina Trust', '2 Dock Road, Hull', 'Ordinary', '40', '13/05/2021', '14/06/2022'],
  ['Total', '', '', '100', '', ''],
];

describe('a list of holders of one company', () => {
  test('is read as a register of members has it, its company with its number', () => {
    const table = sheet('Register', REGISTER);
    const { parties, links, faults } = judged(table);
    expect(parties.map(({ name, registration }) => [name, registration])).toEqual([
      ['Elena Rossi', ''],
      ['Harbour Holdings Ltd', '01234567'],
      ['Marina Trust', ''],
    ]);
    expect(links.map(({ roles }) => roles[0])).toMatchObject([
      { startDate: '2020-01-01', details: 'Number of shares: 60' },
      { startDate: '2021-05-13', endDate: '2022-06-14', details: 'Number of shares: 40' },
    ]);
    expect(links.every(({ roles }) => roles[0]?.percentage === undefined)).toBe(true);
    expect(faults.map(({ kind, why }) => `${kind}: ${why}`)).toEqual([
      'note: “Number of shares” is left out as a share: it says amounts or numbers of shares, which the details keep.',
      'note: Columns without a meaning are left out: Address, Class of shares.',
      'leftOut: It is a total, not a party.',
    ]);
  });

  test.each([
    ['ACME Inc. Cap Table', 'ACME Inc.'],
    ['Cap table of ACME Inc. as of 31 December 2023', 'ACME Inc.'],
    ['Capitalization Table – ACME Inc.', 'ACME Inc.'],
    ['Shareholders of Harbour Holdings Ltd', 'Harbour Holdings Ltd'],
    ['Register of members of Harbour Holdings Ltd', 'Harbour Holdings Ltd'],
    ['Gesellschafterliste der Hafen GmbH', 'Hafen GmbH'],
    ['Actionnaires de Lune SAS (2023)', 'Lune SAS'],
    ['Company: Harbour Holdings Ltd', 'Harbour Holdings Ltd'],
  ])('“%s” above it says whose', (title, name) => {
    const rows = [[title], ['Name', '%'], ['Elena Rossi', '60'], ['Marina Trust', '40']];
    expect(linksSaid(sheet('', rows))).toEqual({
      links: [`Elena Rossi > ${name}: 60% Shareholder`, `Marina Trust > ${name}: 40% Shareholder`],
      told: [],
    });
  });

  test.each(['Register of Members', 'Register of Shareholders as of 31 December 2023', 'List of shareholders'])(
    '“%s” is the name of nobody: the company above it is whose, or a person says',
    (title) => {
      const rows = [
        ['Name', '%'],
        ['Elena Rossi', '60'],
        ['Marina Trust', '40'],
      ];
      expect(linksSaid(sheet('', [['Harbour Holdings Limited'], [title], ...rows])).links).toEqual([
        'Elena Rossi > Harbour Holdings Limited: 60% Shareholder',
        'Marina Trust > Harbour Holdings Limited: 40% Shareholder',
      ]);
      expect(linksSaid(sheet('', [[title], ...rows])).links).toEqual([]);
    },
  );

  test('a capitalisation table has the share in percent, and no number of shares for one', () => {
    const head = ['Shareholder', 'Common', 'Series A', 'Total', '% Fully diluted'];
    const rows = [
      ['Ann Lee', '60', '0', '60', '60'],
      ['Fund LP', '0', '40', '40', '40'],
      ['Total', '60', '40', '100', '100'],
    ];
    const { links, told } = linksSaid(sheet('', [['ACME Inc. Cap Table'], head, ...rows]));
    expect(links).toEqual(['Ann Lee > ACME Inc.: 60% Shareholder', 'Fund LP > ACME Inc.: 40% Shareholder']);
    expect(told).toContain('row 5: It is a total, not a party.');
    const without = linksSaid(
      sheet(
        '',
        [['ACME Inc. Cap Table'], head, ...rows].map((cells) => cells.slice(0, 4)),
      ),
    );
    expect(without.links).toEqual(['Ann Lee > ACME Inc.: Shareholder', 'Fund LP > ACME Inc.: Shareholder']);
  });

  test('without a title a person says whose, and a sheet’s name may', () => {
    const rows = [
      ['Shareholder', 'Shares', '%'],
      ['Ann Lee', '60', '60'],
      ['Fund LP', '40', '40'],
    ];
    const table = sheet('', rows);
    const proposed = proposeMapping([table]);
    expect(proposed.sheets[0]).toMatchObject({ use: 'links', columns: { 0: 'owner', 2: 'share' }, held: { name: '' } });
    const unsaid = judgeTable([table], proposed);
    expect(unsaid.links).toEqual([]);
    expect(unsaid.faults[0]).toEqual({
      ...{ kind: 'warning', place: 'row 1' },
      why: 'No column says what is owned, and no title: say whose holders these are.',
    });
    const mapping = withMapText([table], proposed, 'owned="Harbour, Quay & Co Ltd"');
    expect(mapLines([table], mapping)).toEqual(['links: owner=Shareholder, owned="Harbour, Quay & Co Ltd", share=%']);
    expect(judgeTable([table], mapping).links).toHaveLength(2);
    expect(withMapText([table], proposed, 'owned=Harbour Holdings Ltd').sheets[0]?.held).toEqual({
      name: 'Harbour Holdings Ltd',
    });
    expect(linksSaid(sheet('Harbour Holdings Ltd', rows)).links).toEqual([
      'Ann Lee > Harbour Holdings Ltd: 60% Shareholder',
      'Fund LP > Harbour Holdings Ltd: 40% Shareholder',
    ]);
  });

  test('whose country and number stand beside them has them itself', () => {
    const rows = [
      ['Shareholders of Z AG'],
      ['Shareholder', 'Country', '%'],
      ['A GmbH', 'Germany', '60'],
      ['B GmbH', 'Austria', '40'],
    ];
    const { parties } = judged(sheet('', rows));
    expect(parties.map(({ name, country }) => [name, country])).toEqual([
      ['A GmbH', 'Germany'],
      ['Z AG', ''],
      ['B GmbH', 'Austria'],
    ]);
  });
});

test('whole numbers of “Shares” are numbers of shares, and no percent', () => {
  const rows = [
    ['Owner', 'Owned', 'Shares'],
    ['Ann Lee', 'B Ltd', '60'],
    ['Cy Ltd', 'B Ltd', '40'],
  ];
  expect(linksSaid(sheet('', rows))).toEqual({
    links: ['Ann Lee > B Ltd: Shareholder', 'Cy Ltd > B Ltd: Shareholder'],
    told: ['row 1: “Shares” is left out as a share: it says amounts or numbers of shares, which the details keep.'],
  });
});

test('a list of holders that says no share is none of links', () => {
  const rows = [
    ['Shareholder', 'Country'],
    ['Ann Lee', 'Malta'],
  ];
  expect(proposeMapping([sheet('People', rows)]).sheets[0]?.use).not.toBe('links');
});
