import { expect, test } from '@jest/globals';
import { HEAD, judged, sheet } from '../judged.fixture';

const told = (...rows: string[][]) =>
  judged(sheet('', rows)).faults.map(({ kind, place, why }) => `${kind}, ${place}: ${why}`);
const types = (...rows: string[][]) => judged(sheet('', rows)).parties.map(({ name, typeName }) => [name, typeName]);

test('names that commas part are told where the shares beside them are parted so, too', () => {
  expect(told(HEAD, ['Elena, Bob', 'B Ltd', '30, 70'], ['Lee, Ann', 'C Ltd', '30,5'])).toEqual([
    'leftOut, row 2: Owner: It seems to name several parties: semicolons or lines must part them.',
  ]);
});

test('numbers of registers that look like none are told before anything is written', () => {
  expect(
    told(
      ['Owner', 'Owned', 'Share', 'Owned country', 'Owned registration'],
      ['Ann Lee', 'Lune SAS', '30', 'France', '732829321'],
      ['Ann Lee', 'Bay GmbH', '30', 'Germany', 'foo'],
    ),
  ).toEqual([
    'note, row 2: "Lune SAS": Registration: the check digit of "732829321" is not one of SIREN.',
    'note, row 3: "Bay GmbH": Registration: "foo" does not look like a number of Handelsregister.',
  ]);
});

test('a spouse is a natural person on either side, and a form in front says a company', () => {
  expect(
    types(['Owner', 'Owned', 'Role'], ['Ann Lee', 'Bo Lee', 'Spouse'], ['Ann Lee', 'SCI Lune', 'Shareholder']),
  ).toEqual([
    ['Ann Lee', 'Individual'],
    ['Bo Lee', 'Individual'],
    ['SCI Lune', 'Company'],
  ]);
  expect(types(HEAD, ['SCI Lune', 'B Ltd', '30'])[0]).toEqual(['SCI Lune', 'Company']);
});

test('days without signs are days', () => {
  const { links } = judged(
    sheet('', [
      ['Owner', 'Owned', 'Since'],
      ['Ann Lee', 'B Ltd', '20200131'],
    ]),
  );
  expect(links[0]?.roles[0]?.startDate).toBe('2020-01-31');
});
