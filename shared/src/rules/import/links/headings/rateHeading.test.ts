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
  ['Lender;Borrower;Interest %', 'Interest %'],
  ['Darlehensgeber;Darlehensnehmer;Zinssatz', 'Zinssatz'],
])('the interest of a loan is no share: %s', (head, left) => {
  expect(saidOf(head, 'Dock Bank AG;Quay GmbH;5 %')).toEqual({
    links: ['Dock Bank AG > Quay GmbH: Lender'],
    told: [`row 1: Columns without a meaning are left out: ${left}.`],
  });
});

test('rates stand beside shares', () => {
  expect(saidOf('Owner;Owned;Discount;Share', 'Ann Lee;Quay Ltd;5 %;50 %').links).toEqual([
    'Ann Lee > Quay Ltd: 50% Shareholder',
  ]);
  expect(saidOf('Investor;Company;Interest %', 'Ann Lee;Quay Ltd;5 %').links).toEqual([
    'Ann Lee > Quay Ltd: 5% Shareholder',
  ]);
});

test('related parties of a client stand in their capacities', () => {
  const rows = ['Client: Quay Ltd', 'Related party;Capacity;Ownership %', 'Ann Lee;Director;', 'Bo Ek;Shareholder;60'];
  expect(saidOf(...rows, 'Sub Ltd;Subsidiary;100').links).toEqual([
    'Ann Lee > Quay Ltd: Director',
    'Bo Ek > Quay Ltd: 60% Shareholder',
    'Quay Ltd > Sub Ltd: 100% Shareholder',
  ]);
});
