import { expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';

const saidOf = (...rows: string[]) =>
  linksSaid(
    sheet(
      '',
      rows.map((row) => row.split(';')),
    ),
  );

test.each([
  'Fund;Security;%',
  'Fund;Holding;%',
  'Fund;Investment;%',
  'Fund;Portfolio holding;%',
  'Fonds;Portfoliounternehmen;Anteil',
  'Feeder fund;Master fund;%',
])('a fund holds what stands beside it: %s', (head) => {
  const link = ['Blue Ocean Growth Fund > Apple Inc.: 1% Shareholder'];
  expect(saidOf(head, 'Blue Ocean Growth Fund;Apple Inc.;1 %')).toEqual({ links: link, told: [] });
  const turned = head.split(';').toSpliced(0, 2, head.split(';')[1] ?? '', head.split(';')[0] ?? '');
  expect(saidOf(turned.join(';'), 'Apple Inc.;Blue Ocean Growth Fund;1 %')).toEqual({ links: link, told: [] });
});

test('whoever a heading calls an investor holds the fund', () => {
  expect(saidOf('Fund;Investor;Holding', 'Blue Fund;Ann Lee;1 %').links).toEqual([
    'Ann Lee > Blue Fund: 1% Shareholder',
  ]);
});

test('classes of shares are no holdings of a fund', () => {
  expect(saidOf('Shareholder;Company;Security;%', 'Ann Lee;Quay Ltd;Common;5').links).toEqual([
    'Ann Lee > Quay Ltd: 5% Shareholder',
  ]);
});
