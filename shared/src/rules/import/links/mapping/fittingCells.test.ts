import { expect, test } from '@jest/globals';
import { judged, sheet } from '../judged.fixture';

const told = ({ faults }: ReturnType<typeof judged>) => faults.map(({ place, why }) => `${place}: ${why}`);

test.each([
  'present',
  '-',
  '–',
  'n/a',
  'heute',
  'current',
  'Ongoing',
  'today',
  'en cours',
  'in corso',
  'actual',
  'heden',
])('an end of “%s” is open, and an end beside it is read', (open) => {
  const table = judged(
    sheet('', [
      ['Owner', 'Owned', 'Start', 'End'],
      ['Ada', 'B Ltd', '2018-01-01', open],
      ['Bo', 'B Ltd', '2018-01-01', open],
      ['Cy', 'B Ltd', '-', '2019-12-31'],
    ]),
  );
  expect(table.links.map(({ roles: [role] }) => [role?.startDate, role?.endDate])).toEqual([
    ['2018-01-01', undefined],
    ['2018-01-01', undefined],
    [undefined, '2019-12-31'],
  ]);
  expect(told(table)).toEqual([]);
});

test('ends all of which are open are no names of what is owned', () => {
  const { links, faults } = judged(
    sheet('', [
      ['Owner', 'To', 'From', 'Company'],
      ['Ada', 'present', '2018-01-01', 'B Ltd'],
      ['Bo', 'present', '2018-01-01', 'B Ltd'],
    ]),
  );
  expect(links.map(({ from, to }) => [from, to])).toEqual([
    ['ada', 'b ltd'],
    ['bo', 'b ltd'],
  ]);
  expect(faults).toEqual([]);
});

test('dates that cannot be read are told cell by cell below a heading that says dates outright', () => {
  const table = judged(
    sheet('', [
      ['Owner', 'Owned', 'Start', 'End'],
      ['Ada', 'B Ltd', 'spring 2018', 'sold'],
      ['Bo', 'B Ltd', '2018', '2019-12-31'],
      ['Cy', 'B Ltd', 'about 1990', 'present'],
    ]),
  );
  expect(table.links.map(({ roles: [role] }) => [role?.startDate, role?.endDate])).toEqual([
    [undefined, undefined],
    ['2018', '2019-12-31'],
    [undefined, undefined],
  ]);
  expect(told(table)).toEqual([
    'row 2: Start: “spring 2018” is not read as a date.',
    'row 2: End: “sold” is not read as a date.',
    'row 4: Start: “about 1990” is not read as a date.',
  ]);
});

test('shares that cannot be read are told cell by cell, and those that can are read', () => {
  const shares = ['> 75 %', '40 shares', '1 of 3', '12.5.3', 'half'];
  const table = judged(
    sheet('', [['Owner', 'Owned', 'Share'], ...shares.map((share, at) => [`Ada ${at}`, `B ${at} Ltd`, share])]),
  );
  expect(table.links.map(({ roles: [role] }) => role?.minimum ?? role?.details)).toEqual([
    75,
    ...shares.slice(1).map((share) => `Share as stated: ${share}`),
  ]);
  expect(told(table)).toEqual(
    shares
      .slice(1)
      .map((share, at) => `row ${at + 3}: “${share}” cannot be read as a share; the link comes without it.`),
  );
});

test('fractions are read, a majority by one share is told, and what is no share from what is too much', () => {
  const said = ['1/3', '½', '33⅓ %', 'one third', '50% + 1 share', '130', '#REF!', '30 pour cent'];
  const rows = said.map((share, at) => [`Ada ${at} Ltd`, `B ${at} Ltd`, share]);
  const table = judged(sheet('', [['Owner', 'Owned', 'Share'], ...rows]));
  const shares = table.links.map(({ roles: [role] }) => role?.percentage && Number(role.percentage.toFixed(2)));
  expect(shares).toEqual([33.33, 50, 33.33, 33.33, 50, undefined, undefined, undefined]);
  expect(told(table)).toEqual([
    'row 6: The share “50% + 1 share” is read as exactly 50%.',
    'row 7: “130” is not a share between 0 and 100 %; the link comes without it.',
    'row 8: “#REF!” cannot be read as a share; the link comes without it.',
    'row 9: “30 pour cent” cannot be read as a share; the link comes without it.',
  ]);
});

test('a column of which most cells are amounts is no share', () => {
  const table = judged(
    sheet('', [
      ['Owner', 'Owned', 'Shares'],
      ['Ada', 'B Ltd', '40 shares'],
      ['Bo', 'B Ltd', '60 shares'],
      ['Cy', 'B Ltd', '5 %'],
    ]),
  );
  expect(table.links.map(({ roles: [role] }) => role?.percentage)).toEqual([undefined, undefined, undefined]);
  expect(told(table)).toEqual(['row 1: Columns without a meaning are left out: Shares.']);
});

test('of two headings that say dates, the one over dates is taken', () => {
  const table = judged(
    sheet('', [
      ['Owner', 'Owned', 'Start', 'Since'],
      ['Ada', 'B Ltd', 'Q1', '2018-01-01'],
    ]),
  );
  expect(table.links[0]?.roles).toMatchObject([{ startDate: '2018-01-01' }]);
});
