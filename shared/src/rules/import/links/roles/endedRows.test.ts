import { expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';

const saidOf = (...rows: string[]) =>
  linksSaid(
    sheet(
      '',
      rows.map((row) => row.split(';')),
    ),
  );

const CURRENT = ['Eva Huber > Quay GmbH: 100% Shareholder'];

test.each([
  ['Status', 'Former', 'Current'],
  ['Status', 'ausgeschieden', 'aktiv'],
  ['Active?', 'No', 'Yes'],
  ['Aktiv', 'nein', 'ja'],
  ['Former', 'x', ''],
  ['Estado', 'Cesado', 'Vigente'],
])('links that are over are left out and told: %s “%s”', (heading, over, current) => {
  const head = `Shareholder;Company;Share;${heading}`;
  expect(saidOf(head, `Hans Müller;Quay GmbH;60 %;${over}`, `Eva Huber;Quay GmbH;100 %;${current}`)).toEqual({
    links: CURRENT,
    told: [`row 2: It is over (“${heading}: ${over}”), and no column says since when: only what holds today is read.`],
  });
});

test('links that end on a day are read with it', () => {
  const { links, told } = saidOf('Shareholder;Company;Share;Until;Status', 'Ann Lee;Quay GmbH;60 %;2020-01-31;Former');
  expect([links, told]).toEqual([['Ann Lee > Quay GmbH: 60% Shareholder'], []]);
});

test('a status of something else is told as a column without a meaning', () => {
  const { links, told } = saidOf('Shareholder;Company;Share;Status', 'Eva Huber;Quay GmbH;100 %;In liquidation');
  expect([links, told]).toEqual([CURRENT, ['row 1: Columns without a meaning are left out: Status.']]);
});
