import { expect, test } from '@jest/globals';
import { judged, linksSaid, sheet } from '../judged.fixture';
import { partyDescription, partyFields } from '../parties/partyRecord';

test.each([
  'Stichtag',
  'As of',
  'As at',
  'Date',
  'Reporting date',
  'Datum',
  'Peildatum',
  'Date du rapport',
  'Last check',
])('“%s” is no day on which a link begins, and is told', (heading) => {
  const rows = [
    ['Owner', 'Owned', heading],
    ['Ann Lee', 'Quay Ltd', '2023-12-31'],
  ];
  const { links, faults } = judged(sheet('', rows));
  expect(links[0]?.roles).toEqual([{ role: 'Shareholder', place: 'row 2' }]);
  expect(faults.map(({ why }) => why)).toEqual([`Columns without a meaning are left out: ${heading}.`]);
});

test.each([
  'Incorporation date',
  'Incorporated',
  'Founded',
  'Gründung',
  'Date de constitution',
  'Oprichtingsdatum',
  'Fecha de constitución',
])('“%s” is when the company came to be', (heading) => {
  for (const rows of [
    [
      ['Company', heading, 'Shareholder'],
      ['Quay Ltd', '01.02.2010', 'Ann Lee'],
    ],
    [
      ['Company', 'Shareholder', heading],
      ['Quay Ltd', 'Ann Lee', '01.02.2010'],
    ],
  ]) {
    const { parties, links, faults } = judged(sheet('', rows));
    const company = parties.find(({ name }) => name === 'Quay Ltd');
    expect(company && partyFields(company)).toEqual({ incorporation: '2010-02-01' });
    expect([links[0]?.roles, faults]).toEqual([[{ role: 'Shareholder', place: 'row 2' }], []]);
  }
});

test('a trust has it as its creation, others in their description', () => {
  const { parties } = judged(
    sheet('', [
      ['Trust', 'Settlor', 'Settlor type', 'Created on', 'Date of creation', 'Settlor founded'],
      ['Roe Trust', 'Roe Project', 'Project', '', '2010-02', '1999'],
    ]),
  );
  const [project, trust] = parties;
  expect(trust && partyFields(trust)).toEqual({ creation: '2010-02' });
  expect(project && partyDescription(project)).toBe('Incorporation: 1999');
});

test('beside a company that owns another it may be of either, and is left out', () => {
  const rows = [
    ['Company', 'Shareholder', 'Incorporated'],
    ['Quay Ltd', 'Pier Ltd', '2010-01-01'],
  ];
  expect(linksSaid(sheet('', rows)).told).toEqual(['row 1: Columns without a meaning are left out: Incorporated.']);
});

test('tot and bis are ends of links', () => {
  const rows = [
    ['Aandeelhouder', 'Vennootschap', 'Van', 'Tot'],
    ['Ann Lee', 'Kade BV', '2010-01-01', '2012-02-03'],
  ];
  expect(judged(sheet('', rows)).links[0]?.roles).toMatchObject([{ startDate: '2010-01-01', endDate: '2012-02-03' }]);
});

test.each([
  ['Fecha nombramiento', 'Fecha cese'],
  ['Fecha de adquisición', 'Fecha de cese'],
  ['Data nomina', 'Data cessazione'],
  ['Date de nomination', 'Date de sortie'],
  ['Data de aquisição', 'Data de saída'],
  ['Erwerbsdatum', 'Abberufung'],
  ['Data powołania', 'Data odwołania'],
])('links begin and end on “%s” and “%s”', (since, until) => {
  const rows = [
    ['Owner', 'Owned', since, until],
    ['Ann Lee', 'Quay Ltd', '01.02.2010', '31.12.2019'],
  ];
  expect(judged(sheet('', rows)).links[0]?.roles).toMatchObject([{ startDate: '2010-02-01', endDate: '2019-12-31' }]);
});
