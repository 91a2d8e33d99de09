import { expect, test } from '@jest/globals';
import { judged, linksSaid, sheet } from '../judged.fixture';

const HEADINGS = ['Owner ID', 'Owner', 'Company ID', 'Company', 'Share'];
const table = (...lines: string[]) => sheet('', [HEADINGS, ...lines.map((line) => line.split(';'))]);
const TOLD =
  'row 1: Keys below “Owner ID” and “Company ID” are numbered each for themselves: the names say who is meant.';

test('owners and companies that are numbered each for themselves are known by their names', () => {
  const rows = ['1;Karl Nord;1;Acme One Ltd;60', '2;Rosa Sud;1;;40', '3;Acme One Ltd;2;Acme Two Ltd;100'];
  expect(linksSaid(table(...rows))).toEqual({
    links: [
      'Karl Nord > Acme One Ltd: 60% Shareholder',
      'Rosa Sud > Acme One Ltd: 40% Shareholder',
      'Acme One Ltd > Acme Two Ltd: 100% Shareholder',
    ],
    told: [TOLD],
  });
});

test('namesakes of one side stay apart', () => {
  const { parties } = judged(table('1;Ann Lee;1;Lux Ltd;60', '2;Ann Lee;1;Lux Ltd;40', '3;Lux Ltd;2;Sub Ltd;100'));
  expect(parties.map(({ name }) => name)).toEqual(['Ann Lee', 'Lux Ltd', 'Ann Lee', 'Sub Ltd']);
});

test.each([
  ['1;Ann Lee;2;Lux Ltd;60', '2;Lux Ltd;3;Sub Ltd;100'],
  ['1;Ann Lee;2;Lux Ltd;60', '2;Lux Limited;3;Sub Ltd;100'],
  ['1;Ann Lee;2;Lux Ltd;60', '2;Luxembourg Ltd;3;Sub Ltd;100'],
])('keys of both sides together stay keys: %s, %s', (...rows) => {
  const { links, told } = linksSaid(table(...rows));
  expect(links[1]).toBe('Lux Ltd > Sub Ltd: 100% Shareholder');
  expect(told).not.toContain(TOLD);
});
