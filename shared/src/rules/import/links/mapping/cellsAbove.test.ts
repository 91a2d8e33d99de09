import { expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';

const saidOf = (...lines: string[]) =>
  linksSaid(
    sheet(
      '',
      lines.map((line) => line.split(';')),
    ),
  );
const told = (column: string, rows: number, row = 3) =>
  `row ${row}: Blank cells below “${column}” are read as the cell above them (rows: ${rows}).`;

test('a party that stands once for several rows is that of each, which is told', () => {
  const rows = ['Alpha SA;Beta SA;100%', ';Gamma SA;60%', ';Delta SA;30%', 'Omega SA;Eta SA;5%'];
  expect(saidOf('Parent;Subsidiary;%', ...rows)).toEqual({
    links: [
      'Alpha SA > Beta SA: 100% Shareholder',
      'Alpha SA > Gamma SA: 60% Shareholder',
      'Alpha SA > Delta SA: 30% Shareholder',
      'Omega SA > Eta SA: 5% Shareholder',
    ],
    told: [told('Parent', 2)],
  });
});

test('so are its country and key, of shares and roles alike', () => {
  const head = ';Company name;Country ISO code;Shareholder - Name;Shareholder - Direct %';
  const rows = ['1.;ALPHA SA;FR;BETA SA;60.00', ';;;GAMMA GMBH;40.00', '2.;OMEGA SA;FR;DELTA SA;60.00'];
  expect(saidOf(head, ...rows)).toEqual({
    links: expect.arrayContaining(['GAMMA GMBH > ALPHA SA: 40% Shareholder']),
    told: [told('Company name', 1)],
  });
  const { links } = saidOf('Company;Director;Role', 'Alpha SA;Ann Lee;Director', ';Bo Ek;Secretary');
  expect(links).toEqual(['Ann Lee > Alpha SA: Director', 'Bo Ek > Alpha SA: Secretary']);
});

test.each([
  ['a name that comes again', 'Owner;Owned;%', 'Ann Lee;A Ltd;1%', 'Ann Lee;B Ltd;2%', ';C Ltd;3%'],
  ['the same company again', 'Owner;Owned;%', 'Ann Lee;A Ltd;60%', ';A Ltd;40%'],
  ['no name above', 'Owner;Owned;%', ';A Ltd;60%', 'Ann Lee;B Ltd;40%'],
  ['nothing of a link', 'Owner;Owned;%', 'Ann Lee;A Ltd;60%', ';B Ltd;'],
  ['the second side', 'Name;Parent;%', 'A Ltd;Top plc;60%', 'B Ltd;;40%'],
])('a blank cell is nobody beside %s', (_, head, ...rows) => {
  expect(saidOf(head, ...rows).told).toEqual([expect.stringMatching(/^row \d: It names no owner\.$/)]);
});

test('a total below the rows of a company stays one', () => {
  const { links, told: all } = saidOf('Company;Shareholder;%', 'Alpha SA;Ann Lee;60%', ';Bo Ek;40%', ';Total;100%');
  expect([links.length, all]).toEqual([2, [told('Company', 2), 'row 4: It is a total, not a party.']]);
});
