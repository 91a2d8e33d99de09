import { expect, test } from '@jest/globals';
import { judged, linksSaid, sheet } from '../judged.fixture';

const LIST = sheet('Persons', [
  ['First name', 'Last name', 'Date of birth'],
  ['Ann', 'Leeson', '1970-01-31'],
]);
const linksOf = (...owners: string[]) =>
  sheet('Links', [['Owner', 'Owned', 'Share'], ...owners.map((owner, at) => [owner, `Quay ${at} Ltd`, '30'])]);

test('“Leeson, Ann” is the person that a list has as Ann Leeson, which is told once', () => {
  const { links, told } = linksSaid(LIST, linksOf('Leeson, Ann', 'Leeson, Ann'));
  expect(links).toEqual(['Ann Leeson > Quay 0 Ltd: 30% Shareholder', 'Ann Leeson > Quay 1 Ltd: 30% Shareholder']);
  expect(told).toEqual(['Links, row 2: Owner: “Leeson, Ann” is taken as “Ann Leeson”, in another order.']);
});

test('whichever order stands first', () => {
  expect(judged(linksOf('Leeson, Ann', 'Ann Leeson')).parties.map(({ name }) => name)).toEqual([
    ...['Leeson, Ann', 'Quay 0 Ltd', 'Quay 1 Ltd'],
  ]);
});

test('nobody whom something tells apart', () => {
  const links = sheet('Links', [
    ['Owner', 'Owner date of birth', 'Owned', 'Share'],
    ['Leeson, Ann', '1980-02-28', 'Quay Ltd', '30'],
  ]);
  expect(judged(LIST, links).parties).toHaveLength(3);
});
