import { describe, expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';

const table = (...lines: string[]) =>
  sheet(
    '',
    lines.map((line) => line.split(';')),
  );
const SECTION = 'It heads a section, and names no party.';
const TOTAL = 'It is a total, not a party.';

describe('rows of a list that name no party', () => {
  test('head its sections or are their totals', () => {
    const { links, told } = linksSaid(
      table(
        'Lux Ltd - Cap table',
        'Name;%',
        'Founders',
        'Ann Lee;60 %',
        'Total founders;60 %',
        'Seed Investors',
        'Seed LP;30 %',
        'Employees / ESOP;',
        'ESOP pool;10 %',
      ),
    );
    expect(links).toEqual([
      'Ann Lee > Lux Ltd: 60% Shareholder',
      'Seed LP > Lux Ltd: 30% Shareholder',
      'ESOP pool > Lux Ltd: 10% Shareholder',
    ]);
    expect(told).toEqual([`row 3: ${SECTION}`, `row 5: ${TOTAL}`, `row 6: ${SECTION}`, `row 8: ${SECTION}`]);
  });

  test('so they do in a list of holdings', () => {
    const rows = ['Name und Sitz;Anteil', 'Inland;', 'Kai GmbH;100 %', 'Bau GmbH;60 %', 'Ausland;', 'Quay Ltd;100 %'];
    const { links, told } = linksSaid(table('Aufstellung des Anteilsbesitzes der Muster AG', ...rows));
    expect(links).toEqual([
      'Muster AG > Kai GmbH: 100% Shareholder',
      'Muster AG > Bau GmbH: 60% Shareholder',
      'Muster AG > Quay Ltd: 100% Shareholder',
    ]);
    expect(told).toEqual([`row 3: ${SECTION}`, `row 6: ${SECTION}`]);
  });

  test('holders without a share stay holders: persons and legal forms, the last row, and where most rows have none', () => {
    const head = ['Shareholders of Lux Ltd', 'Shareholder;%'];
    const whole = linksSaid(table(...head, 'Ann Lee;', 'Quay Ltd;', 'Bo Ek;40', 'Cy Ray;60', 'Blackrock;'));
    expect(whole.links).toHaveLength(5);
    expect(linksSaid(table(...head, 'Blackrock;', 'Vanguard;', 'Amundi;', 'Bo Ek;40')).links).toHaveLength(4);
  });
});

const OWNED = ['Owner;Owned;%', 'Ann Lee;Lux Ltd;20', 'Bo Ek;Lux Ltd;30'];

test.each([
  ...['Subtotal founders', 'Sub-total: A', 'Zwischensumme Gründer', 'Sous-total fondateurs', 'Subtotaal oprichters'],
  ...['Total issued shares', 'Summe Gesellschafter', 'Gesamt Dritte', 'Totale soci', 'Total Common'],
])('“%s” is a total', (name) => {
  expect(linksSaid(table(...OWNED, `${name};Lux Ltd;50`))).toMatchObject({
    links: [expect.stringMatching('Ann Lee'), expect.stringMatching('Bo Ek')],
    told: [`row 4: ${TOTAL}`],
  });
});

test.each(['Total SE', 'TotalEnergies', 'Total Energies', 'Total Capital', 'Summe GmbH', 'Summa Equity'])(
  '“%s” is a party',
  (name) => {
    expect(linksSaid(table(...OWNED, `${name};Lux Ltd;10`)).links[2]).toBe(`${name} > Lux Ltd: 10% Shareholder`);
  },
);

const LIST = ['Register of members of Lux Ltd', 'Member;Shares;%', 'Ann Lee;60;60%', 'Bo Ek;40;40%'];
const NOTE = 'It stands below the list and says a text alone: a note, and no party.';

test.each([
  ...['Note: Marie holds as nominee', 'Page 1 of 1', 'Source: Companies House', 'Prepared by: ABC Secretaries Ltd'],
  ...['* unaudited', 'Signed: John Smith', 'gez. Notar Dr. Klaus Meier', 'Certifié conforme', 'John Smith'],
])('“%s” below a list is a note', (text) => {
  const { links, told } = linksSaid(table(...LIST, `${text};;`, 'Page 1;;'));
  expect(links).toHaveLength(2);
  expect(told.slice(1)).toEqual([`row 5: ${NOTE}`, `row 6: ${NOTE}`]);
});

test('so it is below a register of directors, in which a name alone is a director', () => {
  const head = ['Register of Directors - Lux Ltd', 'Name;Appointed', 'Ann Lee;01.02.2020', 'Bo Ek;03.04.2021'];
  const { links, told } = linksSaid(table(...head, 'Cy Ray;', 'Signed: Ann Lee;'));
  expect(links.at(-1)).toBe('Cy Ray > Lux Ltd: Director');
  expect(told).toContain(`row 6: ${NOTE}`);
});

test('a total of all is known below those of sections', () => {
  const head = ['Lux Ltd - Cap table', 'Name;%', 'Ann Lee;60%', 'Subtotal A;60%', 'Bo Ek;30%', 'Cy Ray;10%'];
  expect(linksSaid(table(...head, 'Subtotal B;40%', 'Ensemble;100%')).links).toHaveLength(3);
});

test('a party below a list whose shares leave room holds without a share', () => {
  const { links } = linksSaid(table('Register of members of Lux Ltd', 'Member;%', 'Ann Lee;60%', 'Bo Ek;;', 'Page 1;'));
  expect(links).toEqual(['Ann Lee > Lux Ltd: 60% Shareholder', 'Bo Ek > Lux Ltd: Shareholder']);
});

test.each([
  ...['Eindtotaal', 'Totales', 'Gesamtkapital', 'Ensemble', 'Issued share capital', 'All shareholders'],
  ...['Kontrollsumme', '100%', 'Sum of the above'],
])('“%s” with the sum of those above is a total', (name) => {
  const titled = linksSaid(table(...LIST, `${name};100;100%`, 'Page 1;;'));
  expect([titled.links.length, titled.told.slice(1)]).toEqual([2, [`row 5: ${TOTAL}`, `row 6: ${NOTE}`]]);
  const sided = linksSaid(table(...OWNED.slice(0, 2), 'Bo Ek;Lux Ltd;80', `${name};Lux Ltd;100`, 'Ann Lee;Bay Ltd;50'));
  expect([sided.links.length, sided.told]).toEqual([3, [`row 4: ${TOTAL}`]]);
  expect(linksSaid(table(LIST[0] ?? '', 'Member;Shares', 'A;6.000', 'B;4.000', `${name};10.000`)).links).toHaveLength(
    2,
  );
});

test('a total of amounts is one, also where its words are written as a name', () => {
  const list = ['Liste der Gesellschafter der Lux GmbH', 'Gesellschafter;Nr.;Nennbetrag in EUR'];
  const rows = ['Hans Müller;1-15000;15.000', 'Eva Huber;15001-25000;10.000', 'Summe Stammkapital;;25.000'];
  expect(linksSaid(table(...list, ...rows)).links).toHaveLength(2);
});

test('a party with the sum of those above is none: the other half, persons, legal forms and what the table says more of', () => {
  const half = ['Owner;Owned;%', 'Ann Lee;Lux Ltd;20', 'Bo Ek;Lux Ltd;30', 'Norges;Lux Ltd;50'];
  expect(linksSaid(table(...half)).links).toHaveLength(3);
  for (const name of ['Cy Ray', 'Quay Ltd', 'ESOP', 'Other shareholders'])
    expect(linksSaid(table(...LIST, `${name};100;100%`)).links).toHaveLength(3);
  const rows = ['Owner;Owner country;Owned;%', 'Ann Lee;;Lux Ltd;20', 'Bo Ek;;Lux Ltd;25', 'Norges;Norway;Lux Ltd;45'];
  expect(linksSaid(table(...rows)).links).toHaveLength(3);
  const small = ['Owner;Owned;%', 'Ann Lee;Lux Ltd;10', 'Bo Ek;Lux Ltd;10', 'Norges;Lux Ltd;20'];
  expect(linksSaid(table(...small)).links).toHaveLength(3);
});
