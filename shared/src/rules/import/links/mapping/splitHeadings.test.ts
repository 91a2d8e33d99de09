import { expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';
import { asLinkRows } from './asLinkRows';

const table = (...lines: string[]) =>
  sheet(
    '',
    lines.map((line) => line.split(';')),
  );

test.each([
  [['Shareholder;Company;Holding;', ';;Shares;%'], 'Shareholder;Company;Shares;Holding %'],
  [['Lux Ltd;;;', 'Shareholder;Company;Holding;', ';;Shares;%'], 'Shareholder;Company;Shares;Holding %'],
  [['Shareholder;Company;Holding;', ';;Number;%'], 'Shareholder;Company;Number of shares;Holding %'],
  [
    ['Gesellschafter;Gesellschaft;Beteiligung;', ';;Anzahl;%'],
    'Gesellschafter;Gesellschaft;Beteiligung Anzahl;Beteiligung %',
  ],
  [['Shareholder;Company;Ownership;;', ';;Shares;%;Since'], 'Shareholder;Company;Shares;Ownership %;Since'],
])('headings in two rows, %j, are one row', (head, whole) => {
  const rows = ['Ann Lee;Acme Ltd;20;40%', 'Bob Lee;Acme Ltd;30;60%'];
  const read = asLinkRows(table(...head, ...rows));
  expect(read.rows.at(-3)).toEqual({ row: head.length, cells: whole.split(';') });
  expect(linksSaid(read).links).toEqual(['Ann Lee > Acme Ltd: 40% Shareholder', 'Bob Lee > Acme Ltd: 60% Shareholder']);
});

test('so they are below the title of a list of holders', () => {
  const read = asLinkRows(
    table('Members of Lux Ltd', 'Member;Holding;', ';Shares;%', 'Ann Lee;20;40%', 'Bo Ek;30;60%'),
  );
  expect(linksSaid(read).links).toEqual(['Ann Lee > Lux Ltd: 40% Shareholder', 'Bo Ek > Lux Ltd: 60% Shareholder']);
});

test.each([
  [['Owner;Owned;Role;Share', 'Ann Lee;Acme Ltd;;', ';;Director;%']],
  [['Owner;Owned;Share', 'Ann Lee;Acme Ltd;40%', ';;%']],
  [['Owner;;Company;;%', 'Name;Country;Name;Country;', 'Ann Lee;Malta;Acme Ltd;Malta;40%']],
])('%j stays as it is', (lines) => {
  const said = table(...lines);
  expect(asLinkRows(said)).toBe(said);
});
