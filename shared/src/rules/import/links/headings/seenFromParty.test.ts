import { expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';

const saidOf = (head: string, row: string) => linksSaid(sheet('', [head.split(';'), row.split(';')]));

test.each([
  ['Company;Parent of;%', 'Port Ltd;Quay Ltd;40'],
  ['Parent of;Company;%', 'Quay Ltd;Port Ltd;40'],
  ['Company;Subsidiary of;%', 'Quay Ltd;Port Ltd;40'],
  ['Company;Controlling person;%', 'Quay Ltd;Port Ltd;40'],
  ['Entity;Holds;%', 'Port Ltd;Quay Ltd;40'],
  ['Investor;Invested in;%', 'Port Ltd;Quay Ltd;40'],
  ['Gesellschaft;hält;Anteil', 'Port Ltd;Quay Ltd;40'],
  ['Gesellschaft;Muttergesellschaft von;Anteil', 'Port Ltd;Quay Ltd;40'],
  ['Gesellschaft;Tochter von;Anteil', 'Quay Ltd;Port Ltd;40'],
  ['Société;Détient;%', 'Port Ltd;Quay Ltd;40'],
  ['Société;Actionnaire de;Part', 'Port Ltd;Quay Ltd;40'],
  ['Société;Filiale de;Part', 'Quay Ltd;Port Ltd;40'],
  ['Sociedad;Posee;%', 'Port Ltd;Quay Ltd;40'],
  ['Società;Detiene;%', 'Port Ltd;Quay Ltd;40'],
  ['Bolag;Dotterbolag till;Andel', 'Quay Ltd;Port Ltd;40'],
])('headings that speak of the row’s own party say who owns whom: %s', (head, row) => {
  expect(saidOf(head, row)).toEqual({ links: ['Port Ltd > Quay Ltd: 40% Shareholder'], told: [] });
});

test.each([
  ['Name;Director of', 'Ann Lee > Quay Ltd: Director'],
  ['Name;Beneficial owner of', 'Ann Lee > Quay Ltd: Beneficial Owner'],
  ['Entity;Controls', 'Ann Lee > Quay Ltd: Shareholder'],
])('and in which role: %s', (head, link) => {
  expect(saidOf(head, 'Ann Lee;Quay Ltd')).toEqual({ links: [link], told: [] });
});

test('two of them in a row are two links, of which the first is read and the other told', () => {
  for (const [head, link] of [
    ['Entity;Owned by;%;Owns;%', 'Port Ltd > Quay Ltd: 40% Shareholder'],
    ['Entity;Owns;%;Owned by;%', 'Quay Ltd > Port Ltd: 40% Shareholder'],
  ] as const) {
    const { links, told } = saidOf(head, 'Quay Ltd;Port Ltd;40;Dock Ltd;50');
    expect(links).toEqual([link]);
    expect(told).toEqual([expect.stringContaining('Columns without a meaning are left out')]);
  }
});
