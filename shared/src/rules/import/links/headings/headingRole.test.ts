import { expect, test } from '@jest/globals';
import { judged, linksSaid, sheet } from '../judged.fixture';

const saidOf = (head: string, ...rows: string[]) =>
  linksSaid(
    sheet(
      '',
      [head, ...rows].map((line) => line.split(';')),
    ),
  );

test.each([
  ['Company;Director', 'Quay Ltd;Ann Lee', 'Director'],
  ['Company;Secretary', 'Quay Ltd;Ann Lee', 'Secretary'],
  ['Trust;Trustee', 'Roe Trust;Ann Lee', 'Trustee'],
  ['Trust;Settlor', 'Roe Trust;Ann Lee', 'Settlor'],
  ['Trust;Beneficiary', 'Roe Trust;Ann Lee', 'Beneficiary'],
  ['Trust;Protector', 'Roe Trust;Ann Lee', 'Protector'],
  ['Company;Member', 'Quay Ltd;Ann Lee', 'Shareholder'],
  ['Company;Partner', 'Quay LLP;Ann Lee', 'Partner'],
  ['Partnership;General Partner', 'Quay LP;Pier Ltd', 'General Partner'],
  ['Partnership;Limited Partners', 'Quay LP;Pier Ltd', 'Limited Partner'],
  ['Company;Manager', 'Quay LLC;Ann Lee', 'Manager'],
  ['Company;Nominee', 'Quay Ltd;Ann Lee', 'Nominee'],
  ['Company;UBO', 'Quay Ltd;Ann Lee', 'Beneficial Owner'],
  ['Company;Beneficial owner', 'Quay Ltd;Ann Lee', 'Beneficial Owner'],
  ['Company;Parent', 'Quay Ltd;Pier plc', 'Parent Company'],
  ['Company;Current Sole Director', 'Quay Ltd;Ann Lee', 'Sole Director'],
  ['Gesellschaft;Gesellschafter', 'Kai GmbH;Ann Lee', 'Shareholder'],
  ['Gesellschaft;Geschäftsführer', 'Kai GmbH;Ann Lee', 'Director'],
  ['Gesellschaft;Geschaeftsfuehrer', 'Kai GmbH;Ann Lee', 'Director'],
  ['Gesellschaft;Vorstand', 'Kai AG;Ann Lee', 'Director'],
  ['Gesellschaft;Kommanditist', 'Kai KG;Ann Lee', 'Limited Partner'],
  ['Gesellschaft;Komplementär', 'Kai KG;Hafen GmbH', 'General Partner'],
  ['Trust;Treuhänder', 'Roe Trust;Ann Lee', 'Trustee'],
  ['Stiftung;Stifter', 'Roe Stiftung;Ann Lee', 'Settlor'],
  ['Stiftung;Begünstigter', 'Roe Stiftung;Ann Lee', 'Beneficiary'],
  ['Société;Gérant', 'Quai SARL;Ann Lee', 'Manager'],
  ['Vennootschap;Bestuurder', 'Kade BV;Ann Lee', 'Director'],
])('a heading gives the role and the direction: %s', (head, row, role) => {
  const [held, owner] = row.split(';');
  const turned = (line: string) => line.split(';').toReversed().join(';');
  const wanted = { links: [`${owner} > ${held}: ${role}`], told: [] };
  expect(saidOf(head, row)).toEqual(wanted);
  expect(saidOf(turned(head), turned(row))).toEqual(wanted);
});

test('a role cell of a row stands over its heading', () => {
  expect(saidOf('Company;Director;Role', 'Quay Ltd;Ann Lee;Chair', 'Quay Ltd;Bo Ek;').links).toEqual([
    'Ann Lee > Quay Ltd: Chair',
    'Bo Ek > Quay Ltd: Director',
  ]);
});

test('who holds shares as a parent is their shareholder, and votes beside an office are a role of their own', () => {
  expect(saidOf('Company;Parent;%', 'Quay Ltd;Pier plc;60').links).toEqual(['Pier plc > Quay Ltd: 60% Shareholder']);
  expect(saidOf('Company;Director;Voting %', 'Quay Ltd;Ann Lee;60').links).toEqual([
    'Ann Lee > Quay Ltd: Director, 60% Voting rights',
  ]);
});

test('when a role begins and ends stands beside it', () => {
  const rows = [
    ['Company', 'Director', 'Appointed', 'Resigned'],
    ['Board X Ltd', 'Ann Boardlee', '2010-01-01', '2012-02-03'],
  ];
  expect(judged(sheet('', rows)).links[0]?.roles).toMatchObject([
    { role: 'Director', startDate: '2010-01-01', endDate: '2012-02-03' },
  ]);
});

test('marks below a role name nobody, and lists of trusts that name their trustees stay lists', () => {
  expect(saidOf('Name;Company;Director', 'Ann Lee;Quay Ltd;yes').links).toEqual(['Ann Lee > Quay Ltd: Shareholder']);
  const trusts = [
    ['Name', 'Country', 'Trustee'],
    ['Roe Trust', 'Malta', 'Ann Lee'],
  ];
  expect(judged(sheet('Trusts', trusts))).toMatchObject({ links: [], parties: [{ name: 'Roe Trust' }] });
});
